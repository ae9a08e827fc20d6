import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { pdfOfLines } from "../testing/pdf-of-lines.ts";

test("a block is as high as its type, whatever its letters", async () => {
  const { pages } = await readDocument(
    pdfOfLines([
      { text: "sea cucumbers on sea sand", left: 72, top: 100 },
      { text: "Typography", left: 72, top: 200 },
      { text: "1", left: 72, top: 300 },
    ]),
    {},
  );
  const boxes = pages[0]!.blocks.map(({ bbox }) => bbox);
  // Of Times at 10 pt: ascent and descent make 9.7; a one is as wide as every figure.
  for (const { height } of boxes) expect(height).toBeCloseTo(9.7, 1);
  expect(boxes[2]!.width).toBeCloseTo(5, 1);
});
