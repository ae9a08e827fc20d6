import { expect, test } from "vitest";
import { joinDashes } from "./dashes.ts";
import { aroundPoints, type Point, type Shape } from "./shape.ts";

const PAINT = { fill: 0xeceff1, stroke: null, lineWidth: 0, dashes: "" };

/** A filled outline with round ends: a disc, if it is as long as it is high. */
function rounded(left: number, length: number, height: number): Shape & { readonly path: number } {
  const radius = height / 2;
  const cap = (x: number, turn: number): Point[] =>
    Array.from({ length: 5 }, (_, at) => {
      const angle = turn + (Math.PI * at) / 4;
      return { x: x + radius * Math.sin(angle), y: 100 - radius * Math.cos(angle) };
    });
  const points = [...cap(left + length - radius, 0), ...cap(left + radius, Math.PI)];
  return { ...aroundPoints(points), paint: PAINT, points, outline: points, isCurved: true, isSampled: false, path: 1 };
}
const row = (length: number, height: number): ReturnType<typeof rounded>[] =>
  Array.from({ length: 8 }, (_, at) => rounded(20 + 11 * at, length, height));

test("filled dashes with round ends are one line again", () => {
  const [line, ...others] = joinDashes(row(8, 0.8));
  expect(others).toEqual([]);
  expect(line!.paint).toMatchObject({ fill: null, stroke: PAINT.fill });
  expect([line!.left, line!.right].map(Math.round)).toEqual([20, 105]);
});

test("discs in a row are markers", () => {
  expect(joinDashes(row(3, 3))).toHaveLength(8);
});
