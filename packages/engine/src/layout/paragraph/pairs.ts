/** Labels with their values, as in forms, letters and invoices. */
import type { TextStyle } from "../../read/raw/raw-page.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";

// Shown by structure/key-values.test.ts.

const LABEL = /^(\p{Lu}[^:]{0,38}[^:\d]):\s+(?=[^\s:])/u;
/** Maximum number of chars in a label; more is a sentence before a colon. */
const LONGEST = 40;
/** Minimum distance of a value from its label, in font sizes. */
const PAIR_GAP = 0.9;
/** In a justified line, most spaces are wider than this share of the widest, which follows a colon and is 1.4 to 1.7 times as wide as the others. */
const EVEN = 0.5;
/** Maximum leading inside a value, in font sizes. */
const WIDEST_LEADING = 1.6;
/** Maximum space in font sizes; justified lines of three or more words measure up to 1.6. */
const WIDEST_SPACE = 2;
const CHOICE = /[☐☑☒□■]/u;
/** Values may continue on the next line, but not with a hyphenated word. */
const BROKEN = /\p{Ll}-$/u;
/** Labels of remarks under a figure or table, such as its source. */
const REMARK = /^(?:sources?|notes?|quelle|anmerkung|hinweis|fuente|nota|remarque|fonte)$/iu;

/**
 * Returns the label that a line begins with, before a colon and a value; null if there is none. Numbered steps, headings such as "Part 2: …" and the
 * output of programs have no label.
 */
export function labelOf({ text, style }: { readonly text: string; readonly style: TextStyle }): string | null {
  const at = text.indexOf(":");
  if (at < 1 || at > LONGEST || style.monospace) return null;
  const label = LABEL.exec(text)?.[1];
  // "See below. Then: …" is text; "Customer no.: 42" has a label.
  return label === undefined || /[.!?;]\s/.test(label) || REMARK.test(label) ? null : label;
}

/** Whether a line is a label with its value at a distance: "Invoice date:      28 June". */
export function isPair(line: Line): boolean {
  if (!line.text.includes(":")) return false;
  const at = line.words.findIndex((word) => word.text.endsWith(":"));
  const next = line.words[at + 1];
  if (at < 0 || at >= 6 || next === undefined) return false;
  const { right } = line.words[at]!;
  const gap = next.left - right;
  if (gap <= PAIR_GAP * line.size || isStretched(line.words, gap) || BROKEN.test(line.text)) return false;
  // In Hebrew, numbers and Latin words run in the opposite direction: words that follow in the text may be between the two.
  return !line.words.some((word) => word.left > right - 1 && word.right < next.left + 1);
}

/** Whether the gap is a stretched space of a justified line, in which most spaces are about as wide. Choices to tick are also far apart. */
function isStretched(words: readonly Word[], gap: number): boolean {
  if (words.length < 3 || gap > WIDEST_SPACE * words[0]!.size) return false;
  if (words.some(({ text }) => CHOICE.test(text))) return false;
  let wide = 0;
  for (let at = 1; at < words.length; at++) if (words[at]!.left - words[at - 1]!.right > EVEN * gap) wide++;
  return wide > (words.length - 1) / 2;
}

/** Whether a line continues a value: it is below it, to the right of its label. */
export function continuesValue(pair: Line, line: Line): boolean {
  const value = pair.words[pair.words.findIndex((word) => word.text.endsWith(":")) + 1]!;
  return (
    Math.abs(line.left - value.left) < 0.5 * line.size && line.baseline - pair.baseline < WIDEST_LEADING * line.size
  );
}

/** Whether a line ends a list of labels with values: it has no label, and would have fitted after the last value. */
export function endsPairs(current: readonly Line[], line: Line, right: number): boolean {
  if (current.length < 2 || labelOf(current[0]!) === null || labelOf(line) !== null) return false;
  const room = right - current.at(-1)!.right;
  return (
    room > line.words[0]!.right - line.words[0]!.left + 2 * line.size &&
    current.every((other) => labelOf(other) !== null)
  );
}
