import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { Draft, DraftPage } from "./draft.ts";

/** In font sizes: by how much the next word has to fit, since its width is estimated by its share of its line. */
const SLACK = 1;
/** Share of the breaks of a verse that are certain by the lines next to them. One alone may be the end of a paragraph, or a figure's. */
const MIN_CERTAIN = 0.3;
/** Lines of an address. */
const MIN_ADDRESS = 3;
const MAX_ADDRESS = 8;
/** Left edges this close are one edge, in font sizes. */
const SAME_LEFT = 0.5;
/** A paragraph of this many lines shows how wide its column is. */
const MIN_COLUMN = 3;

/**
 * Keeps the line breaks of verses and addresses. Text is broken where the next word does not fit: a line that ends although the next word
 * fits before the end of the line above or below was ended by the author. Lines of addresses all begin with a capital or a figure, and end
 * far before the column does.
 */
export function keepLineBreaks({ drafts }: DraftPage): void {
  for (const draft of drafts) {
    const isText =
      (draft.type === null || draft.type === "Text") &&
      draft.placed === null &&
      draft.body === undefined &&
      !draft.preformatted;
    if (!isText || draft.lines.length < 2) continue;
    const { lines } = draft;
    const [first] = lines;
    if (lines.some((line) => line.style.angleDegrees !== 0)) continue;
    if (lines.some(({ left }) => Math.abs(left - first!.left) > SAME_LEFT * first!.size)) continue;
    const column = columnRight(draft, drafts);
    const isBroken = isVerse(lines) || (column !== undefined && isAddress(lines, column));
    const end = column ?? Math.max(...lines.map(({ right }) => right));
    if (isBroken) draft.body = withBreaks(draft.text, lines, end);
  }
}

function isVerse(lines: readonly BlockLine[]): boolean {
  const certain = lines.filter((line, at) => {
    const next = lines[at + 1];
    if (next === undefined) return false;
    return fits(line, next, Math.max(next.right, lines[at - 1]?.right ?? 0));
  });
  return certain.length >= MIN_CERTAIN * (lines.length - 1);
}

function isAddress(lines: readonly BlockLine[], column: number): boolean {
  if (lines.length < MIN_ADDRESS || lines.length > MAX_ADDRESS) return false;
  return lines.every((line, at) => /^[\p{Lu}\p{N}]/u.test(line.text) && fits(line, lines[at + 1] ?? line, column));
}

/** Whether the first word of a line fits behind the line before it. */
function fits(line: BlockLine, next: BlockLine, right: number): boolean {
  return line.right + widthOfFirst(next) + SLACK * line.size <= right;
}

/** Width of the first word of a line with the space before it. */
export function widthOfFirst({ text, left, right }: BlockLine): number {
  return ((text.split(" ", 1)[0]!.length + 1) / text.length) * (right - left);
}

/** The right edge of the narrowest paragraph around a draft; undefined if no paragraph is wider. */
function columnRight(draft: Draft, drafts: readonly Draft[]): number | undefined {
  const { left, right } = draft.ink;
  const around = drafts.filter(
    ({ lines, placed, ink }) =>
      placed === null && lines.length >= MIN_COLUMN && ink.left <= left + 1 && ink.right > right && ink.left < right,
  );
  return around.length === 0 ? undefined : Math.min(...around.map(({ ink }) => ink.right));
}

/** The text of joined lines with a break for each line behind which the next word fits. */
function withBreaks(text: string, lines: readonly BlockLine[], right: number): string {
  let broken = text;
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const start = broken.indexOf(line.text, at);
    if (next === undefined || start < 0) break;
    at = start + line.text.length;
    if (broken[at] === " " && fits(line, next, right)) broken = `${broken.slice(0, at)}\n${broken.slice(at + 1)}`;
  }
  return broken;
}
