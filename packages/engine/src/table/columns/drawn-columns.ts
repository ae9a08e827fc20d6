import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";
import type { Separator } from "./separator.ts";
import { columnOf, Tracks } from "./tracks.ts";

// Shown by drawn-columns.test.ts.

/** A currency sign in a cell of its own, before amounts. */
const SIGN = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})$/u;
/** Chars to the right of a column of amounts. */
const CLOSING = /^[)%]+$/u;
/** Maximum share of words that cross into the next column, as in names and headers; with more, the fills are not columns. */
const MAX_ACROSS = 0.1;

/** Adjacent fills of the cells of rows. */
interface CellFills {
  readonly left: number;
  readonly right: number;
  /** Positions where cells meet. */
  readonly borders: readonly number[];
}

/**
 * Returns the columns drawn by the fills of cells; null if they draw none. Company filings put a currency sign, the amount, its closing bracket and
 * the white space between columns into separate cells: a column is an amount with its neighbours.
 */
export function drawnColumns(lines: readonly Line[], { left, right, borders }: CellFills): Tracks | null {
  if (borders.length === 0) return null;
  const cells = new Tracks({ left, right, separators: borders.map((at) => ({ start: at, end: at })) });
  const texts: string[][] = [...borders, right].map(() => []);
  for (const { words } of lines) for (const word of words) texts[columnOf(word, cells)]!.push(word.text);
  const edges = [left, ...borders, right];
  const separators: Separator[] = [];
  // End of the column before; its closing cell is empty in most rows.
  let end = -1;
  let start = -1;
  for (const [cell, inside] of texts.entries()) {
    const kind = kindOf(inside);
    if (kind === "sign") start = edges[cell]!;
    else if (kind === "closing") end = edges[cell + 1]!;
    else if (kind === "text") {
      if (end >= 0) separators.push({ start: end, end: start >= end ? start : edges[cell]! });
      end = edges[cell + 1]!;
      start = -1;
    }
  }
  if (separators.length === 0) return null;
  const tracks = new Tracks({ left, right, separators });
  const words = lines.flatMap((line) => line.words);
  return words.filter((word) => isAcross(word, separators)).length <= MAX_ACROSS * words.length ? tracks : null;
}

function kindOf(texts: readonly string[]): "sign" | "closing" | "text" | "empty" {
  if (texts.length === 0) return "empty";
  if (texts.every((text) => SIGN.test(text))) return "sign";
  return texts.every((text) => CLOSING.test(text)) ? "closing" : "text";
}

/** Whether a word extends from one column into the next. */
function isAcross({ left, right }: Word, separators: readonly Separator[]): boolean {
  return separators.some(({ start, end }) => left < start - 1 && right > end + 1);
}
