/** Words hidden in all places of a PDF that we know of are gone after a redaction, as far as other programs can read the file. */
import { execFileSync } from "node:child_process";
import { effort } from "@docsvc/fixtures/effort";
import { needing } from "@docsvc/fixtures/needing";
import { expect } from "vitest";
import { CONTENT_TRAPS } from "../../../testing/redaction-traps/content-traps.ts";
import { fileTraps } from "../../../testing/redaction-traps/file-traps.ts";
import { OBJECT_TRAPS } from "../../../testing/redaction-traps/object-traps.ts";
import { contains, readEverything } from "../../../testing/redaction-traps/read-everything.ts";
import { seenTraps } from "../../../testing/redaction-traps/seen-traps.ts";
import { HIDDEN, type Trap } from "../../../testing/redaction-traps/trap.ts";
import { edit } from "../edit.ts";

const PROGRAMS = [
  ["qpdf", "--version"],
  ["pdftotext", "-v"],
  ["tesseract", "--version"],
] as const;
const missing = PROGRAMS.find(([program, option]) => {
  try {
    execFileSync(program, [option], { stdio: "ignore" });
    return false;
  } catch {
    return true;
  }
});
const readers = needing(
  missing && `${missing[0]} is not installed (Debian: apt-get install qpdf poppler-utils tesseract-ocr)`,
);

/** The short form has those that once leaked, and a part of the others. */
const some = (traps: readonly Trap[], nth: number): readonly Trap[] =>
  effort(
    traps.filter(({ hasLeaked }, at) => hasLeaked === true || at % nth === 0),
    traps,
  );

async function expectGone({ name, bytes, word = HIDDEN, isSeenOnly }: Trap): Promise<void> {
  expect(contains(readEverything(bytes, isSeenOnly), word), `${name}: hidden in it`).toBe(true);
  const edited = await edit(bytes, { instructions: `redact "${word}"` }, { ocr: isSeenOnly ? "auto" : "off" });
  expect(edited.edits, name).toMatchObject([{ status: "done" }]);
  expect(contains(readEverything(edited.bytes!, isSeenOnly), word), `${name}: still in it`).toBe(false);
}

readers.test("words in the content of pages", async () => {
  for (const trap of some(CONTENT_TRAPS, 5)) await expectGone(trap);
});

readers.test("words outside the content of pages", async () => {
  for (const trap of some(OBJECT_TRAPS, 5)) await expectGone(trap);
});

readers.test("words that the form of the file keeps", async () => {
  for (const trap of some(fileTraps(), 3)) await expectGone(trap);
});

readers.test("words that only the look of a page spells", async () => {
  for (const trap of some(await seenTraps(), 4)) await expectGone(trap);
});
