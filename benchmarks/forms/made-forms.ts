import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { edit } from "@docsvc/engine";
import type { MadeFormLine } from "../results/forms-result.ts";
import { FORM_MAKERS } from "./form-makers.ts";
import { CHOICES, type FormMaker, GROUP, TEXTS, TICKED, UNTICKED } from "./made-form.ts";
import { type ReadField, readForm, shownText } from "./read-form.ts";

/** Programs that rewrite a form, as mail filters and archives do. */
const REWRITERS: Readonly<Record<string, (from: string, to: string) => readonly [string, readonly string[]]>> = {
  "": (from, to) => ["cp", [from, to]],
  "rewritten by qpdf": (from, to) => ["qpdf", ["--object-streams=generate", "--linearize", from, to]],
  "rewritten by MuPDF": (from, to) => ["mutool", ["clean", "-gggg", "-z", from, to]],
};

/** Fills the form of each producer, both unchanged and rewritten; reports those that no installed program can make. */
export async function fillMadeForms(): Promise<MadeFormLine[]> {
  const lines: MadeFormLine[] = [];
  for (const maker of FORM_MAKERS) {
    const folder = mkdtempSync(join(tmpdir(), "docsvc-made-form-"));
    const bytes = await maker.make(folder);
    if (bytes === null) console.log(`left out, as nothing makes it here: ${maker.producer}`);
    else {
      const own = join(folder, "own.pdf");
      writeFileSync(own, bytes);
      for (const [name, command] of Object.entries(REWRITERS)) {
        const path = join(folder, "before.pdf");
        rmSync(path, { force: true });
        const [program, args] = command(own, path);
        spawnSync(program, args, { stdio: "ignore" });
        if (!existsSync(path)) console.log(`left out, as nothing does it here: ${maker.producer} ${name}`);
        else lines.push(await fillMade(maker, name, path));
      }
    }
    rmSync(folder, { recursive: true });
  }
  return lines;
}

async function fillMade({ producer }: FormMaker, rewritten: string, path: string): Promise<MadeFormLine> {
  const wanted: Readonly<Record<string, string | boolean>> = {
    ...TEXTS,
    [TICKED]: true,
    ...CHOICES,
    [GROUP.name]: GROUP.chosen,
  };
  const instructions = `fill ${JSON.stringify(wanted)}`;
  const { bytes, edits } = await edit(new Uint8Array(readFileSync(path)), { instructions }, { ocr: "off" });
  for (const { status, reason } of edits) {
    if (status !== "done") console.log(`${producer} ${rewritten}: ${status}: ${reason ?? ""}`);
  }
  const filled = `${path}.filled.pdf`;
  if (bytes !== null) writeFileSync(filled, bytes);
  const [before, after] = [readForm(path), bytes === null ? [] : readForm(filled)];
  const isRight = (name: string): boolean => {
    const valuesOf = (fields: readonly ReadField[]): string[] =>
      fields.filter((field) => lastPart(field) === name).map(({ value }) => value);
    const [was, now] = [valuesOf(before), valuesOf(after)];
    // The name of a state is chosen by the producer.
    if (name === TICKED || name === GROUP.name) return now.some((value) => isOn(value) && !was.includes(value));
    return now.every((value) => value === wanted[name]);
  };
  const shown = bytes === null ? "" : shownText(filled);
  return {
    producer: rewritten === "" ? producer : `${producer}, ${rewritten}`,
    asked: Object.keys(wanted).length,
    valued: Object.keys(wanted).filter(isRight).length,
    texts: Object.keys(TEXTS).length,
    shown: Object.values(TEXTS).filter((text) => shown.includes(text.replaceAll(" ", ""))).length,
    otherChanged: isOn(after.find((field) => lastPart(field) === UNTICKED)?.value ?? "") ? 1 : 0,
  };
}

function lastPart({ name }: ReadField): string {
  return name.split(".").at(-1)!;
}

function isOn(state: string): boolean {
  return !/^(?:\/?Off)?$/u.test(state);
}
