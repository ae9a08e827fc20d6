import { toSign } from "../../../../judge/to-sign.ts";
import {
  boldShare,
  borderedShare,
  columnKinds,
  filledShare,
  isAllText,
  isPeriod,
  type Row,
  shareOf,
} from "./row-measures.ts";

/** Signs that a row, with all rows above it in its table, is a header; each from 0 to 1. */
export type HeaderSign =
  /** Only texts. */
  | "allText"
  /** Share of cells that are years, months or quarters. */
  | "periods"
  /** Share of cells that are neither a text nor a period. */
  | "numbers"
  /** Share of its texts above a column of numbers. */
  | "overNumbers"
  /** Share of its texts above a column of texts. */
  | "overTexts"
  /** Bold, with less bold below. */
  | "bolder"
  /** Coloured, with less colour below. */
  | "filler"
  | "borderOnset"
  /** Looks like the rows below. */
  | "looksAsBelow"
  /** Has cells that span columns. */
  | "spans"
  /** Its texts are shorter than those below: names are shorter than values. */
  | "shorter"
  /** Share of the table's columns with a text in it. */
  | "full"
  /** Has no digits, and most rows below have some. */
  | "figureless"
  /** All texts differ. */
  | "distinct"
  /** Its texts occur again in their columns. */
  | "recurs"
  /** The first row of the table. */
  | "first"
  /** The first row of the table, below a title. */
  | "titled"
  /** Texts below a row with spanning cells. */
  | "underSpan"
  /** A single cell. */
  | "alone"
  /** The last row, or the last but one: there is nothing to head. */
  | "nothingBelow";

/**
 * @param rows - of the table, from its top
 * @param at - index of the row in question
 * @param isTitled - whether a title is above the table
 */
export function headerSigns(rows: readonly Row[], at: number, isTitled: boolean): Readonly<Record<HeaderSign, number>> {
  const row = rows[at]!;
  const below = rows.slice(at + 1, at + 9).filter((one) => one.length > 0);
  const kinds = columnKinds(rows, at + 1);
  const texts = row.filter(({ kind }) => kind === "text");
  const shareOver = (of: "numbers" | "texts"): number => {
    const other = of === "numbers" ? "texts" : "numbers";
    return shareOf(texts, ({ column }) => (kinds.get(column)?.[of] ?? 0) > (kinds.get(column)?.[other] ?? 0));
  };
  const mean = (measure: (one: Row) => number): number =>
    below.length === 0 ? 0 : below.reduce((sum, one) => sum + measure(one), 0) / below.length;
  const length = (one: Row): number => one.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, one.length);
  const look = (one: Row): number => boldShare(one) + filledShare(one) + borderedShare(one);
  const hasFigure = (one: Row): number => (one.some(({ text }) => /\d/.test(text)) ? 1 : 0);
  const width = new Set(rows.slice(at, at + 9).flatMap((one) => one.map(({ column }) => column))).size;
  const all = new Set(below.flatMap((one) => one.map(({ column, text }) => `${column} ${text}`)));
  return {
    allText: toSign(isAllText(row)),
    periods: shareOf(row, isPeriod),
    numbers: shareOf(row, (cell) => cell.kind === "number" && !isPeriod(cell)),
    overNumbers: shareOver("numbers"),
    overTexts: shareOver("texts"),
    bolder: Math.max(0, boldShare(row) - mean(boldShare)),
    filler: Math.max(0, filledShare(row) - mean(filledShare)),
    borderOnset: Math.max(0, borderedShare(row) - mean(borderedShare)),
    looksAsBelow: toSign(Math.abs(look(row) - mean(look)) < 0.2),
    spans: shareOf(row, ({ columnSpan = 1 }) => columnSpan > 1),
    shorter: toSign(length(row) < 0.7 * mean(length)),
    full: texts.length / Math.max(1, width),
    figureless: hasFigure(row) === 0 ? mean(hasFigure) : 0,
    distinct: toSign(new Set(row.map(({ text }) => text)).size === row.length),
    recurs: shareOf(texts, ({ column, text }) => all.has(`${column} ${text}`)),
    first: toSign(at === 0),
    titled: toSign(at === 0 && isTitled),
    underSpan: toSign(at > 0 && rows[at - 1]!.some(({ columnSpan = 1 }) => columnSpan > 1)),
    alone: toSign(row.length === 1),
    nothingBelow: toSign(below.length === 0),
  };
}
