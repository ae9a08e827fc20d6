import { toSign } from "../../../../judge/to-sign.ts";
import { boldShare, boundsOf, isAllText, isTotal, numberColumns, type Row } from "./row-measures.ts";

/** Signs that the first or last row of a region is a text next to the table, a title or a note; each from 0 to 1. */
export type TextSign =
  /** A single text in the whole row. */
  | "alone"
  /** Spans all columns of the region; spans some of them. */
  | "spansAll"
  | "spansSome"
  /** Has more chars than names have. */
  | "long"
  /** Ends like a sentence. */
  | "sentence"
  /** Begins like a note: `Source:`, `*`, `1)`. */
  | "noteMark"
  /** The row is below the table. */
  | "last"
  /** The next row towards the table is also a single text. */
  | "besideAlone"
  /** The next row has texts over numbers. */
  | "overHeader"
  /** The next row has numbers. */
  | "besideNumbers"
  /** Begins in another column than the next rows. */
  | "shifted"
  | "bold"
  | "total"
  /** Rows further inside the table are also single texts: names of groups. */
  | "groupsInside"
  /** The region is two columns wide, so a row with a single text may be a name without a value. */
  | "narrow";

const LONG = 40;
const SENTENCE = /[.!?:。]\s*$/u;
const NOTE = /^(?:\*|†|\(?\d\)|[¹²³]|(?:note|notes|source|sources|quelle|anmerkung|hinweis|fuente|nota|nb)\b)/iu;

/** @param at - index of the row: the first or the last of those that remain; @param inwards - 1 down from the top, -1 up */
export function textSigns(rows: readonly Row[], at: number, inwards: 1 | -1): Readonly<Record<TextSign, number>> {
  const row = rows[at]!;
  const [cell] = row;
  const next = rows[at + inwards] ?? [];
  const inner = inwards === 1 ? rows.slice(at + 1) : rows.slice(0, at);
  const bounds = boundsOf(inner.slice(inwards === 1 ? 0 : -12, inwards === 1 ? 12 : undefined));
  const width = bounds.right - bounds.left + 1;
  const isAlone = row.length === 1 && cell!.kind === "text";
  const { text, columnSpan: span = 1 } = isAlone ? cell! : { text: "" };
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
