import { expect, test } from "vitest";
import { findSwitches, wireSwitches } from "./find-switches.ts";
import { Switchboard } from "./switchboard.ts";

const SOURCE = `export function isTable(rows: readonly Row[]): boolean {
  return rows.length > 1;
}

function joinRows(rows: readonly Row[], { gap }: { gap: number }): Row[] {
  return rows.slice(gap);
}

function findRow(
  at: number,
  rows: readonly Row[],
): Row | null {
  return rows[at] ?? null;
}

function rowsOf(text: string): string[] {
  return [text];
}

function widthOf(row: Row): number {
  return row.width;
}
`;

test("a function that can say no, give back what it was given or find nothing is a switch; a measure is none", () => {
  expect(findSwitches("table/a.ts", SOURCE)).toEqual([
    { file: "table/a.ts", name: "isTable", lines: 3, off: "false" },
    { file: "table/a.ts", name: "joinRows", lines: 3, off: 0 },
    { file: "table/a.ts", name: "findRow", lines: 6, off: "null" },
    { file: "table/a.ts", name: "rowsOf", lines: 3, off: "[]" },
  ]);
});

test("a wired function asks the switchboard under its number, the others stay as they are", () => {
  const wired = wireSwitches(SOURCE, (name) => (name === "isTable" ? 7 : undefined));
  expect(wired).toContain(
    "export function isTable(...given: any[]): any { return globalThis.SWITCHBOARD.ask(7, isTableSwitched, given); }",
  );
  expect(wired).toContain("function isTableSwitched(rows: readonly Row[]): boolean {\n  return rows.length > 1;\n}");
  expect(wired).toContain("function rowsOf(text: string)");
});

test("what is off gives its answer unasked; what is on is noted once it says more than that", () => {
  const board = new Switchboard();
  const [says, joins] = findSwitches("table/a.ts", SOURCE).map((found) => board.add(found)) as [number, number];
  const inner = (given: unknown): unknown => given;
  expect(board.ask(says, inner, [false])).toBe(false);
  expect(board.ask(joins, inner, ["rows"])).toBe("rows");
  expect(board.spoke).toEqual([]);
  expect(board.ask(says, inner, [true])).toBe(true);
  expect(board.spoke).toEqual([says]);
  board.turnOff(new Set([says, joins]));
  expect(board.ask(says, inner, [true])).toBe(false);
  expect(board.ask(joins, () => "others", ["rows"])).toBe("rows");
  board.reset();
  expect(board.spoke).toEqual([]);
});
