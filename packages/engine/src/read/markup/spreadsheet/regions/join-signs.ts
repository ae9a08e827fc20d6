import { toSign } from "../../../../judge/to-sign.ts";
import {
  boldShare,
  columnKinds,
  filledShare,
  isAllText,
  isTotal,
  numberColumns,
  type Row,
  shareOf,
} from "./row-measures.ts";
import { type Region, rowsOf } from "../sheet-grid.ts";

/** Signs that a region continues after empty rows or columns; each from 0 to 1. */
export type JoinSign =
  /** Two or more empty rows or columns; three or more. */
  | "wideGap"
  | "widerGap"
  /** Begins in the same column as the region above, or in the same row as the region to its left. */
  | "sameStart"
  | "sameEnd"
  /** Extends no further than the other. */
  | "within"
  /** The later one has its own row of texts over numbers. */
  | "headed"
  /** The later one begins with bold or colour that its next row lacks. */
  | "headLook"
  /** Its first row looks like that of the earlier one. */
  | "likeHead"
  /** Share of its columns with the same kind of value as in the earlier one. */
  | "sameKinds"
  /** The earlier one is a table: at least two rows and two columns. */
  | "afterTable"
  /** The earlier one is one row. */
  | "afterRow"
  /** The later one is one row. */
  | "oneRow"
  /** A single text. */
  | "oneText"
  /** Its first row begins with a word for a total. */
  | "total"
  /** It has its own row names: its first column is text. */
  | "rowNames"
  /** Its first row is a single text above values. */
  | "groupName"
  /** The earlier one ends with a total. */
  | "afterTotal";

type Signs = Readonly<Record<JoinSign, number>>;

/** Signs of a region below another one. */
export function belowSigns(upper: Region, lower: Region): Signs {
  const rows = rowsOf(lower);
  const above = rowsOf(upper);
  const kinds = columnKinds(above, Math.max(0, above.length - 12), above.length);
  const own = columnKinds(rows, 0);
  const numbers = (one: { readonly numbers: number; readonly texts: number }): boolean => one.numbers > one.texts;
  const shared = [...own].filter(([column]) => kinds.has(column));
  return {
    ...common(upper, lower, lower.top - upper.bottom - 1),
    sameStart: toSign(upper.left === lower.left),
    sameEnd: toSign(upper.right === lower.right),
    within: toSign(lower.left >= upper.left && lower.right <= upper.right),
    sameKinds:
      shared.length === 0
        ? 0
        : shared.filter(([column, kind]) => numbers(kind) === numbers(kinds.get(column)!)).length / own.size,
    rowNames: rowNames(lower, rows),
  };
}

/** Signs of a region to the right of another one. */
export function sideSigns(left: Region, right: Region): Signs {
  const rows = rowsOf(right);
  const body = right.cells.filter(({ row }) => row > right.top);
  return {
    ...common(left, right, right.left - left.right - 1),
    sameStart: toSign(left.top === right.top),
    sameEnd: toSign(left.bottom === right.bottom),
    within: toSign(right.top >= left.top && right.bottom <= left.bottom),
    sameKinds: shareOf(body, ({ kind }) => kind === "number"),
    rowNames: rowNames(right, rows),
  };
}

function common(
  earlier: Region,
  later: Region,
  gap: number,
): Omit<Signs, "sameStart" | "sameEnd" | "within" | "sameKinds" | "rowNames"> {
  const rows = rowsOf(later);
  const [first = [], second = []] = rows;
  const above = rowsOf(earlier);
  const isOneText = later.cells.length === 1 && later.cells[0]!.kind === "text";
  return {
    wideGap: toSign(gap > 1),
    widerGap: toSign(gap > 2),
    headed: toSign(first.length > 1 && isAllText(first) && numberColumns(second).size > 0),
    headLook: toSign(Math.max(0, lookOf(first) - lookOf(second)) > 0.4 && second.length > 0),
    likeHead: toSign(lookOf(first) > 0.4 && Math.abs(lookOf(first) - lookOf(above[0] ?? [])) < 0.2),
    afterTable: toSign(earlier.bottom > earlier.top && earlier.right > earlier.left),
    afterRow: toSign(earlier.bottom === earlier.top),
    oneRow: toSign(later.bottom === later.top),
    oneText: toSign(isOneText),
    total: toSign(isTotal(first)),
    groupName: toSign(first.length === 1 && first[0]!.kind === "text" && !isAllText(second) && second.length > 1),
    afterTotal: toSign(isTotal(above.at(-1) ?? [])),
  };
}

function lookOf(row: Row): number {
  return Math.max(boldShare(row), filledShare(row));
}

/** Share of rows after the first whose first cell is a text in the region's first column. */
function rowNames(region: Region, rows: readonly Row[]): number {
  const body = rows.slice(1).filter((row) => row.length > 0);
  if (body.length === 0) return 0;
  const named = body.filter(([first]) => first!.column === region.left && first!.kind === "text");
  return named.length / body.length;
}
