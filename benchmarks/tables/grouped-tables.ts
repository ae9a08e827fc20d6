import { amount, cell, empties, numberOf, type TableMaker, times } from "./make-table.ts";
import type { ColumnKind, MadeCell } from "./made-table.ts";
import { phrase } from "./words.ts";

/** Tables whose columns or rows are grouped under headings, on one or more levels. */
export type GroupedTable = "levels" | "panels" | "leaders";

export const GROUPED: Readonly<Record<GroupedTable, TableMaker>> = {
  /** Column headers under group headers, which may themselves be grouped. */
  levels: (random, { script }) => {
    const groups = times(random.int(2, 3), () => random.int(1, 2));
    const count = 2 * groups.reduce((sum, size) => sum + size, 0);
    const columns: ColumnKind[] = ["stub", ...times(count, () => "number" as const)];
    const leaves = random.pick([
      ["Male", "Female"],
      ["2024", "2025"],
      ["Mean", "SD"],
      ["n", "%"],
    ]);
    const deep = random.chance(0.5) && count <= 8;
    const name = (span: number): MadeCell => cell(phrase(random, script, 1, span > 2 ? 3 : 1), 1, span);
    const head = [
      ...(deep ? [[cell(""), ...groups.map((size) => name(2 * size))]] : []),
      [cell(""), ...times(count / 2, () => name(2))],
      [cell(phrase(random, script, 1, 2)), ...times(count, (at) => cell(leaves[at % 2]!))],
    ];
    const digits = random.int(0, 2);
    const body = times(random.int(4, 16), () => [
      cell(phrase(random, script, 1, 3)),
      ...times(count, () => cell(random.chance(0.04) ? "–" : (random.next() * 900).toFixed(digits))),
    ]);
    return { columns, rows: [...head, ...body], headerRows: head.length };
  },
  /** Parts of one table, each under a heading over all columns. */
  panels: (random, { script }) => {
    const count = random.int(3, 6);
    const columns: ColumnKind[] = ["stub", ...times(count, () => "number" as const)];
    const title = (at: number): string =>
      `Panel ${"ABC"[at]}${random.pick([":", "."])} ${phrase(random, script, 2, 6)}`;
    const rows = times(random.int(2, 3), (at) => [
      [{ ...cell(title(at), 1, count + 1), ...(random.chance(0.5) ? { strong: true as const } : {}) }],
      ...times(random.int(2, 6), () => [
        cell(phrase(random, script, 1, 2)),
        ...times(count, () => cell(random.chance(0.08) ? "" : numberOf(random, "signed"))),
      ]),
    ]).flat();
    const header = [cell(random.pick(["", "Variable"])), ...times(count, () => cell(phrase(random, script, 1, 2)))];
    return { columns, rows: [header, ...rows], headerRows: 1 };
  },
  /** Dot leaders between the names of rows and their values, as in print. */
  leaders: (random, { script }) => {
    const count = random.int(2, 6);
    const columns: ColumnKind[] = ["stub", ...times(count, () => "number" as const)];
    const value = random.pick([
      () => amount(random),
      () => (random.next() * 99).toFixed(1),
      () => random.int(1, 9999).toLocaleString("en"),
    ]);
    const item = (indent: number): MadeCell[] => [
      { ...cell(phrase(random, script, 1, 5)), leaders: true, ...(indent > 0 ? { indent } : {}) },
      ...times(count, () => cell(value())),
    ];
    const grouped = random.chance(0.5);
    const body = times(random.int(2, 4), () => [
      ...(grouped ? [[cell(phrase(random, script, 1, 3)), ...empties(count)]] : []),
      ...times(random.int(2, 5), () => item(grouped ? 1 : 0)),
      ...(random.chance(0.5) ? [item(0)] : []),
    ]).flat();
    const header = [cell(random.pick(["", "Item"])), ...times(count, (at) => cell(String(2025 - at)))];
    return { columns, rows: [header, ...body], headerRows: 1 };
  },
};
