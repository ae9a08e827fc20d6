/**
 * Terms of this folder. A word is chars without a gap; a text run is words next to each other without a wide gap; a line is
 * the runs of one baseline inside one column; a region is a column, a band or a cell of the page.
 *
 * Layout works in the frame of the dominant writing direction, so that a page of turned text is laid out like any
 * other; only `ink` stays in the page as displayed.
 */
import type { Box } from "../geometry/box.ts";
import type { TextStyle } from "../read/raw/raw-page.ts";

/** Chars that read as one word. */
export interface Word extends Box {
  readonly text: string;
  readonly baseline: number;
  /** Size of its tallest char. */
  readonly size: number;
  readonly style: TextStyle;
  /** Ink of its chars on the page as displayed. */
  readonly ink: Box;
  /** Its position in the content stream. */
  readonly order: number;
  /** False if the word continues the previous one in the content stream (a raised note mark, a change of font). */
  readonly spaceBefore: boolean;
  /** Whether it contains a Hebrew or Arabic char. */
  readonly rightToLeft: boolean;
}

/**
 * A copy of a word with changes. Field by field, in the order in which words are created from chars: with a spread, V8 would
 * compile all code that reads words again.
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
export interface TextRun extends Box {
  readonly words: readonly Word[];
  readonly baseline: number;
  /** Size of most of its chars. */
  readonly size: number;
}

/** Shares of the size by which letters extend above and below the baseline, in usual text fonts. */
export const ASCENT = 0.75;
export const DESCENT = 0.22;

/** The first of the equal words that have the most chars: a line has one or two kinds. */
export function prevailingWord(words: readonly Word[], areSimilar: (a: Word, b: Word) => boolean): Word {
  const firsts: Word[] = [];
  const chars: number[] = [];
  for (const word of words) {
    let kind = 0;
    while (kind < firsts.length && !areSimilar(firsts[kind]!, word)) kind++;
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

/** Number of chars in a text of these words, including the spaces between them. */
export function charsOf(words: readonly Word[]): number {
  let chars = words.length - 1;
  for (const { text } of words) chars += text.length;
  return chars;
}
