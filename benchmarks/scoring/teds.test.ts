import { expect, test } from "vitest";
import { countTables, teds } from "./teds.ts";

const truth = "<table><tr><td>Place</td><td>Depth</td></tr><tr><td>Kelda</td><td>12.5</td></tr></table>";

test("a pipe table with the same cells is the truth", () => {
  expect(teds(truth, "Text.\n\n| Place | Depth |\n| --- | --- |\n| Kelda | 12.5 |\n")).toBe(1);
});

test("a row less of two cells, of seven nodes, costs three", () => {
  expect(teds(truth, "<table><tr><th>Place</th><th>Depth</th></tr></table>")).toBeCloseTo(1 - 3 / 7);
});

test("a wrong char of a text of four costs a quarter of a node, and no structure", () => {
  const other = truth.replace("12.5", "12.6");
  expect(teds(truth, other)).toBeCloseTo(1 - 0.25 / 7);
  expect(teds(truth, other, true)).toBe(1);
});

test("no table found is 0, none expected is no score", () => {
  expect(teds(truth, "Text.")).toBe(0);
  expect(teds("Text.", truth)).toBeNull();
  expect(countTables("Text.\n\n| a | b |\n| --- | --- |\n| c | d |\n")).toBe(1);
});
