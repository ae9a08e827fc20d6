import type { Edges, Word } from "../layout/text.ts";

// Shown by forms.test.ts.

/** Room for an answer under a label, and more of it than above, in sizes of the label: word processors leave up to one size under a text. */
const LEAST_ROOM = 1.2;
const MORE_BELOW = 1;
/** An answer is larger than its label, or set in another font. */
const LARGER = 1.1;
/** Between a border and its text, in sizes. */
const WIDEST_MARGIN = 1.2;
/** Words on one line, and on the next, in sizes. */
const SAME_LINE = 0.4;
const NEXT_LINE = 0.5;
/** The number of a label: "1.", "12a", "(3)", "4.名". */
const NUMBER = /^\(?(\d{1,3})[a-z]?[.)]?(?:$|\p{L})/iu;

/** How a text stands in its cell. */
export interface LabelLook {
  /** Room for an answer under it. */
  readonly roomBelow: boolean;
  /** An answer in another look under it. */
  readonly captioned: boolean;
  readonly colon: boolean;
  /** It starts at the cell's left border, or the right one where it reads to the left. */
  readonly startsLeft: boolean;
  /** It runs over the cell's borders. */
  readonly crossing: boolean;
}

/** Looks at the words of a cell, one at least. */
export function labelLook(words: readonly Word[], box: Edges): LabelLook {
  let first = words[0]!;
  let last = words[0]!;
  let top = Infinity;
  let bottom = -Infinity;
  for (const word of words) {
    if (word.baseline < first.baseline - 1) first = word;
    if (word.baseline > last.baseline + 1) last = word;
    top = Math.min(top, word.top);
    bottom = Math.max(bottom, word.bottom);
  }
  const below = box.bottom - bottom;
  const above = top - box.top;
  const isUnder = last.baseline > first.baseline + NEXT_LINE * first.size;
  const margin = WIDEST_MARGIN * first.size;
  const firstLine = words.filter((word) => word.baseline < first.baseline + SAME_LINE * first.size);
  const end = firstLine.reduce((a, b) => (b.right > a.right ? b : a));
  return {
    roomBelow: below >= LEAST_ROOM * first.size && below - above >= MORE_BELOW * first.size,
    captioned: isUnder && (last.size > LARGER * first.size || last.style.font !== first.style.font),
    startsLeft: firstLine.some(({ left, right, rightToLeft }) =>
      rightToLeft ? box.right - right <= margin : left - box.left <= margin,
    ),
    crossing: words.some(({ left, right }) => left < box.left - 1 || right > box.right + 1),
    colon: /[:：]$/.test(end.text) || firstLine.some(({ text }) => /\p{L}[:：]$/u.test(text)),
  };
}

/** The number before a label, on its line; null for none. */
export function labelNumber([first, second]: readonly Word[]): number | null {
  const digits = NUMBER.exec(first!.text)?.[1];
  if (digits === undefined) return null;
  const isBeside =
    second !== undefined && Math.abs(second.baseline - first!.baseline) < 1 && /^[\p{L}("]/u.test(second.text);
  return isBeside || /\p{L}{2}/u.test(first!.text) ? Number(digits) : null;
}
