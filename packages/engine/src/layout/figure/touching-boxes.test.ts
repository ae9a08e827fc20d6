import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { FIELD, labelTouching } from "./touching-boxes.ts";

const COLUMNS = 102;
const ROWS = 132;

function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Groups of touching boxes, independent of the label values. */
function partition(boxes: readonly Box[]): number[] {
  const labels = [...labelTouching(boxes, COLUMNS, ROWS)];
  return labels.map((label) => labels.indexOf(label));
}

test("boxes of neighbouring fields hang together, with a field between them they do not", () => {
  const box = boxAt(60, 60, 11, 11);
  expect(partition([box, boxAt(60 + 2 * FIELD, 60, 5, 5)])).toEqual([0, 0]);
  expect(partition([box, boxAt(60 + 3 * FIELD, 60, 5, 5)])).toEqual([0, 1]);
  expect(partition([box, boxAt(60 + 2 * FIELD, 60 + 2 * FIELD, 5, 5)])).toEqual([0, 0]);
});

test("two boxes that a third one touches hang together", () => {
  expect(partition([boxAt(0, 0, 20, 5), boxAt(100, 0, 20, 5), boxAt(15, 3, 90, 1)])).toEqual([0, 0, 0]);
});

test("many boxes hang together as few of them do, with others far away", () => {
  let state = 7;
  const chance = (below: number): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  for (let round = 0; round < 20; round++) {
    const few = Array.from({ length: 30 }, () => boxAt(chance(500), chance(500), chance(60), chance(60)));
    // More boxes below, each isolated, so that the raster is used.
    const others = Array.from({ length: 150 }, (_, at) => boxAt(18 * (at % 30), 600 + 18 * Math.floor(at / 30), 4, 4));
    expect(partition([...few, ...others]).slice(0, few.length)).toEqual(partition(few));
  }
});
