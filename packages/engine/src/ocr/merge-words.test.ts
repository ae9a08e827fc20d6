import { expect, test } from "vitest";
import { styledPdf } from "../../testing/styled-pdf.ts";
import { layOutPage } from "../page/lay-out-page.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { mergeWords, type Recognition } from "./merge-words.ts";
import type { PlacedWord } from "./placed-word.ts";

const box = { left: 60, top: 200, right: 90, bottom: 210 };
const WORD: PlacedWord = {
  text: "Quay",
  confidence: 0.95,
  line: 0,
  ink: box,
  level: box,
  baselineX: 60,
  baselineY: 208,
  size: 10,
  angleDegrees: 0,
  bold: false,
  italic: false,
  inPicture: false,
};
const FOUND: Recognition = { words: [WORD], rulingLines: [], figures: [], textPictures: [], replacesText: false };

/** A page with a struck-out price. */
async function pageWithPrice(): Promise<RawPage> {
  const line = "BT /F4 10 Tf 50 240 Td (The tenant pays 55 crowns a month.) Tj ET 0.6 w 146 243 m 200 243 l S";
  using pdf = await openPdf(styledPdf(line));
  return pdf.readPage(1)!;
}

/** Styled parts of the page's lines. */
function styledParts(page: RawPage): string[] {
  const lines = layOutPage(page).blocks.flatMap((block) => ("lines" in block ? block.lines : []));
  return lines.flatMap(({ text, spans = [] }) => spans.map(({ start, end }) => text.slice(start, end)));
}

test("embedded text keeps its styles if a picture of the page is recognised", async () => {
  const page = await pageWithPrice();
  expect(styledParts(page)).toContain("55 crowns");
  expect(styledParts(mergeWords(page, FOUND))).toContain("55 crowns");
});

test("recognised words have styles of their own", async () => {
  const page = mergeWords(await pageWithPrice(), { ...FOUND, words: [{ ...WORD, style: { strike: true } }] });
  expect(styledParts(page)).toEqual(expect.arrayContaining(["55 crowns", "Quay"]));
});

test("text that recognition replaces leaves no style behind", async () => {
  const page = mergeWords(await pageWithPrice(), { ...FOUND, replacesText: true });
  expect(styledParts(page)).toEqual([]);
});
