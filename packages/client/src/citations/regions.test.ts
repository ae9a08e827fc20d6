import { expect, test } from "vitest";
import { regionsByPage, regionsOf, toPixels, toStyle } from "../citations.ts";

const box = (page: number, left = 0.25) => ({ left, top: 0.5, width: 0.5, height: 0.125, page });
const block = (page: number, left?: number) => ({ type: "Text", content: "x", bbox: box(page, left) });

test("a block, a chunk, a citation, a cited value, a result and lists of them have regions, each once", () => {
  const chunk = { content: "x", blocks: [block(1), block(2), block(1)] };
  expect(regionsOf(block(1))).toEqual([box(1)]);
  expect(regionsOf(chunk)).toEqual([box(1), box(2)]);
  expect(regionsOf({ chunks: [chunk] })).toEqual([box(1), box(2)]);
  expect(regionsOf({ citations: [{ bbox: box(3) }] })).toEqual([box(3)]);
  expect(regionsOf({ citations: { "/a": [{ bbox: box(3) }], "/b": [{ bbox: box(4) }] } })).toEqual([box(3), box(4)]);
  expect(regionsOf([block(2), [chunk]])).toEqual([box(2), box(1)]);
});

test("places without a box have no region", () => {
  expect(regionsOf([null, undefined, { bbox: null }, { blocks: [{ bbox: null }] }, {}])).toEqual([]);
});

test("a box beyond its page is cut at the page's edge", () => {
  expect(regionsOf({ bbox: { left: -0.25, top: 0.75, width: 0.5, height: 0.5, page: 1 } })).toEqual([
    { left: 0, top: 0.75, width: 0.25, height: 0.25, page: 1 },
  ]);
});

test("regions go by their pages, ascending", () => {
  const pages = regionsByPage([block(3), block(1), block(3, 0)]);
  expect([...pages.keys()]).toEqual([1, 3]);
  expect(pages.get(3)).toHaveLength(2);
});

test("a region converts to pixels, to points and to CSS", () => {
  expect(toPixels(box(1), { width: 800, height: 1000 })).toEqual({ left: 200, top: 500, width: 400, height: 125 });
  expect(toStyle(box(1))).toEqual({ left: "25%", top: "50%", width: "50%", height: "12.5%" });
});
