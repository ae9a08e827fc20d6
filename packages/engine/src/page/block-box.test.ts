import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { pdfOfLines } from "../../testing/pdf-of-lines.ts";

test("a block is as high as its type, whatever its letters", async () => {
  const { pages } = await readDocument(
    pdfOfLines([
      { text: "sea cucumbers on sea moss", left: 72, top: 100 },
      { text: "Typography", left: 72, top: 200 },
      { text: "1", left: 72, top: 300 },
    ]),
    {},
  );
  const [small, deep, figure] = pages[0]!.blocks.map(({ bbox }) => bbox);
  // Times at 10 pt: the height of its ascenders, and the ink of the descenders if there are any.
  expect(small!.top).toBeCloseTo(92.7, 1);
  expect(small!.height).toBeCloseTo(8.3, 1);
  expect(deep!.top).toBeCloseTo(192.7, 1);
  expect(deep!.height).toBeCloseTo(9.5, 0);
  // The width of every digit.
  expect(figure!.width).toBeCloseTo(5, 1);
});
