import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

// Shown by answer-lines.test.ts.

/** A line to write on starts so close behind its label, in font sizes. */
const FARTHEST_LABEL = 1.5;
/** And is so far below the label's baseline, and above it, in font sizes. */
const LOWEST = 0.6;
const HIGHEST = 0.1;
/** Shorter ones underline a word, in points. */
const SHORTEST = 20;
/** Thicker ones are bars. */
const THICKEST = 3;

/** Signs of roots and marks of lists are no labels; the fonts of TeX have a "p" for a root. */
const LABEL = /\p{L}{2}|\p{Lo}|:$/u;
/** A text is underlined so closely, in points. */
const UNDERLINED = 4;

/**
 * The lines to write on: they start behind a label, on its baseline, and underline no text. Those of a table start at its edge, or
 * under its texts.
 */
export function answerLines(rules: readonly Box[], words: readonly Word[]): Box[] {
  const wordsByHeight = new Map<number, Word[]>();
  for (const word of words) {
    const height = Math.round(word.baseline);
    const sameHeight = wordsByHeight.get(height);
    if (sameHeight === undefined) wordsByHeight.set(height, [word]);
    else sameHeight.push(word);
  }
  const ends = new Set(rules.map(({ right, top }) => keyOf(right, top, 0, 0)));
  return rules.filter((rule) => {
    if (rule.right - rule.left < SHORTEST || rule.bottom - rule.top > THICKEST) return false;
    const isThere = (above: number, below: number, is: (word: Word, line: Box) => boolean): boolean => {
      for (let height = Math.floor(rule.top) - above; height <= Math.ceil(rule.top) + below; height++) {
        if (wordsByHeight.get(height)?.some((word) => is(word, rule)) === true) return true;
      }
      return false;
    };
    return isThere(REACH, 2, isLabelOf) && !isThere(UNDERLINED, 1, isUnderlined) && !continuesBorder(rule, ends);
  });
}

/** Pieces of one line meet this closely, in points, at one height. */
const JOIN = 2;
const ASIDE = [-1, 0, 1];
/** More than pages are high, in points. */
const HIGHEST_PAGE = 20_000;

/** Borders that are drawn cell by cell continue behind the texts of cells. */
function continuesBorder({ left, top }: Box, ends: ReadonlySet<number>): boolean {
  return ASIDE.some((side) => ASIDE.some((down) => ends.has(keyOf(left, top, side, down))));
}

function keyOf(x: number, y: number, side: number, down: number): number {
  return (Math.round(x / JOIN) + side) * HIGHEST_PAGE + Math.round(y) + down;
}

/** Of baselines above a line, in points: {@link LOWEST} of 20 points. */
const REACH = 12;

/** An answer ends before its line does. */
function isUnderlined({ right }: Word, rule: Box): boolean {
  return Math.abs(right - rule.right) < JOIN;
}

function isLabelOf({ text, right, baseline, size }: Word, rule: Box): boolean {
  if (!LABEL.test(text)) return false;
  const gap = rule.left - right;
  const below = rule.top - baseline;
  return gap > -1 && gap < FARTHEST_LABEL * size && below < LOWEST * size && below > -HIGHEST * size;
}
