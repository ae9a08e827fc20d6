/**
 * Terms of this room. A word is chars without a gap; a text run is words side by side without a wide gap; a line is
 * the runs of one baseline inside one column; a region is a column, a band or a cell of the page.
 *
 * Layout works in the frame of the dominant direction of writing, so that a page of turned text is laid out like any
 * other; `ink` alone stays in the page as displayed.
 */
import type { TextStyle } from "../../read/pdf/raw-page.ts";

/** Edges of a rectangle, in points. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Chars that read as one word. */
export interface Word extends Edges {
  readonly text: string;
  readonly baseline: number;
  /** Size of its tallest char. */
  readonly size: number;
  readonly style: TextStyle;
  /** Ink of its chars on the page as displayed. */
  readonly ink: Edges;
  /** Its position in the content stream. */
  readonly order: number;
  /** False where the word continues the one before it in the stream (a raised note mark, a change of font). */
  readonly spaceBefore: boolean;
  /** It holds a char of Hebrew or Arabic. */
  readonly rightToLeft: boolean;
}

/**
 * A word changed in part. Field by field, in the order in which the chars' words are made: a spread, written over, would
 * have all code that reads words compiled anew.
 */
export function changeWord(word: Word, changes: Partial<Word>): Word {
  return {
    text: changes.text ?? word.text,
    left: changes.left ?? word.left,
    top: changes.top ?? word.top,
    right: changes.right ?? word.right,
    bottom: changes.bottom ?? word.bottom,
    baseline: changes.baseline ?? word.baseline,
    size: changes.size ?? word.size,
    style: changes.style ?? word.style,
    ink: changes.ink ?? word.ink,
    order: changes.order ?? word.order,
    spaceBefore: changes.spaceBefore ?? word.spaceBefore,
    rightToLeft: changes.rightToLeft ?? word.rightToLeft,
  };
}

/** Words on one baseline. The vertical edges span the usual ascent and descent, whatever the letters. */
export interface TextRun extends Edges {
  readonly words: readonly Word[];
  readonly baseline: number;
  /** Size of most of its chars. */
  readonly size: number;
}

/** Share of the size that letters rise above the baseline and fall below it, over usual text fonts. */
export const ASCENT = 0.75;
export const DESCENT = 0.22;

/** The smallest rectangle around all. */
export function unionEdges(all: readonly Edges[]): Edges {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let at = 0; at < all.length; at++) {
    const edges = all[at]!;
    left = Math.min(left, edges.left);
    top = Math.min(top, edges.top);
    right = Math.max(right, edges.right);
    bottom = Math.max(bottom, edges.bottom);
  }
  return { left, top, right, bottom };
}

/** The first of the words that are alike and hold the most chars: a line has one or two kinds. */
export function prevailingWord(words: readonly Word[], areAlike: (a: Word, b: Word) => boolean): Word {
  const firsts: Word[] = [];
  const chars: number[] = [];
  for (const word of words) {
    let kind = 0;
    while (kind < firsts.length && !areAlike(firsts[kind]!, word)) kind++;
    if (kind === firsts.length) {
      firsts.push(word);
      chars.push(0);
    }
    chars[kind]! += word.text.length;
  }
  let most = 0;
  for (let kind = 1; kind < chars.length; kind++) if (chars[kind]! > chars[most]!) most = kind;
  return firsts[most]!;
}

/** The middle value of a list, 0 for none. The list is left as it was. */
export function median(values: readonly number[]): number {
  return values.length === 0 ? 0 : nthSmallest(values, values.length >> 1);
}

/** The value that would stand at `nth`, from 0, were the list sorted. It is left as it was. */
export function nthSmallest(values: readonly number[], nth: number): number {
  if (values.length > FEW) return Float64Array.from(values).sort()[nth]!;
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    let to = at;
    while (to > 0 && few[to - 1]! > value) {
      few[to] = few[to - 1]!;
      to--;
    }
    few[to] = value;
  }
  return few[nth]!;
}

/** Up to here sorting by insertion beats the native sort. */
export const FEW = 24;
/** For a few numbers to be sorted in; asked for at every line of every page, and never held. */
const few = new Float64Array(FEW);

/** Chars of a text of these words, spaces between them among it. */
export function charsOf(words: readonly Word[]): number {
  let chars = words.length - 1;
  for (const { text } of words) chars += text.length;
  return chars;
}

/** The same in order, what is alike as it stood; the list itself, as nearly always, where it stands in that order. */
export function sortBy<Placed>(
  list: readonly Placed[],
  isBefore: (a: Placed, b: Placed) => boolean,
): readonly Placed[] {
  let at = 1;
  while (at < list.length && !isBefore(list[at]!, list[at - 1]!)) at++;
  if (at >= list.length) return list;
  if (list.length > FEW) return [...list].sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0));
  const sorted = [...list];
  for (; at < sorted.length; at++) {
    const value = sorted[at]!;
    let to = at;
    for (; to > 0 && isBefore(value, sorted[to - 1]!); to--) sorted[to] = sorted[to - 1]!;
    sorted[to] = value;
  }
  return sorted;
}

/** The same from left to right; the list itself, as nearly always, where it stands in that order. */
export function byLeft<Placed extends { readonly left: number }>(list: readonly Placed[]): readonly Placed[] {
  for (let at = 1; at < list.length; at++) {
    if (list[at]!.left < list[at - 1]!.left) return [...list].sort((a, b) => a.left - b.left);
  }
  return list;
}

/** Length that two intervals share; negative is the gap between them. */
export function overlap(startA: number, endA: number, startB: number, endB: number): number {
  return Math.min(endA, endB) - Math.max(startA, startB);
}

/** True where the middle of `box` lies in `outer`. */
export function isInside(box: Edges, outer: Edges, slack = 2): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x >= outer.left - slack && x <= outer.right + slack && y >= outer.top - slack && y <= outer.bottom + slack;
}
