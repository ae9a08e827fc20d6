/**
 * Numbers of clauses that hang far to the left of their text: `1.3.1` in a column of its own is neither text nor a list item; it belongs to the text
 * on its line.
 */
import { unionBoxes } from "../geometry/box.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { Draft } from "./draft.ts";

// Shown by hanging-numbers.test.ts.

/** At least two parts: single numbers may also be those of pages, rows and years. */
const CLAUSE_NUMBER = /^(?:§\s?)?\d{1,3}(?:\.\d{1,3}){1,5}\.?$/;
/** Baselines of one line differ by less than this, in font sizes. */
const SAME_LINE = 0.3;
/** Maximum gap between the number and the text, in font sizes: half a column. */
const MAX_GAP = 14;

/** Joins each number to the draft to its right on the same line. */
export function joinHangingNumbers(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at]!;
    const next = drafts[at + 1];
    if (next === undefined || !isNumberOf(draft, next)) joined.push(draft);
    else {
      joined.push(join(draft, next));
      at++;
    }
  }
  return joined.length === drafts.length ? (drafts as Draft[]) : joined;
}

function isNumberOf(number: Draft, next: Draft): boolean {
  const [line] = number.lines;
  const [first] = next.lines;
  if (number.placed !== null || next.placed !== null || number.lines.length !== 1 || first === undefined) return false;
  if (number.formRole !== null || next.formRole !== null || !CLAUSE_NUMBER.test(number.text)) return false;
  const gap = first.left - line!.right;
  const isOnLine = Math.abs(first.baseline - line!.baseline) < SAME_LINE * first.size;
  // If it is followed by a value or another number, it is a row of numbers.
  return isOnLine && gap > 0 && gap < MAX_GAP * first.size && /^[^\d]*\p{L}{2}/u.test(next.text);
}

function join(number: Draft, next: Draft): Draft {
  const [line] = number.lines as [BlockLine];
  const [first, ...others] = next.lines as [BlockLine, ...BlockLine[]];
  const shift = line.text.length + 1;
  const merged: BlockLine = {
    ...first,
    ...unionBoxes([line, first]),
    text: `${line.text} ${first.text}`,
    chars: line.chars + first.chars,
    boldChars: line.boldChars + first.boldChars,
    italicChars: line.italicChars + first.italicChars,
    doubtfulChars: line.doubtfulChars + first.doubtfulChars,
    typed: null,
    spans: first.spans?.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift })),
  };
  return {
    ...next,
    lines: [merged, ...others],
    box: unionBoxes([number.box, next.box]),
    ink: unionBoxes([number.ink, next.ink]),
    text: `${number.text} ${next.text}`,
  };
}
