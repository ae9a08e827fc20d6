import { toSign } from "../../../../judge/to-sign.ts";
import { boldShare, boundsOf, isAllText, isTotal, numberColumns, type Row } from "./row-measures.ts";

/** What shows that the first or the last row of a region is a text next to the table, a title or a note; each from 0 to 1. */
export type TextSign =
  /** One text in the whole row. */
  | "alone"
  /** Spans all columns of the region, and some of them. */
  | "spansAll"
  | "spansSome"
  /** More chars than names have. */
  | "long"
  /** Ends as a sentence. */
  | "sentence"
  /** Begins as a note: `Source:`, `*`, `1)`. */
  | "noteMark"
  /** The row is below the table. */
  | "last"
  /** The row next to it, towards the table, is one text, too. */
  | "besideAlone"
  /** The row next to it is of texts, over numbers. */
  | "overHeader"
  /** The row next to it has numbers. */
  | "besideNumbers"
  /** Begins in another column than the rows next to it. */
  | "shifted"
  | "bold"
  | "total"
  /** Other rows of the table, further in, are one text, too: names of groups. */
  | "groupsInside"
  /** The region is two columns wide: a row of one text may be a name without a value. */
  | "narrow";

const LONG = 40;
const SENTENCE = /[.!?:。]\s*$/u;
const NOTE = /^(?:\*|†|\(?\d\)|[¹²³]|(?:note|notes|source|sources|quelle|anmerkung|hinweis|fuente|nota|nb)\b)/iu;

/** @param at - of the row: the first or the last of those that are left; @param inwards - 1 down from the top, -1 up */
export function textSigns(rows: readonly Row[], at: number, inwards: 1 | -1): Readonly<Record<TextSign, number>> {
  const row = rows[at]!;
  const [cell] = row;
  const next = rows[at + inwards] ?? [];
  const inner = inwards === 1 ? rows.slice(at + 1) : rows.slice(0, at);
  const bounds = boundsOf(inner.slice(inwards === 1 ? 0 : -12, inwards === 1 ? 12 : undefined));
  const width = bounds.right - bounds.left + 1;
  const isAlone = row.length === 1 && cell!.kind === "text";
  const { text, columnSpan: span } = isAlone ? cell! : { text: "", columnSpan: 1 };
  const alone = inner.slice(2, 40).filter((one) => one.length === 1 && one[0]!.kind === "text").length;
  return {
    alone: toSign(isAlone),
    spansAll: toSign(span > 1 && span >= width),
    spansSome: toSign(span > 1 && span < width),
    long: toSign(text.length > LONG),
    sentence: toSign(SENTENCE.test(text)),
    noteMark: toSign(NOTE.test(text)),
    last: toSign(inwards === -1),
    besideAlone: toSign(next.length === 1 && next[0]!.kind === "text"),
    overHeader: toSign(inwards === 1 && next.length > 1 && isAllText(next)),
    besideNumbers: toSign(numberColumns(next).size > 0),
    shifted: toSign(cell !== undefined && bounds.left !== Infinity && cell.column !== bounds.left),
    bold: toSign(boldShare(row) > boldShare(next)),
    total: toSign(isTotal(row)),
    groupsInside: Math.min(1, alone / 2),
    narrow: toSign(width <= 2),
  };
}
