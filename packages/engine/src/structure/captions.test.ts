import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { picturePdf } from "../../testing/picture-pdf.ts";

/** Three slanted strokes, 120 pt wide and 100 high, at this position from the page's bottom left. */
const drawingAt = (left: number, bottom: number): string =>
  [0, 10, 20].map((at) => `${left} ${bottom + at} m ${left + 120} ${bottom + 80 + at} l S`).join(" ");
const textAt = (left: number, bottom: number, text: string): string =>
  `BT /F 9 Tf ${left} ${bottom} Td (${text}) Tj ET`;

/** The captions of a page's figures, from left to right and top to bottom. */
async function captionsOf(content: readonly string[]): Promise<(string | undefined)[]> {
  const { pages } = await readDocument(picturePdf({ width: 400, height: 600 }, [], content.join("\n")), {});
  const figures = pages[0]!.blocks.filter(({ type }) => type === "Figure");
  return figures.toSorted((a, b) => a.bbox.top - b.bbox.top || a.bbox.left - b.bbox.left).map(({ caption }) => caption);
}

const rows = [400, 240];
const lefts = [50, 230];
const drawings = rows.flatMap((bottom) => lefts.map((left) => drawingAt(left, bottom)));
const names = [
  "Figure 1: Gauges",
  "Figure 2: Weirs",
  "Figure 3: Locks of the lower canal in spring",
  "Figure 4: Quays",
];
const captionsAt = (above: number): string[] =>
  rows.flatMap((bottom, row) => lefts.map((left, at) => textAt(left, bottom + above, names[2 * row + at]!)));

test("captions over figures are tied to those under them, though others are as near above", async () => {
  for (const above of [112, 126, 132]) expect(await captionsOf([...drawings, ...captionsAt(above)])).toEqual(names);
});

test("captions under figures are tied to those over them, though others are as near below", async () => {
  for (const below of [18, 38]) expect(await captionsOf([...drawings, ...captionsAt(-below)])).toEqual(names);
});
