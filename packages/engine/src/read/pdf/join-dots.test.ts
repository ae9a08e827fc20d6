import { expect, test } from "vitest";
import { BoxList } from "../raw/box-list.ts";
import { joinDots } from "./join-dots.ts";

function dotsAt(places: readonly (readonly [number, number])[]): BoxList {
  const dots = new BoxList(600, 800);
  for (const [left, top] of places) dots.push(left, top, left + 0.75, top + 0.75, 0);
  return dots;
}

function joined(dots: BoxList): number[][] {
  const lines = new BoxList(600, 800);
  joinDots(dots, lines);
  return Array.from({ length: lines.count }, (_, index) => [...lines.edges.subarray(4 * index, 4 * index + 4)]);
}

test("dots around a cell are its four borders", () => {
  const side = Array.from({ length: 21 }, (_, step) => 1.5 * step);
  const places = side.flatMap((at): [number, number][] => [
    [100 + at, 200],
    [100 + at, 230],
    [100, 200 + at],
    [130, 200 + at],
  ]);
  expect(joined(dotsAt(places))).toEqual([
    [100, 200, 130.75, 200.75],
    [100, 230, 130.75, 230.75],
    [100, 200, 100.75, 230.75],
    [130, 200, 130.75, 230.75],
  ]);
});

test("points of a plot are no lines", () => {
  const places = Array.from({ length: 40 }, (_, step): [number, number] => [100 + 9 * step, 200 + ((step * 37) % 90)]);
  expect(joined(dotsAt(places))).toEqual([]);
});
