import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import type { TrackRow } from "../columns/track-cell.ts";
import { isCentred } from "./is-centred.ts";

/** Texts with their middles. */
const rowOf = (at: number, ...texts: readonly (readonly [middle: number, text: string])[]): TrackRow => {
  const parts = texts.map(([middle, text]) => lineOf(14 * at, [middle - lineOf(0, [0, text]).right / 2, text]));
  return { lines: parts, cells: parts.map(({ words }, column) => ({ column, columnSpan: 1, words })) };
};
const signed = [rowOf(6, [200, "Pavel Novák"], [400, "Yuki Castillo"]), rowOf(7, [200, "Chair"], [400, "Examiner"])];

test("lines on one axis over two signatures are a certificate", () => {
  const lines = ["Award", "This is to certify that", "Noor Moreau", "has kept the weir for ten years."];
  expect(isCentred([...lines.map((text, at) => rowOf(at, [300, text])), ...signed])).toBe(true);
});

test("titles of groups over rows of values, and texts that begin at one edge, are none", () => {
  const values = (at: number): TrackRow => rowOf(at, [200, "Kelda"], [400, "12.5"]);
  const grouped = [0, 3, 6].flatMap((at) => [
    rowOf(at, [300, "Stations ".repeat(1 + at)]),
    values(at + 1),
    values(at + 2),
  ]);
  expect(isCentred(grouped)).toBe(false);
  const same = [0, 1, 2, 3].map((at) => rowOf(at, [300, "Noor Moreau"]));
  expect(isCentred([...same, ...signed])).toBe(false);
});
