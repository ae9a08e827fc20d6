import { expect, test } from "vitest";
import { BLUE, ChartPage } from "../../testing/chart-pdf.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { charsToWords } from "../text/chars-to-words.ts";
import { hasBar } from "./has-bar.ts";
import { toShapes } from "./shapes.ts";

async function mayHaveBars(page: ChartPage): Promise<boolean> {
  using document = await openPdf(page.toBytes());
  const raw = document.readPage(1)!;
  return hasBar(toShapes(raw.paths!).rectangles, charsToWords(raw, 0).upright);
}

test("bars of different lengths may be bars, also with a name and a value in each", async () => {
  const page = new ChartPage().bar(BLUE, 60, 50, 260, 70).bar(BLUE, 60, 90, 180, 110);
  expect(await mayHaveBars(page.text("North 20", [100, 60]).text("South 12", [100, 100]))).toBe(true);
});

test("segments of lying bars with their values may be bars", async () => {
  const page = new ChartPage().bar(BLUE, 60, 50, 160, 70).bar(BLUE, 160, 50, 200, 70);
  expect(await mayHaveBars(page.text("20", [100, 60]).text("8", [180, 60]))).toBe(true);
});

test("cells of a header, of a column and shaded rows are no bars", async () => {
  const page = new ChartPage().bar(BLUE, 60, 20, 160, 40).bar(BLUE, 160, 20, 260, 40);
  page.text("Name", [100, 30]).text("Count", [200, 30]);
  for (const top of [60, 80, 100]) page.bar(BLUE, 60, top, 160, top + 20);
  page.bar(BLUE, 60, 160, 360, 180).text("One row of many words", [200, 170]);
  expect(await mayHaveBars(page)).toBe(false);
});
