import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import type { TrackRow } from "../columns/track-cell.ts";
import { isCards } from "./is-cards.ts";

const rowsOf = (rows: readonly (readonly string[])[]): TrackRow[] =>
  rows.map((texts, at) => {
    const lines = texts.map((text, column) => lineOf(14 * at, [130 * column, text]));
    return { lines, cells: lines.map(({ words }, column) => ({ column, columnSpan: 1, words })) };
  });

test("addresses side by side are cards: each line is of one kind", () => {
  const cards = [
    ["Ada Halvorsen", "Jonas Brandt"],
    ["Water Street 28", "Harbour Road 1"],
    ["Lower Weir", "Osterfeld"],
    ["229 4292", "385 9028"],
  ];
  expect(isCards(rowsOf(cards), 2)).toBe(true);
  expect(isCards(rowsOf(cards.slice(1)), 2)).toBe(false);
});

test("numbers under a header, and names next to their values, are none", () => {
  expect(
    isCards(
      rowsOf([
        ["Year", "Level"],
        ["2001", "12.5"],
        ["2002", "13"],
        ["2003", "14"],
      ]),
      2,
    ),
  ).toBe(false);
  expect(
    isCards(
      rowsOf([
        ["Kelda", "12.5"],
        ["Marn", "13"],
        ["Garth", "14"],
        ["All", "none"],
      ]),
      2,
    ),
  ).toBe(false);
});
