import { textWidth } from "./text-width.ts";

/** A line of wrapped text: its words, and their start and end in ems from the start of the line. */
export interface WrappedLine {
  readonly words: readonly string[];
  readonly extents: readonly { readonly from: number; readonly to: number }[];
}

const SPACE = textWidth(" ");

/**
 * Breaks text into lines like a word processor: between words, and within a word that is wider than a line.
 *
 * @param width - line width, in ems
 */
export function wrapText(text: string, width: number): readonly WrappedLine[] {
  const lines: WrappedLine[] = [];
  for (const paragraph of text.split("\n")) {
    let words: string[] = [];
    let extents: { from: number; to: number }[] = [];
    let at = 0;
    const close = (): void => {
      if (words.length > 0) lines.push({ words, extents });
      words = [];
      extents = [];
      at = 0;
    };
    for (const word of paragraph.split(/\s+/u)) {
      if (word === "") continue;
      for (const piece of pieces(word, width)) {
        const wide = textWidth(piece);
        if (words.length > 0 && at + SPACE + wide > width) close();
        const from = words.length === 0 ? 0 : at + SPACE;
        words.push(piece);
        extents.push({ from, to: Math.min(width, from + wide) });
        at = from + wide;
      }
    }
    close();
  }
  return lines;
}

/** Splits a long word, such as text in a script without spaces. */
function pieces(word: string, width: number): readonly string[] {
  if (textWidth(word) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  let wide = 0;
  for (const char of word) {
    const next = textWidth(char);
    if (part !== "" && wide + next > width) {
      parts.push(part);
      part = "";
      wide = 0;
    }
    part += char;
    wide += next;
  }
  return [...parts, part];
}
