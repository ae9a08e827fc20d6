import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import type { CharTable, TextStyle } from "../raw/raw-page.ts";
import { dropNarrowBlanks } from "./drop-narrow-blanks.ts";

/** A line in a font whose space is extremely narrow, so that PDFium takes every gap for a space. */
function read(font: string, pieces: string): Promise<string> {
  return readContent(font, `BT /F1 12 Tf 50 100 Td [${pieces}] TJ ET`);
}

async function readContent(font: string, content: string): Promise<string> {
  const widths = Array.from({ length: 224 }, (_, index) => (index === 0 ? 50 : 500)).join(" ");
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 4 0 R /F2 6 0 R >> >> /Contents 5 0 R >>",
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${widths}] >>`,
    contentStream(content),
    `<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>`,
  ]);
  const { pages } = await readDocument(bytes, {});
  return pages[0]!.blocks.map((block) => block.text).join("\n");
}

test("letters a tenth of their size apart are one word, words a sixth apart are two", async () => {
  expect(await read("Helvetica", "(s) -100 (t) -100 (y) -100 (l) -100 (e) -170 (l) -100 (i) -100 (n) -100 (e)")).toBe(
    "style line",
  );
});

test("in a monospaced font letters are farther apart than that", async () => {
  expect(await read("Courier", "(s) -150 (t) -150 (y) -150 (l) -150 (e) -500 (l) -150 (i) -150 (n) -150 (e)")).toBe(
    "style line",
  );
});

test("the space of the text is before a monospaced word", async () => {
  const content = "BT /F1 12 Tf 50 100 Td (the) Tj 20.4 0 Td /F2 12 Tf (file) Tj ET";
  expect(await readContent("Times-Roman", content)).toBe("the file");
});

test("letters that are slanted by their matrix keep the spaces between words", async () => {
  const content = "BT /F1 12 Tf 1 0 0.25 1 50 100 Tm [(the) -230 (lock)] TJ ET";
  expect(await readContent("Times-Roman", content)).toBe("the lock");
});

test("numbers set char by char, as charts have them, are words with their exponents", async () => {
  const pieces = [
    ["1", 0, 0, 12],
    ["0", 6, 0, 12],
    ["2", 12, 5, 8],
  ] as const;
  const content = pieces.map(([text, x, y, size]) => `BT /F1 ${size} Tf ${50 + x} ${100 + y} Td (${text}) Tj ET`);
  expect(await readContent("Times-Roman", content.join("\n"))).toBe("102");
});

test("a letter whose ink reaches the next one ends no word, though PDFium ends a line there", () => {
  // As Chromium sets DejaVu Sans of 8.3 points: each letter is a separate text object, and the r is up to 0.02 wider than its advance.
  const letters = charsOf(["t", 90.75, 94], ["r", 94, 97.41], ["\r", 98.54, 98.54], ["\n", 98.54, 98.54], ["a", 97.4, 102.48]); // prettier-ignore
  expect(dropNarrowBlanks(letters, [STYLE])).toBe(3);
  expect(String.fromCodePoint(...letters.code.subarray(0, 3))).toBe("tra");
  const words = charsOf(["r", 94, 97.41], ["\r", 98.54, 98.54], ["\n", 98.54, 98.54], ["a", 100.1, 105.2]);
  expect(dropNarrowBlanks(words, [STYLE])).toBe(4);
});

const STYLE: TextStyle = { font: "DejaVu Sans", size: 8.3, bold: false, italic: false, monospace: false, color: 0, angleDegrees: 0, invisible: false }; // prettier-ignore

/** Chars of one line with the edges of their ink. */
function charsOf(...chars: readonly (readonly [text: string, left: number, right: number])[]): CharTable {
  const left = Float32Array.from(chars, ([, x]) => x);
  const right = Float32Array.from(chars, ([, , x]) => x);
  const [advanceLeft, originX] = [left.slice(), left.slice()];
  const zero = (): Float32Array => new Float32Array(chars.length);
  return {
    count: chars.length,
    code: Uint32Array.from(chars, ([text]) => text.codePointAt(0)!),
    left,
    right,
    advanceLeft,
    advanceRight: right.slice(),
    originX,
    originY: zero(),
    top: zero(),
    bottom: zero(),
    looseTop: zero(),
    looseBottom: zero(),
    style: new Uint16Array(chars.length),
    generated: new Uint8Array(chars.length),
  };
}
