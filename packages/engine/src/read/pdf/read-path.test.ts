import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import type { BoxTable, RawPage } from "../raw/raw-page.ts";
import { openPdf } from "./open-pdf.ts";

async function drawnBy(content: string): Promise<RawPage> {
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R >>",
    contentStream(content),
  ]);
  using document = await openPdf(bytes);
  return document.readPage(1)!;
}

const boxesOf = ({ count, edges }: BoxTable): number[][] =>
  Array.from({ length: count }, (_, at) => Array.from(edges.slice(4 * at, 4 * at + 4)));

test("of a fill over the whole page as much is read as its clip shows", async () => {
  const { filledRectangles } = await drawnBy("q 50 100 120 20 re W n 0.9 g 0 0 400 200 re f Q");
  expect(boxesOf(filledRectangles)).toEqual([[50, 80, 170, 100]]);
});

test("a fill that its clip hides is none", async () => {
  const { filledRectangles } = await drawnBy("q 500 100 120 20 re W n 0.9 g 0 0 400 200 re f Q");
  expect(boxesOf(filledRectangles)).toEqual([]);
});

test("a bent stroke reaches no further than its clip", async () => {
  const { drawings } = await drawnBy("q 50 50 100 100 re W n 60 60 m 60 900 140 900 140 60 c S Q");
  const [[left, top, right, bottom]] = boxesOf(drawings) as [[number, number, number, number]];
  expect([left, top, right, bottom].map(Math.round)).toEqual([59, 50, 141, 141]);
});
