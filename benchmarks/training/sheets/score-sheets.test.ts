import { describe, expect, test } from "vitest";
import { FAMILIES, makeSheet } from "./families.ts";
import { scoreSheet } from "./score-sheets.ts";

describe("sheets of seeds that nothing was learned of", () => {
  const sheets = Object.keys(FAMILIES).map((family, index) => ({
    family,
    scores: Array.from({ length: 12 }, (_, seed) => scoreSheet(makeSheet(family, 700_000_000 + index * 977 + seed))),
  }));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

  test.each(sheets)("$family: tables are found with exactly their cells, and none occurs twice", ({ scores }) => {
    expect(scores.every(({ isWhole }) => isWhole)).toBe(true);
    expect(mean(scores.map(({ tables }) => tables))).toBeGreaterThan(0.7);
  });

  test("over all families 19 of 20 tables and headers are right", () => {
    const all = sheets.flatMap(({ scores }) => scores);
    expect(mean(all.map(({ tables }) => tables))).toBeGreaterThan(0.95);
    expect(mean(all.map(({ headers }) => headers))).toBeGreaterThan(0.95);
  });
});
