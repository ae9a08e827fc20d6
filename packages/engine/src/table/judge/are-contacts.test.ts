import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import type { TrackRow } from "../columns/track-cell.ts";
import { areContacts } from "./are-contacts.ts";

const rowsOf = (rows: readonly (readonly string[])[]): TrackRow[] =>
  rows.map((texts, at) => {
    const lines = texts.map((text, column) => lineOf(14 * at, [130 * column, text]));
    return { lines, cells: lines.map(({ words }, column) => ({ column, columnSpan: 1, words })) };
  });

test("authors and addresses side by side are contacts, whatever the other signs", () => {
  const authors = [
    ["Ada Halvorsen", "Jonas Brandt", "Yuki Tanaka"],
    ["Harbour Office", "Rural Grids", "Guild of Bakers"],
    ["ada@office.example", "brandt@grids.example", "yuki@guild.example"],
  ];
  expect(areContacts(rowsOf(authors), 3)).toBe(true);
  const addresses = [
    ["Ada Halvorsen", "Jonas Brandt"],
    ["Water Street 28", "Harbour"],
    ["4021 Nordvik", "Road 14"],
    ["Valley", "38949 Kalten"],
  ];
  expect(areContacts(rowsOf(addresses), 2)).toBe(true);
});

test("a table holds addresses in a column of their own", () => {
  const members = [
    ["Name", "Address", "Mail"],
    ["Ada Halvorsen", "4021 Nordvik", "ada@office.example"],
    ["Jonas Brandt", "38949 Kalten", "brandt@grids.example"],
  ];
  expect(areContacts(rowsOf(members), 3)).toBe(false);
  expect(
    areContacts(
      rowsOf([
        ["Harbour", "Boats"],
        ["Nordvik", "2016"],
        ["Kalten", "38949"],
      ]),
      2,
    ),
  ).toBe(false);
});
