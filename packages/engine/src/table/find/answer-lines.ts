import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

// Shown by answer-lines.test.ts.

/** Maximum distance of an answer line from its label, in font sizes. */
const FARTHEST_LABEL = 1.5;
/** Maximum distance of the line below, and above, the label's baseline, in font sizes. */
const LOWEST = 0.6;
const HIGHEST = 0.1;
/** Minimum length, in points; shorter lines underline a word. */
const SHORTEST = 20;
/** Maximum thickness, in points; thicker lines are bars. */
const THICKEST = 3;

/** A label; root signs and list markers are not labels, and TeX fonts have a "p" for a root sign. */
const LABEL = /\p{L}{2}|\p{Lo}|:$/u;
/** Maximum distance of an underline from its text, in points. */
const UNDERLINED = 4;

/** Returns answer lines: they start after a label, on its baseline, and underline no text. Lines of a table start at its edge, or under its texts. */
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

/** Maximum distance between pieces of one line, in points, at one height. */
const JOIN = 2;
const ASIDE = [-1, 0, 1];
/** More than the height of any page, in points. */
const HIGHEST_PAGE = 20_000;

/** Whether the line continues a border: borders drawn cell by cell continue after the texts of cells. */
function continuesBorder({ left, top }: Box, ends: ReadonlySet<number>): boolean {
  return ASIDE.some((side) => ASIDE.some((down) => ends.has(keyOf(left, top, side, down))));
}

function keyOf(x: number, y: number, side: number, down: number): number {
  return (Math.round(x / JOIN) + side) * HIGHEST_PAGE + Math.round(y) + down;
}

/** Maximum distance of baselines above a line, in points: {@link LOWEST} for a size of 20 points. */
const REACH = 12;

/** Whether a word is underlined; an answer ends before its line does. */
function isUnderlined({ right }: Word, rule: Box): boolean {
  return Math.abs(right - rule.right) < JOIN;
}

function isLabelOf({ text, right, baseline, size }: Word, rule: Box): boolean {
  if (!LABEL.test(text)) return false;
  const gap = rule.left - right;
  const below = rule.top - baseline;
  return gap > -1 && gap < FARTHEST_LABEL * size && below < LOWEST * size && below > -HIGHEST * size;
}
