import { expect, test } from "vitest";
import { PathList } from "../raw/path-list.ts";
import { roundedFills } from "./rounded-fills.ts";

const PAGE = { width: 600, height: 800 };
const YELLOW = { fill: 0xffee99, stroke: null, lineWidth: 0, dashes: "" };

/** A rectangle with corners of this radius. */
function rounded(width: number, height: number, radius: number, style = YELLOW): PathList {
  const paths = new PathList();
  paths.begin(style);
  const [left, top, right, bottom] = [100, 100, 100 + width, 100 + height];
  paths.moveTo(left + radius, top);
  const side = (
    x: number,
    y: number,
    [cornerX, cornerY]: readonly [number, number],
    toX: number,
    toY: number,
  ): void => {
    paths.addPoint(x, y, false);
    paths.addPoint(cornerX, cornerY, true);
    paths.addPoint(cornerX, cornerY, true);
    paths.addPoint(toX, toY, false);
  };
  side(right - radius, top, [right, top], right, top + radius);
  side(right, bottom - radius, [right, bottom], right - radius, bottom);
  side(left + radius, bottom, [left, bottom], left, bottom - radius);
  side(left, top + radius, [left, top], left + radius, top);
  return paths;
}
const boxesOf = (paths: PathList): number[][] => {
  const { count, edges, tag } = roundedFills(paths.toTable()!, PAGE);
  return Array.from({ length: count }, (_, at) => [...edges.slice(4 * at, 4 * at + 4), tag[at]!]);
};

test("a low filled rectangle with round corners is a fill with its colour", () => {
  expect(boxesOf(rounded(60, 14, 3))).toEqual([[100, 100, 160, 114, 0xffee99]]);
});

test("a circle, a high box, a pattern and a stroke are none", () => {
  expect(boxesOf(rounded(14, 14, 7))).toEqual([]);
  expect(boxesOf(rounded(300, 120, 3))).toEqual([]);
  expect(boxesOf(rounded(60, 14, 3, { ...YELLOW, fill: -1 }))).toEqual([]);
  expect(boxesOf(rounded(60, 14, 3, { ...YELLOW, fill: null as unknown as number }))).toEqual([]);
});
