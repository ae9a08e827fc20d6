import type { Annotation, RawPage, TextStyle } from "../read/raw/raw-page.ts";
import { hasRightToLeft } from "./right-to-left.ts";
import { ASCENT, DESCENT, type Word } from "./word.ts";
import type { Box } from "../geometry/box.ts";

/** Height of a line, the middle of its letters above the baseline, and the width of a space. */
const LINE_HEIGHT_EM = 1.2;
const MIDDLE_EM = 0.3;
const SPACE_EM = 0.25;

// Shown by structure.test.ts (values of form fields); fixture form.

/** Share of a field's height that viewers use for the text of one line. */
const TEXT_SHARE = 0.62;
const LARGEST = 12;
/** Mean width of a char, in font sizes. */
const CHAR = 0.5;

const plain: Omit<TextStyle, "size"> = {
  font: "",
  bold: false,
  italic: false,
  monospace: false,
  color: 0,
  angleDegrees: 0,
  invisible: false,
};

/**
 * Makes words from the values of form fields and from text typed on the page, at their places: their text is in the form or in
 * an annotation, not in the content of the page. Fields that the page's own chars already fill (a flattened form) are left out.
 */
export function fieldWords(page: RawPage, words: readonly Word[]): Word[] {
  return page.annotations
    .filter(({ kind, text }) => (kind === "field" || kind === "button" || kind === "typed") && text !== "")
    .filter((field) => field.right > field.left && !words.some((word) => isOver(word.ink, field)))
    .flatMap((field) => wrap(field, labelOf(field, words), words.length));
}

/** The nearest text at the field's height: its label, whose baseline and size the value takes over. */
function labelOf(field: Box, words: readonly Word[]): Word | undefined {
  let best: Word | undefined;
  let bestDistance = 250;
  for (const word of words) {
    if (word.baseline < field.top + 2 || word.baseline > field.bottom + 2) continue;
    const distance = Math.max(field.left - word.right, word.left - field.right);
    if (distance < bestDistance) {
      best = word;
      bestDistance = distance;
    }
  }
  return best;
}

function wrap(field: Annotation, label: Word | undefined, order: number): Word[] {
  const size = Math.min(LARGEST, TEXT_SHARE * (field.bottom - field.top), label?.size ?? LARGEST);
  const style: TextStyle = { ...plain, size };
  const lineHeight = LINE_HEIGHT_EM * size;
  const lines = Math.max(1, Math.floor((field.bottom - field.top) / lineHeight));
  const words: Word[] = [];
  let line = 0;
  let x = field.left + 2;
  const middle = (field.top + field.bottom) / 2 + MIDDLE_EM * size;
  const first = label?.baseline ?? (lines === 1 ? middle : field.top + size);
  for (const [index, text] of field.text.split(/\s+/).entries()) {
    const width = Math.max(1, text.length) * CHAR * size;
    if (x + width > field.right && x > field.left + 2 && line < lines - 1) {
      line++;
      x = field.left + 2;
    }
    const baseline = first + line * lineHeight;
    const box: Box = {
      left: Math.min(x, field.right - 1),
      top: baseline - ASCENT * size,
      right: Math.min(x + width, field.right),
      bottom: baseline + DESCENT * size,
    };
    const word = { text, ...box, baseline, size, style, ink: box, order: order + index, spaceBefore: true };
    words.push({ ...word, rightToLeft: hasRightToLeft(text) });
    x += width + SPACE_EM * size;
  }
  return words;
}

function isOver(ink: Box, field: Box): boolean {
  const x = (ink.left + ink.right) / 2;
  const y = (ink.top + ink.bottom) / 2;
  return x > field.left && x < field.right && y > field.top && y < field.bottom;
}
