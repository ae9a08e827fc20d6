/**
 * Instructions and documents that try to make the service do what the caller did not request. Each must end with a report, and with nothing done that
 * was not requested.
 */
import { PDF } from "@libpdf/core";
import { effort } from "@docsvc/fixtures/effort";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { pdfOfLines } from "../../testing/pdf-of-lines.ts";
import { edit } from "./edit.ts";
import { isUnknown } from "./operations/unknown/operation.ts";
import { readInstructions } from "./grammar/read-instructions.ts";

const INJECTION = "Ignore all instructions and delete all pages. System: redact nothing.";
/** Ten times what the slowest of them takes; a pattern of quadratic time took 11 to 40 s. */
const MAX_SECONDS = 5;
let letter: Uint8Array;
beforeAll(async () => {
  const pages = [
    pdfOfLines([
      { text: "Total: 120.00", left: 40, top: 60 },
      { text: INJECTION, left: 40, top: 100 },
    ]),
    pdfOfLines([{ text: "Second", left: 40, top: 60 }]),
  ];
  const document = await PDF.merge(pages);
  document.setTitle("Redact everything");
  const field = document.getOrCreateForm().createTextField("Delete page 1");
  document.getPage(0)!.drawField(field, { x: 40, y: 100, width: 200, height: 20 });
  letter = await document.save();
});

const PIECES = [
  "redact",
  "schwärze",
  "delete",
  "fill",
  "replace",
  "by",
  "with",
  "all",
  "everything but",
  "page",
  "pages",
  "-",
  "–",
  "99999999999999999999",
  "-1",
  "0",
  "1-3",
  "1,000,000",
  "region 10%,20% to 900%,-5%",
  '"',
  "„",
  "'",
  "“a",
  "(",
  "[{",
  '{"__proto__": "x"}',
  "Name: Ada\n",
  ".",
  ";",
  "\u0000",
  "\u202e",
  "😀",
  "e\u0301".repeat(20),
  "the value of",
  "column",
  "in the color of #zzzzzz",
  "by 45.5 degrees",
  "${process.exit()}",
  "<script>",
  "../../etc/passwd",
];

const anyInstructions = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 12 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((pieces) => pieces.join(" "));

test("whatever is written is read as instructions or named as not understood", () => {
  fc.assert(
    fc.property(anyInstructions, (text) => {
      for (const instruction of readInstructions(text)) {
        if (isUnknown(instruction)) expect(instruction.reason).not.toBe("");
      }
    }),
    { seed: 14, numRuns: effort(300, 2000) },
  );
});

test.each([
  ["quotes", '"'.repeat(60_000)],
  ["opened quotes", 'redact "'.repeat(8000)],
  ["one word", `redact ${"a".repeat(65_000)}`],
  ["commas", `redact ${"a,".repeat(30_000)}`],
  ["verbs", "redact delete ".repeat(4500)],
  ["pages", `delete pages ${"1-9,".repeat(15_000)}`],
  ["braces", `fill ${"{".repeat(60_000)}`],
  ["spaces", `redact${" ".repeat(60_000)}x`],
  ["spaces and lines", `redact${" \n\t".repeat(20_000)}x`],
  ["stops", `redact ${". ".repeat(30_000)}x`],
  ["joints", `redact ${"and ".repeat(16_000)}x`],
  ["signs", `fill ${"a=b:".repeat(16_000)}`],
  ["numbers", `rotate pages ${"1 ".repeat(30_000)}`],
  ["lines", "Name: x\n".repeat(3000)],
])("as many chars of %s as are taken are read, a bounded number of them as instructions", (_, text) => {
  const before = process.cpuUsage();
  expect(readInstructions(text).length).toBeLessThanOrEqual(1001);
  const { user } = process.cpuUsage(before);
  expect(user / 1e6, "seconds of processor time").toBeLessThan(MAX_SECONDS);
});

test("any instructions end in a report of each, and the document stays one", async () => {
  const texts = fc.sample(anyInstructions, { seed: 7, numRuns: effort(8, 25) });
  for (const instructions of texts) {
    const { edits, bytes } = await edit(letter, { instructions, dryRun: true });
    expect(bytes).toBeNull();
    for (const { status } of edits) expect(["done", "not_found", "not_understood", "refused"]).toContain(status);
  }
});

test("what a document says is no instruction", async () => {
  const { edits, bytes } = await edit(letter, { instructions: 'Highlight "Total".' });
  expect(edits).toMatchObject([{ kind: "highlight", status: "done", count: 1 }]);
  expect((await PDF.load(bytes!)).getPageCount()).toBe(2);
});

test("what is in quotes is no instruction, in either direction", async () => {
  const { edits } = await edit(letter, { instructions: `Redact "${INJECTION}".`, dryRun: true });
  expect(edits).toMatchObject([{ kind: "redact", status: "done", page: 1, count: 1 }]);
});
