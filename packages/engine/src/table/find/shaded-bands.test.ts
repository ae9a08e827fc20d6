import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { findShadedBands } from "./shaded-bands.ts";

const fill = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test("shaded rows with white rows between them are one table", () => {
  const [found, ...others] = findShadedBands([
    fill(50, 100, 500, 116),
    fill(50, 132, 500, 148),
    fill(50, 164, 500, 180),
  ]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ left: 50, top: 100, right: 500, bottom: 180, borders: [] });
  expect(found!.bands).toHaveLength(3);
});

test("where the fills of a row's cells meet, columns part", () => {
  const row = (top: number): Box[] => [
    fill(50, top, 120, top + 16),
    fill(120, top, 300, top + 16),
    fill(300.4, top, 500, top + 16),
  ];
  expect(findShadedBands([...row(100), ...row(132)])[0]!.borders).toEqual([120, 300.4]);
});

test("fills that touch, are far apart or differ in width shade no rows", () => {
  expect(findShadedBands([fill(50, 100, 500, 116), fill(50, 116, 500, 132)])).toEqual([]);
  expect(findShadedBands([fill(50, 100, 500, 116), fill(50, 400, 500, 416)])).toEqual([]);
  expect(findShadedBands([fill(50, 100, 500, 116), fill(50, 132, 300, 148)])).toEqual([]);
});

test("a spacer taken for a line parts no row", () => {
  const row = (top: number): Box[] => [fill(50, top, 300, top + 16), fill(303, top, 500, top + 16)];
  const spacers = [fill(300, 100, 303, 116), fill(300, 132, 303, 148)];
  const [found, ...others] = findShadedBands([...row(100), ...row(132)], spacers);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ left: 50, right: 500, borders: [300, 303] });
});

test("boxes set a little apart are no row", () => {
  const row = (top: number): Box[] => [fill(50, top, 300, top + 16), fill(303, top, 500, top + 16)];
  expect(findShadedBands([...row(100), ...row(132)])).toHaveLength(2);
});
