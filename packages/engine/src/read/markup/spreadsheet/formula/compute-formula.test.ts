import { describe, expect, test } from "vitest";
import { type CellValue, computeFormula } from "./compute-formula.ts";

/** A1 to C3; C2 is empty, C3 is unknown. */
const ROWS: readonly (readonly (CellValue | undefined | null)[])[] = [
  ["pots", 4, 2.5],
  ["jars", 6, undefined],
  [true, 10, null],
];
const compute = (formula: string): CellValue | null =>
  computeFormula(formula, { valueAt: (row, column) => ROWS[row]?.[column] });

describe("formulas of a sheet", () => {
  test.each([
    ["1+2*3", 7],
    ["(1+2)*3", 9],
    ["-2^2", 4],
    ["2^3^2", 64],
    ["10%*50", 5],
    ["B1*C1", 10],
    ["$B$1+b2", 10],
    ["B1+C2", 4],
    ["SUM(B1:B3)", 20],
    ["SUM(A1:B2, 1)", 11],
    ["average(B1:B3)", 20 / 3],
    ["MIN(B1:B3)", 4],
    ["MAX(B1:B3)-MIN(B1:B3)", 6],
    ["COUNT(A1:C2)", 3],
    ["ROUND(B1/B2, 2)", 0.67],
    ["ROUND(-2.5,0)", -3],
    ["ROUND(1.005,2)", 1.01],
    ['IF(B1>3,"many","few")', "many"],
    ['IF(A1="POTS",1,2)', 1],
    ['A1&" and "&A2', "pots and jars"],
    ['"a ""b"""&1', 'a "b"1'],
    ["B1>=4", true],
    ["C2", 0],
  ])("%s is %s", (formula, value) => expect(compute(formula)).toBe(value));

  test.each([
    "C3+1",
    "SUM(C1:C3)",
    "B1/0",
    "A1+1",
    "AVERAGE(C2:C2)",
    "Other!A1",
    "VLOOKUP(A1,A1:C3,2)",
    "Total",
    "B1:B3",
    "{1,2}",
    "1+",
    "SUM(B1",
    'A1<"x"',
    "SUM(A1:XFD1048576)",
    "LOG10(5)",
    `${"(".repeat(5000)}1${")".repeat(5000)}`,
    "-".repeat(8000) + "1",
  ])("%s is not computed", (formula) => expect(compute(formula)).toBeNull());
});
