import { toSign } from "../../../../judge/to-sign.ts";
import {
  boldShare,
  boundsOf,
  filledShare,
  isAllText,
  isPeriod,
  isTotal,
  numberColumns,
  type Row,
  shareOf,
} from "./row-measures.ts";

/** Signs that a row begins another table than the row directly above it; each from 0 to 1. */
export type CutSign =
  | "allText"
  /** Share of cells that are years, months or quarters; these also head columns. */
  | "periods"
  | "several"
  /** Share of its cells, without the first, with a number directly below. */
  | "overNumbers"
  /** The same with a number directly above. */
  | "underNumbers"
  | "boldOnset"
  | "fillOnset"
  /** Looks like the first row of the table above, and unlike the row above. */
  | "likeHeader"
  /** Repeats the texts of the first rows of the table above. */
  | "repeatsHeader"
  /** A single text. */
  | "alone"
  /** A single text above a row of texts over numbers. */
  | "aloneOverHeader"
  /** A single text above a row like those above it: a group within the same table. */
  | "aloneOverBody"
  /** The rows below begin or end in another column. */
  | "edgesMove"
  | "afterTotal"
  /** The table above has no rows of values yet. */
  | "noBodyAbove"
  /** Has the same number of cells as the row above. */
  | "sameWidth";

/** @param start - first row of the table that the row above belongs to; @param at - index of the row in question, after it */
export function cutSigns(rows: readonly Row[], start: number, at: number): Readonly<Record<CutSign, number>> {
  const row = rows[at]!;
  const above = rows[at - 1]!;
  const below = rows[at + 1] ?? [];
  const rest = row.slice(1);
  const next = numberColumns(below);
  const last = numberColumns(above);
  const heads = rows.slice(start, Math.min(start + 3, at)).filter((one) => one.length > 1);
  const texts = new Set(heads.flatMap((one) => one.map(({ text }) => text)));
  const isAlone = row.length === 1 && row[0]!.kind === "text";
  const isHeader = isAllText(below) && below.length > 1 && numberColumns(rows[at + 2] ?? []).size > 0;
  return {
    allText: toSign(isAllText(row)),
    periods: shareOf(row, isPeriod),
    several: toSign(row.length > 1),
    overNumbers: shareOf(rest, ({ column }) => next.has(column)),
    underNumbers: shareOf(rest, ({ column }) => last.has(column)),
    boldOnset: Math.max(0, boldShare(row) - boldShare(above)),
    fillOnset: Math.max(0, filledShare(row) - filledShare(above)),
    likeHeader: toSign(heads.some((head) => sameLook(head, row) && !sameLook(head, above))),
    repeatsHeader: row.length > 1 ? shareOf(row, ({ text }) => texts.has(text)) : 0,
    alone: toSign(isAlone),
    aloneOverHeader: toSign(isAlone && isHeader),
    aloneOverBody: toSign(isAlone && !isHeader && next.size > 0),
    edgesMove: edgesMove(rows, start, at),
    afterTotal: toSign(isTotal(above)),
    noBodyAbove: rows.slice(start, at).some((one) => numberColumns(one).size > 0) ? 0 : 1,
    sameWidth: toSign(row.length === above.length),
  };
}

function sameLook(one: Row, other: Row): boolean {
  return Math.abs(boldShare(one) - boldShare(other)) < 0.3 && Math.abs(filledShare(one) - filledShare(other)) < 0.3;
}

/** Rows that are considered on either side. */
const NEAR = 4;

function edgesMove(rows: readonly Row[], start: number, at: number): number {
  const above = boundsOf(rows.slice(Math.max(start, at - NEAR), at));
  const below = boundsOf(rows.slice(at + 1, at + 1 + NEAR));
  if (below.right < 0) return 0;
  return ((above.left === below.left ? 0 : 1) + (above.right === below.right ? 0 : 1)) / 2;
}
