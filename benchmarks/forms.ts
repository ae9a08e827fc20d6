/**
 * Fills forms and reads them back with independent programs: qpdf for the values, `pdftotext` for what the pages show.
 *
 * node benchmarks/forms.ts --corpus DIR [--dry-run]: fills the forms of a folder, in each form six texts outside Latin-1 and three check boxes; all
 * other fields must keep their values.
 *
 * node benchmarks/forms.ts --made [--dry-run]: fills one form as written by several programs, made here by those that are installed.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { edit } from "@docsvc/engine";
import { fillMadeForms } from "./forms/made-forms.ts";
import { type ReadField, readForm, shownText } from "./forms/read-form.ts";
import type { FormLine } from "./results/forms-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    made: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});
if (values.corpus === undefined && !values.made) throw new Error("Give the folder of forms, --corpus DIR, or --made.");
const MAX_TEXTS = 6;
const MAX_BOXES = 3;
/** Short, because some fields allow only a few letters; not in Latin-1. */
const VALUE = "Łőż";

const folder = mkdtempSync(join(tmpdir(), "docsvc-forms-"));
const lines = values.made ? await fillMadeForms() : await fillCorpus(values.corpus!);
rmSync(folder, { recursive: true });
console.table(lines);
if (!values["dry-run"]) await writeResult(values.made ? "made-forms" : "forms", { lines });

async function fillCorpus(corpus: string): Promise<FormLine[]> {
  const filled: FormLine[] = [];
  for (const name of readdirSync(corpus).toSorted()) {
    if (!name.endsWith(".pdf")) continue;
    filled.push(await fillForm(name.slice(0, -4), new Uint8Array(readFileSync(join(corpus, name)))));
  }
  return filled;
}

async function fillForm(name: string, bytes: Uint8Array): Promise<FormLine> {
  const [before, after] = [join(folder, "before.pdf"), join(folder, "after.pdf")];
  writeFileSync(before, bytes);
  const fields = readForm(before);
  const named = (kind: ReadField["kind"], most: number): ReadField[] =>
    fields.filter((one) => one.kind === kind && !one.isReadOnly && isAlone(one, fields)).slice(0, most);
  const [texts, boxes] = [named("text", MAX_TEXTS), named("check", MAX_BOXES)];
  const wanted = [...texts.map((one) => [one.name, VALUE]), ...boxes.map((one) => [one.name, true])];
  const instructions = `fill ${JSON.stringify(Object.fromEntries(wanted))}`;
  const { bytes: written, edits } = await edit(bytes, { instructions }, { ocr: "off" });
  const refused = edits.filter(({ status }) => status !== "done");
  for (const { status, reason } of refused) console.log(`${name}: ${status}: ${reason ?? ""}`);
  if (written !== null) writeFileSync(after, written);
  const filled = written === null ? [] : readForm(after);
  const valueOf = (one: ReadField): string => filled.find((other) => other.name === one.name)?.value ?? "";
  const asked = new Set([...texts, ...boxes]);
  return {
    name,
    fields: fields.length,
    asked: asked.size,
    refused: refused.length,
    valued:
      texts.filter((one) => valueOf(one) === VALUE).length +
      boxes.filter((one) => !/^(?:\/?Off)?$/u.test(valueOf(one))).length,
    texts: texts.length,
    shown: written === null ? 0 : Math.min(texts.length, shownText(after).split(VALUE).length - 1),
    otherChanged: fields.filter((one) => !asked.has(one) && valueOf(one) !== one.value).length,
    fieldsLost: fields.length - filled.length,
  };
}

/** A name shared by two fields is ambiguous. */
function isAlone({ name }: ReadField, fields: readonly ReadField[]): boolean {
  return name !== "" && fields.filter((other) => other.name === name).length === 1;
}
