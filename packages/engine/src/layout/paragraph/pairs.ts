/** Labels with their values, as forms, letters and invoices have them. */
import type { TextStyle } from "../../read/raw/raw-page.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";

// Shown by structure/key-values.test.ts.

const LABEL = /^(\p{Lu}[^:]{0,38}[^:\d]):\s+(?=[^\s:])/u;
/** Labels have few chars: more is a sentence before a colon. */
const LONGEST = 40;
/** Values are at least this far, in font sizes, behind their label. */
const PAIR_GAP = 0.9;
/** Spaces of a justified line agree by that; the widest are behind a colon, 1.4 to 1.7 times as wide as others. */
const EVEN = 0.5;
/** Leading inside of a value. */
const WIDEST_LEADING = 1.6;
/** In sizes: justified lines of three words and more measure up to 1.6. */
const WIDEST_SPACE = 2;
const CHOICE = /[☐☑☒□■]/u;
/** Values continue under themselves, but no word of theirs is broken. */
const BROKEN = /\p{Ll}-$/u;
/** What a figure's or a table's text comes from, or says besides. */
const REMARK = /^(?:sources?|notes?|quelle|anmerkung|hinweis|fuente|nota|remarque|fonte)$/iu;

/**
 * The label that a line begins with, before its colon and its value; null for a line without. Steps that are numbered and headings like
 * "Part 2: …" have none, nor has what programs print.
 */
export function labelOf({ text, style }: { readonly text: string; readonly style: TextStyle }): string | null {
  const at = text.indexOf(":");
  if (at < 1 || at > LONGEST || style.monospace) return null;
  const label = LABEL.exec(text)?.[1];
  // "See below. Then: …" is text; "Customer no.: 42" has a label.
  return label === undefined || /[.!?;]\s/.test(label) || REMARK.test(label) ? null : label;
}

/** A label with its value at a distance: "Invoice date:      28 June". */
export function isPair(line: Line): boolean {
  if (!line.text.includes(":")) return false;
  const at = line.words.findIndex((word) => word.text.endsWith(":"));
  const next = line.words[at + 1];
  if (at < 0 || at >= 6 || next === undefined) return false;
  const { right } = line.words[at]!;
  const gap = next.left - right;
  if (gap <= PAIR_GAP * line.size || isStretched(line.words, gap) || BROKEN.test(line.text)) return false;
  // Numbers and Latin words in Hebrew are in an order of their own: what follows may be between.
  return !line.words.some((word) => word.left > right - 1 && word.right < next.left + 1);
}

/** Most spaces of a justified line are as wide as any; choices to tick are apart, too. */
function isStretched(words: readonly Word[], gap: number): boolean {
  if (words.length < 3 || gap > WIDEST_SPACE * words[0]!.size) return false;
  if (words.some(({ text }) => CHOICE.test(text))) return false;
  let wide = 0;
  for (let at = 1; at < words.length; at++) if (words[at]!.left - words[at - 1]!.right > EVEN * gap) wide++;
  return wide > (words.length - 1) / 2;
}

/** A value continues under itself, to the right of its label. */
export function continuesValue(pair: Line, line: Line): boolean {
  const value = pair.words[pair.words.findIndex((word) => word.text.endsWith(":")) + 1]!;
  return (
    Math.abs(line.left - value.left) < 0.5 * line.size && line.baseline - pair.baseline < WIDEST_LEADING * line.size
  );
}

/** Under labels with their values, one a line, text that has no label and would have had room behind the last of them. */
export function endsPairs(current: readonly Line[], line: Line, right: number): boolean {
  if (current.length < 2 || labelOf(current[0]!) === null || labelOf(line) !== null) return false;
  const room = right - current.at(-1)!.right;
  return (
    room > line.words[0]!.right - line.words[0]!.left + 2 * line.size &&
    current.every((other) => labelOf(other) !== null)
  );
}
