import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { drawnFontPdf } from "../../../testing/drawn-font-pdf.ts";
import { openPdf } from "./open-pdf.ts";

const TEXT = "the keeper writes down the level of the river";

test.each([
  { scale: 0.001, tfSize: 10 },
  { scale: 1, tfSize: 0.12 },
  { scale: 0.24, tfSize: 1 },
  { scale: 1, tfSize: 1 },
])("letters of 10 points are of size 10 whatever scales them: $scale × $tfSize", async (font) => {
  const bytes = drawnFontPdf(TEXT, font);
  using document = await openPdf(bytes);
  expect(document.readPage(1)!.styles.map(({ size }) => size)).toEqual([10]);
  const { pages } = await readDocument(bytes, {});
  expect(pages[0]!.blocks.map(({ text }) => text)).toEqual([TEXT]);
});

test("letters that a damaged matrix makes smaller than any keep a size", async () => {
  const bytes = Buffer.from(drawnFontPdf(TEXT)).toString("latin1");
  const damaged = Buffer.from(bytes.replace("[0.001 0 0 0.001 0 0]", "[0.001 0 0 0.000001 0 0]"), "latin1");
  using document = await openPdf(damaged);
  for (const { size } of document.readPage(1)!.styles) expect(size).toBeGreaterThan(0);
  expect((await readDocument(damaged, {})).pages).toHaveLength(1);
});
