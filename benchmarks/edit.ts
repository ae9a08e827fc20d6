/**
 * Redacts a word, all dates and a region in every PDF of a folder, and searches the written files for them with an independent reader:
 * `pdftotext` (Debian's poppler-utils).
 *
 * node benchmarks/edit.ts --corpus DIR [--most 40] [--corpus-name NAME]: with a name the result is stored as `results/redaction-NAME.json`
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { edit, EngineError } from "@docsvc/engine";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    most: { type: "string", default: "40" },
    "corpus-name": { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});
if (values.corpus === undefined) throw new Error("Give the folder of PDFs: --corpus DIR");

const folder = mkdtempSync(join(tmpdir(), "docsvc-edit-"));
const flat = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
const textOf = (path: string, ...options: string[]): string =>
  execFileSync("pdftotext", [...options, path, "-"], {
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 28,
  }).toString();
const wordsOf = (text: string): string[] =>
  text.split(/\s+/u).map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The crop box of the first page as displayed, in page units from the corner of the media box, which is how `pdftotext` counts. */
function cropOf(source: string): Area {
  const info = execFileSync("pdfinfo", ["-box", source], { stdio: ["ignore", "pipe", "ignore"] }).toString();
  const boxOf = (name: string): number[] =>
    (new RegExp(`${name}:(.*)`, "u").exec(info)?.[1] ?? "").trim().split(/\s+/u).map(Number);
  const media = boxOf("MediaBox");
  const crop = boxOf("CropBox");
  // The widths cut off at the left, top, right and bottom; a quarter turn moves the bottom to the left.
  const cut = [crop[0]! - media[0]!, media[3]! - crop[3]!, media[2]! - crop[2]!, crop[1]! - media[1]!];
  const size = [crop[2]! - crop[0]!, crop[3]! - crop[1]!];
  const quarter = (Number(/Page rot:\s*(\d+)/u.exec(info)?.[1] ?? 0) / 90) % 4;
  const [left, top] = [cut[(4 - quarter) % 4]!, cut[(5 - quarter) % 4]!];
  const [width, height] = quarter % 2 === 0 ? size : size.toReversed();
  return { left, top, width: width!, height: height! };
}

/** A word that is separate wherever its letters occur: only then can it be searched for in text without spaces. */
function chooseWord(text: string): string | undefined {
  const words = wordsOf(text);
  const all = flat(text);
  const counts = Map.groupBy(
    words.filter((word) => /^\p{L}{6,14}$/u.test(word)),
    flat,
  );
  return [...counts]
    .filter(([key, found]) => all.split(key).length - 1 === found.length)
    .sort(([, a], [, b]) => b.length - a.length)[2]?.[0];
}

/** Neither damaged nor encrypted, and with at least one page. */
function isReadable(path: string): boolean {
  try {
    textOf(path);
    return cropOf(path).width > 0;
  } catch {
    console.log(`left out, as pdftotext does not read it: ${path}`);
    return false;
  }
}

const totals = {
  edits: 0,
  leaks: 0,
  errors: 0,
  notProved: 0,
  refused: 0,
  pictures: 0,
  words: 0,
  lost: 0,
  milliseconds: 0,
};
const path = join(folder, "out.pdf");

let current = "";

/** @param isLeft - checks the written file for what must be gone */
async function run(bytes: Uint8Array, instructions: string, isLeft: () => boolean): Promise<boolean> {
  const began = performance.now();
  try {
    const { bytes: written, edits } = await edit(bytes, { instructions }, { ocr: "off" });
    totals.milliseconds += performance.now() - began;
    if (edits[0]?.status !== "done") return false;
    totals.edits++;
    if (edits[0].reason !== undefined) totals.pictures++;
    writeFileSync(path, written!);
    if (isLeft()) {
      totals.leaks++;
      console.log(`leak: ${instructions} in ${current}`);
    }
    return true;
  } catch (error) {
    if (EngineError.isInstance(error) && error.code === "redaction_not_proved") totals.notProved++;
    else if (EngineError.isInstance(error) && error.code === "damaged_document") totals.refused++;
    else totals.errors++;
    console.log(`${current}: ${instructions}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const files = readdirSync(values.corpus, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".pdf") && isReadable(join(values.corpus!, name)))
  .toSorted()
  .slice(0, Number(values.most));
for (const name of files) {
  const source = join(values.corpus, name);
  const bytes = new Uint8Array(readFileSync(source));
  current = name;
  const before = textOf(source, "-layout");
  const word = chooseWord(before);
  if (word !== undefined && (await run(bytes, `redact "${word}"`, () => flat(textOf(path)).includes(word)))) {
    const counted = Map.groupBy(wordsOf(textOf(path, "-layout")), (found) => found);
    const others = wordsOf(before).filter((own) => !flat(own).includes(word) && own !== "");
    totals.words += others.length;
    const lostBefore = totals.lost;
    for (const [own, found] of Map.groupBy(others, (found) => found)) {
      totals.lost += Math.max(0, found.length - (counted.get(own)?.length ?? 0));
    }
    if (totals.lost > lostBefore) console.log(`${name}: ${totals.lost - lostBefore} other words lost with "${word}"`);
  }
  const iso =
    /\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2} (?:January|February|March|April|June|July|August|September|October|November|December) (?:19|20)\d\d\b/gu;
  await run(bytes, "redact all dates", () => iso.test(textOf(path)));
  const { left, top, width, height } = cropOf(source);
  const inside = { x: left + 0.22 * width, y: top + 0.22 * height, W: 0.36 * width, H: 0.16 * height };
  const box = Object.entries(inside).flatMap(([option, value]) => [`-${option}`, String(Math.round(value))]);
  await run(
    bytes,
    "redact region 0.2,0.2 to 0.6,0.4 on page 1",
    () => textOf(path, ...box, "-r", "72", "-f", "1", "-l", "1").trim().length > 0,
  );
}
rmSync(folder, { recursive: true });
const result = { documents: files.length, ...totals, milliseconds: Math.round(totals.milliseconds) };
console.log(JSON.stringify(result));
const name = values["corpus-name"];
if (name !== undefined && !values["dry-run"]) await writeResult(`redaction-${name}`, result);
