import { describe, expect, test } from "vitest";
import type { Document } from "../document/document.ts";
import { readDocument } from "../parsing/read-document.ts";
import { pdfOfLines } from "../../testing/pdf-of-lines.ts";
import { picturePdf, pictureOf, scanPdf, textAt } from "../../testing/picture-pdf.ts";
import { blocksOf } from "../../testing/read-fixture.ts";
import { textAsCurves } from "../../testing/text-as-curves.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import { explain, findLetters } from "./explained-ink.ts";
import type { Component } from "./raster/components.ts";
import { shrink } from "./raster/shrink.ts";
import type { Raster } from "../read/raw/raster.ts";

const read = (bytes: Uint8Array): Promise<Document> =>
  readDocument(bytes, { ocr: { mode: "hybrid", system: "standard" } });

const textOf = (document: Document): string =>
  blocksOf(document)
    .map(({ text }) => text)
    .join("\n");

/** A receipt in monospaced type, as printed by tills. */
const RECEIPT = [
  "HARBOUR STORES",
  "18 Quay Road",
  "Receipt 009214  Till 02",
  "",
  "Barley soup 400g 1    3.15",
  "Candles        2      7.80",
  "Lamp oil 1L    1      6.45",
  "Pears kg   1.284      4.11",
  "Rope 10m       1     12.90",
  "Tea            3      8.25",
  "DISCOUNT 5%          -2.13",
  "",
  "SUBTOTAL             40.53",
  "VAT 20%               8.11",
  "TOTAL                48.64",
  "CASH                 50.00",
  "CHANGE                1.36",
  "",
  "Open daily from 7 to 19",
];

async function receipt(): Promise<Raster> {
  const lines = RECEIPT.map((text, at) => ({ text, left: 14, top: 30 + 12 * at, size: 9, font: "Courier" as const }));
  return pictureOf(pdfOfLines(lines, [], { width: 180, height: 280 }), 1, 200);
}

test("every amount of a receipt is whole, whether or not columns were seen in it", async () => {
  const text = textOf(await read(scanPdf(await receipt(), 200)));
  const amounts = RECEIPT.flatMap((line) => /-?\d+\.\d\d$/.exec(line)?.[0] ?? []);
  const missing = amounts.filter((amount) => !new RegExp(`(?<![\\d.])${amount.replace(".", "\\.")}(?!\\d)`).test(text));
  expect(missing).toEqual([]);
});

describe("text drawn as curves", () => {
  const drawn = ["The weir was rebuilt in the spring", "after the flood had carried it away", "with the mill below it"];
  const page = { width: 400, height: 260 };

  test("is read, whatever the text layer holds next to it", async () => {
    const lines = drawn.map((text, at) => textAt(30, 200 - 30 * at, 14, text));
    const raster = await pictureOf(picturePdf(page, [], lines.join("\n")), 1, 150);
    const rows = drawn.map((_, at) => ({
      top: (260 - 214 + 30 * at) * (150 / 72),
      bottom: (260 - 192 + 30 * at) * (150 / 72),
    }));
    const curves = textAsCurves(
      raster,
      rows.map(({ top, bottom }) => ({ top: Math.round(top), bottom: Math.round(bottom) })),
      { x: 0, y: 0, scale: 72 / 150 },
    );
    const footer = textAt(30, 20, 9, "Report of the river board for the year, page 3 of 12");
    const document = await read(picturePdf(page, [], `${curves}\n${footer}`));
    const text = textOf(document).replaceAll("\n", " ");
    expect(text).toContain(drawn.join(" "));
    expect(text.match(/river board/g)).toHaveLength(1);
    expect(blocksOf(document).some(({ type }) => type === "Figure" || type === "List Item")).toBe(false);
  });

  test("is not looked for where drawings are behind embedded text", async () => {
    const lines = drawn.map((text, at) => textAt(30, 200 - 30 * at, 14, text));
    const waves = drawn.map(
      (_, at) => `30 ${196 - 30 * at} m 90 ${216 - 30 * at} 200 ${190 - 30 * at} 260 ${204 - 30 * at} c S`,
    );
    const { recognised } = await read(picturePdf(page, [], [...waves, ...lines].join("\n")));
    expect(recognised).toEqual([]);
  });
});

describe("how a reading explains letters", () => {
  const DPI = 200;
  const ink = (left: number, right: number, top = 70): Component => ({
    left,
    right,
    top,
    bottom: 100,
    area: 0.5 * (right - left) * (100 - top),
  });
  /** `8.75`, spaced as widely as on a till receipt. */
  const [eight, point, seven, five] = [ink(155, 177), ink(190, 194, 96), ink(207, 229), ink(237, 259)];
  const number = [eight, point, seven, five];
  const word = (text: string, left: number, right: number, line: number): RecognisedWord => ({
    text,
    left,
    right,
    line,
    top: 65,
    bottom: 105,
    confidence: 0.9,
  });
  const shares = (words: readonly RecognisedWord[]): readonly number[] => {
    const letters = findLetters(number, [word("8.75", 150, 260, 0)], DPI);
    expect(letters).toHaveLength(3);
    return Array.from(explain(letters, words));
  };

  test("a word explains its letters as surely as it was read", () => {
    expect(shares([word("8.75", 150, 260, 0)])).toEqual([0.9, 0.9, 0.9]);
    expect(shares([word("8.", 150, 196, 0), word("75", 205, 260, 0)])).toEqual([0.9, 0.9, 0.9]);
  });

  test("lines that cut a printed number in two do not explain it, nor does one that leaves its end out", () => {
    expect(shares([word("8.", 150, 196, 0), word("75", 205, 260, 1)])).toEqual([0, 0.9, 0.9]);
    expect(shares([word("8.", 150, 196, 0)])).toEqual([0, 0, 0]);
  });
});

test("a picture drawn half as large holds the means of four pixels", () => {
  const grey = Uint8Array.from([0, 100, 255, 255, 9, 100, 200, 255, 1, 7]);
  expect(shrink({ width: 5, height: 2, grey }, 2)).toEqual({ width: 2, height: 1, grey: Uint8Array.from([100, 192]) });
});
