import type { InlineStyle } from "../styled/styled-text.ts";
import type { LevelWord } from "./level-words.ts";

/** Thickness of a bold word's strokes relative to the page's text, and of a word next to a bold one. */
const BOLD = 1.37;
const BOLD_NEIGHBOUR = 1.2;
/** {@link LevelWord.strokes} slant of an italic word, and of a word next to an italic one. */
const ITALIC = 1.05;
const ITALIC_NEIGHBOUR = 1;
/** The strokes of shorter words, as of `is`, measure anything. */
const MIN_CHARS = 3;

/**
 * Finds the bold and the italic words of a line by their strokes; words whose measures are near those of plain ones stay plain.
 *
 * @param thickness - usual thickness of strokes in this size, in pixels
 */
export function emphasisOf(line: readonly LevelWord[], thickness: number): readonly InlineStyle[] {
  // A rule through a word is measured as its strokes.
  const bold = grow(
    line.map(({ strokes, style }) => (style?.strike ? 0 : strokes.thickness / thickness)),
    line.map(({ text }) => charCount(text) >= MIN_CHARS),
    { alone: BOLD, neighbour: BOLD_NEIGHBOUR },
  );
  const italic = grow(
    line.map(({ strokes, style }) => (style?.strike ? 0 : strokes.slant)),
    // Figures and slashes are as slanted as italics.
    line.map(({ text }) => charCount(text) >= MIN_CHARS && !/[\p{N}/]/u.test(text)),
    { alone: ITALIC, neighbour: ITALIC_NEIGHBOUR },
  );
  return line.map((_, at) => ({ ...(bold[at] && { bold: true }), ...(italic[at] && { italic: true }) }));
}

/** Words that are sure by themselves, and their neighbours for which less is enough. */
function grow(
  measures: readonly number[],
  mayBeAlone: readonly boolean[],
  { alone, neighbour }: { readonly alone: number; readonly neighbour: number },
): readonly boolean[] {
  const found = measures.map((measure, at) => mayBeAlone[at]! && measure >= alone);
  for (let at = 1; at < found.length; at++) found[at] ||= found[at - 1]! && measures[at]! >= neighbour;
  for (let at = found.length - 2; at >= 0; at--) found[at] ||= found[at + 1]! && measures[at]! >= neighbour;
  return found;
}

function charCount(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
}
