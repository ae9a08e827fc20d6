import type { Filled } from "../result/filled.ts";
import type { Evidence } from "./evidence.ts";
import { arraySignsOf } from "./array-signs.ts";
import type { JudgedArray, JudgedCell } from "./judged.ts";
import type { ArraySigns } from "./sureness-weights.ts";

/** The rows of one array, with the signs of each cell. */
export interface ArrayCells {
  /** Index of the array in its schema; -1 if the schema has no such array. */
  readonly index: number;
  readonly rows: readonly (readonly JudgedCell[])[];
  /** Whether it is a list of this subject at all. */
  readonly signs: ArraySigns;
}

/** The signs of each array's cells: their own, from their row and column, and from how much of the rest of the schema the document shows. */
export function cellsByArray(filled: readonly Filled[], arrays: readonly JudgedArray[], evidence: Evidence): ArrayCells[] {
  const byArray = Map.groupBy(filled, ({ path }) => path.slice(0, path.findIndex(isIndex)).join("/"));
  return [...byArray].map(([name, cells]) => {
    const index = arrays.findIndex(({ path }) => path.join("/") === name);
    const shown = index < 0 ? evidence.ofAll : evidence.besidesArray(index);
    const leaves = arrays[index]?.leaves ?? 0;
    const rows = withSigns(cells, shown, leaves);
    return { index, rows, signs: arraySignsOf(rows, shown, arrays[index]) };
  });
} // prettier-ignore

/** Rows in a nested array are never `high`, as their group is a guess: a missed heading puts all rows below it into the wrong group. */
export function isGrouped({ path }: Filled): boolean {
  return path.filter(isIndex).length > 1;
}

function withSigns(cells: readonly Filled[], shown: number, leaves: number): JudgedCell[][] {
  const rows = [...Map.groupBy(cells, ({ path }) => path.slice(0, path.findLastIndex(isIndex) + 1).join("/")).values()];
  const columns = Map.groupBy(cells, leafOf);
  // Rows of groups are compared with each other, and groups with each other.
  const alike = Map.groupBy(rows, (row) => listOf(row[0]!));
  const share = leaves === 0 ? 1 : Math.min(1, columns.size / leaves);
  return rows.map((row) => {
    const others = alike.get(listOf(row[0]!))!;
    const fullest = Math.max(...others.map(({ length }) => length));
    return row.map((filled) => ({
      filled,
      signs: filled.cell === undefined ? null : {
        ...filled.cell.signs,
        shown,
        rowFill: row.length / fullest,
        columnFill: Math.min(1, columns.get(leafOf(filled))!.length / others.length),
        filled: share,
        linesLabelled: filled.cell.signs.byLines * filled.cell.signs.labelled,
      },
    }));
  });
} // prettier-ignore

function listOf({ path }: Filled): string {
  return namesOf(path.slice(0, path.findLastIndex(isIndex)));
}

function leafOf({ path }: Filled): string {
  return namesOf(path);
}

function namesOf(path: Filled["path"]): string {
  return path.filter((part) => !isIndex(part)).join("/");
}

function isIndex(part: string | number): boolean {
  return typeof part === "number";
}
