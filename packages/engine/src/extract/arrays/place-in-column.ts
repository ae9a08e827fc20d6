import type { Place, Token } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";
import type { Column } from "./columns.ts";
import type { PageLine } from "./page-lines.ts";

/** Smaller gaps are within words. */
const MIN_GAP_EM = 0.1;
/** Smaller gaps never separate columns. */
const MAX_SPACE_EM = 0.18;

/** A run of tokens and its column. */
export interface InColumn {
  readonly column: number;
  readonly span: Span;
}

/** The columns of a place's words: one for all, unless they are under several. */
export function inColumns(place: Place, columns: readonly Column[]): InColumn[] {
  const whole = columnOf(place, columns, place.size);
  const covered = columns.filter(
    ({ left, right }) => (left + right) / 2 > place.left && (left + right) / 2 < place.right,
  );
  if (covered.length < 2 || place.tokens.length < 2) {
    return whole === null ? [] : [{ column: whole, span: { place, from: 0, to: place.tokens.length } }];
  }
  const parts: { column: number; from: number; to: number }[] = [];
  const space = Math.min(...place.tokens.slice(1).map((token, at) => token.left - place.tokens[at]!.right));
  for (const [index, token] of place.tokens.entries()) {
    const column = columnOf(token, columns, place.size);
    const last = parts.at(-1);
    if (
      last !== undefined &&
      (column === null || column === last.column || isClose(place.tokens[index - 1]!, token, place, space))
    ) {
      last.to = index + 1;
    } else if (column !== null) parts.push({ column, from: index, to: index + 1 });
  }
  return parts.map(({ column, from, to }) => ({ column, span: { place, from, to } }));
}

/** Minimum words of a text that passes under two columns, and under more than two. */
const MIN_WORDS_UNDER_TWO = 7;
const MIN_WORDS = 3;

/** Whether it is a line of running text: its words pass under several columns with equal spaces between them. */
export function runsThrough({ places }: PageLine, columns: readonly Column[]): boolean {
  const [place] = places;
  if (place === undefined || places.length > 1) return false;
  const { tokens, left, right, size } = place;
  const gaps = tokens.slice(1).map((token, at) => token.left - tokens[at]!.right).filter((gap) => gap > MIN_GAP_EM * size); // prettier-ignore
  const passed = columns.filter((column) => column.left > left - size && column.left < right);
  const words = tokens.filter(({ text }) => /\p{L}{2}/u.test(text));
  const isEven = Math.max(...gaps) < EVEN * Math.min(...gaps);
  return isEven && passed.length > 1 && words.length >= (passed.length === 2 ? MIN_WORDS_UNDER_TWO : MIN_WORDS);
}

/** Maximum ratio of the spaces in one line. */
const EVEN = 1.35;

/**
 * Words of one text stay together: they have the line's usual space between them. Next to a number, a space wider
 * than that separates them.
 */
// oxlint-disable-next-line max-params -- two words, their line and its space
function isClose(before: Token, token: Token, { size }: Place, space: number): boolean {
  const gap = token.left - before.right;
  if (gap < MAX_SPACE_EM * size) return true;
  return !/\d/u.test(before.text + token.text) && gap < EVEN * space;
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** Aligned edges are stronger evidence than overlap: a long text reaches under the next header. */
function columnOf(place: Extent, columns: readonly Column[], size: number): number | null {
  let best: number | null = null;
  let bestScore = 0;
  for (const [index, { left, right }] of columns.entries()) {
    const shared = Math.min(right, place.right) - Math.max(left, place.left);
    const edge = Math.min(
      Math.abs(left - place.left),
      Math.abs(right - place.right),
      Math.abs(left + right - place.left - place.right) / 2,
    );
    const aligned = Math.max(0, 1 - edge / (1.2 * size));
    const overlapping = Math.max(0, shared) / Math.min(right - left, place.right - place.left);
    const near = shared < 0 ? Math.max(0, 0.35 + shared / (8 * size)) : 0;
    const score = shared < -8 * size ? 0 : 1.2 * (shared > -0.5 * size ? aligned : 0) + overlapping + near;
    if (score > bestScore) {
      bestScore = score;
      best = index;
    }
  }
  return best;
}

/** The last column reaches to the margin, beyond its header, up to this many letter heights. */
const MAX_BEHIND = 20;

/** Whether a place is after all headers. */
export function isBehind({ left, size }: Place, columns: readonly Column[]): boolean {
  const last = columns.at(-1);
  return last !== undefined && left > last.right && left - last.right < MAX_BEHIND * size;
}
