import { expect, test } from "vitest";
import { placeLabels } from "./page-labels.ts";

const PAGE = { width: 800, height: 1000 };
const block = (id: number, left: number, top: number, width: number, height: number) => ({
  type: "Text" as const,
  content: "",
  id,
  number: id,
  chunk: 0,
  bbox: { left, top, width, height, page: 1 },
});

test("numbers are left of their box, above it where a column is next to it, in it where there is no space", () => {
  const labels = placeLabels(
    [block(1, 0.1, 0.1, 0.38, 0.2), block(2, 0.49, 0.1, 0.4, 0.2), block(3, 0, 0, 1, 0.05)],
    PAGE,
  );
  expect(labels.get(1)!.x + labels.get(1)!.width).toBeLessThanOrEqual(80);
  expect(labels.get(2)!.y + labels.get(2)!.height).toBeLessThanOrEqual(100);
  expect(labels.get(3)).toMatchObject({ y: 0 });
});

test("no number covers a paragraph of a page full of them", () => {
  const blocks = Array.from({ length: 20 }, (_, at) => block(at + 1, 0.1, 0.05 + at * 0.045, 0.8, 0.044));
  for (const [id, { y, x, width }] of placeLabels(blocks, PAGE)) {
    expect([id, x + width <= 80 || y < 50]).toEqual([id, true]);
  }
});
