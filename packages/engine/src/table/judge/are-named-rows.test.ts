import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { TrackRow } from "../columns/track-cell.ts";
import { Tracks } from "../columns/tracks.ts";
import { areNamedRows } from "./are-named-rows.ts";

const tracks = new Tracks({
  left: 0,
  right: 320,
  separators: [
    { start: 70, end: 90 },
    { start: 200, end: 220 },
  ],
});

/** A row of its first line, and another that continues in its second column. */
function rowOf(first: Line): TrackRow {
  const lines = [first, lineOf(first.baseline + 12, [90, "that the members had"])];
  return { lines, cells: tracks.cellsOf(first) };
}

const rowsOf = (...names: readonly string[]): TrackRow[] =>
  names.map((name, at) => rowOf(lineOf(40 * at, [0, name], [90, "The keeper shows all"], [220, "harvest"])));

test("rows of a name and of texts that begin on its line are recognised, though these are sentences", () => {
  expect(areNamedRows(rowsOf("Water", "Energy", "Housing", "Forest"), tracks)).toBe(true);
  expect(areNamedRows(rowsOf("Water", "Energy", "Housing"), tracks)).toBe(false);
});

test("columns whose texts begin on lines of their own have none", () => {
  const apart = ["Water", "Energy", "Housing", "Forest"].flatMap((name, at) => [
    rowOf(lineOf(40 * at, [0, name], [90, "The keeper shows all"])),
    rowOf(lineOf(40 * at + 6, [220, "harvest"])),
  ]);
  expect(areNamedRows(apart, tracks)).toBe(false);
});
