import { unionBoxes } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import { countDigits } from "../../text/digits.ts";
import type { Word } from "../../text/word.ts";
import type { TrackRow } from "../columns/track-cell.ts";
import type { Tracks } from "../columns/tracks.ts";

// Shown by is-tabular.test.ts, statements.test.ts.

/** Minimum share of a column's cells whose left edges, right edges or middles agree. */
const ALIGNED = 0.6;
const CELL_ALIGNMENT = 3.5;
/** Minimum number of numbers with aligned decimal points; two or three are aligned by chance. */
const MIN_POINTS = 4;
/** Maximum number of indent levels of row names; each level has at least two names, for this share of them. */
const MAX_LEVELS = 4;
const INDENTED = 0.8;

/**
 * Counts columns in which most cells share an edge or a middle.
 *
 * @param indented - how the names in the first column may be indented; next to numbers, because code is also indented
 */
export function alignedColumns(
  rows: readonly TrackRow[],
  tracks: Tracks,
  indented: "anywhere" | "on levels" | "nowhere",
): number {
  let aligned = indented === "anywhere" ? 1 : 0;
  for (let column = aligned; column <= tracks.separators.length; column++) {
    const lefts: number[] = [];
    const rights: number[] = [];
    const points: number[] = [];
    for (const { cells } of rows) {
      for (const cell of cells) {
        if (cell.column !== column || cell.columnSpan !== 1) continue;
        const { left, right } = unionBoxes(cell.words);
        lefts.push(left);
        rights.push(right);
        if (countDigits(cell.words) > 0) points.push(pointOf(cell.words, left, right));
      }
    }
    if (lefts.length < 2) continue;
    if (agree(lefts) || agree(rights) || agree(lefts.map((left, at) => (left + rights[at]!) / 2))) aligned++;
    else if (points.length >= ALIGNED * lefts.length && points.length >= MIN_POINTS && agree(points)) aligned++;
    else if (column === 0 && indented === "on levels" && isIndented(lefts)) aligned++;
  }
  return aligned;
}

/** Returns where the whole part of a number ends, assuming digits of about equal width. */
function pointOf(words: readonly Word[], left: number, right: number): number {
  const text = words.map((word) => word.text).join(" ");
  const at = text.search(/(?<=\d)[.,](?=\d+\D*$)/);
  return at < 0 ? right : left + ((right - left) * at) / text.length;
}

function agree(positions: readonly number[]): boolean {
  const usual = median(positions);
  let close = 0;
  for (const position of positions) if (Math.abs(position - usual) <= CELL_ALIGNMENT) close++;
  return close / positions.length >= ALIGNED;
}

/** Whether row names are on a few indent levels: statements indent items under their groups, and parts under items. */
function isIndented(edges: readonly number[]): boolean {
  const lefts = edges.toSorted((a, b) => a - b);
  const levels: number[] = [];
  let sizes = 0;
  for (let from = 0; from < lefts.length;) {
    let to = from + 1;
    while (to < lefts.length && lefts[to]! - lefts[from]! <= CELL_ALIGNMENT) to++;
    if (to - from >= 2) {
      levels.push(lefts[from]!);
      sizes += to - from;
    }
    from = to;
  }
  return levels.length <= MAX_LEVELS && sizes >= INDENTED * lefts.length;
}
