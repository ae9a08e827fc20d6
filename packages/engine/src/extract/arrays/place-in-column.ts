import type { Place, Token } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";
import type { Column } from "./columns.ts";
import type { PageLine } from "./page-lines.ts";

/** A run of tokens and the column in whose rows it is. */
export interface InColumn {
  readonly column: number;
  readonly span: Span;
}

/** Which columns the words of a place belong to: all to one, unless they are under several. */
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

/** Words of a text that passes under two columns, and under more of them. */
const MIN_WORDS_UNDER_TWO = 7;
const MIN_WORDS = 3;

/** A line of running text: its words pass under several columns with the same space between them. */
export function runsThrough({ places }: PageLine, columns: readonly Column[]): boolean {
  const [place] = places;
  if (place === undefined || places.length > 1) return false;
  const { tokens, left, right, size } = place;
  const gaps = tokens.slice(1).map((token, at) => token.left - tokens[at]!.right).filter((gap) => gap > 0.1 * size); // prettier-ignore
  const passed = columns.filter((column) => column.left > left - size && column.left < right);
  const words = tokens.filter(({ text }) => /\p{L}{2}/u.test(text));
  const isEven = Math.max(...gaps) < EVEN * Math.min(...gaps);
  return isEven && passed.length > 1 && words.length >= (passed.length === 2 ? MIN_WORDS_UNDER_TWO : MIN_WORDS);
}

/** Spaces of one line differ by less than this. */
const EVEN = 1.35;

/**
 * Words of one text keep together: the space between them is that of their line. Where a number begins or ends, a wider
 * space than that within a word parts them.
 */
// oxlint-disable-next-line max-params -- two words, their line and its space
function isClose(before: Token, token: Token, { size }: Place, space: number): boolean {
  const gap = token.left - before.right;
  if (gap < 0.18 * size) return true;
  return !/\d/u.test(before.text + token.text) && gap < EVEN * space;
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** Edges that agree say more than room that is shared: a long text reaches under the next header. */
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

/** The last column reaches to the margin, whatever its header does: so far, in heights of letters. */
const MAX_BEHIND = 20;

/** A place behind all headers. */
export function isBehind({ left, size }: Place, columns: readonly Column[]): boolean {
  const last = columns.at(-1);
  return last !== undefined && left > last.right && left - last.right < MAX_BEHIND * size;
}
