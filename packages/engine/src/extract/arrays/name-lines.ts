import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Field } from "../fields/field.ts";
import type { Place } from "../line-index/line-index.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { takesAll } from "../values/readers.ts";

/** Minimum overlap of texts on one line. */
const MIN_OVERLAP_EM = 0.5;
/** Width of a space. */
const SPACE_EM = 0.3;

/** Fields with the name of a thing, not its properties. */
const NAME =
  /(?:^|_|[a-z])(?:name|title|article|product|item|artikel|produkt|bezeichnung|désignation|articulo|articolo)$/iu;
/** Gap before the next column, in letter heights: a column is narrower than it seems if the next one has right-aligned numbers. */
export const GUTTER = 3;
/** Additional space required besides the next word's width, in letter heights. */
const SPARE = 0.5;
/** Lower case continues the line above, unless a good part of that line is free. */
const SPARE_OF_SMALL = 6;

/** Whether a field requests the name of a row's thing: further lines of its cell describe it. */
export function asksForName({ path, kind, concepts }: Field): boolean {
  return takesAll(kind) && NAME.test(path.at(-1) ?? "") && concepts.some((concept) => concept === "description" || concept === "product" || concept === "name"); // prettier-ignore
}

/**
 * Tokens of a cell's name: up to a line that was ended although the next word had space on it. A full line continues in the next.
 *
 * @param edge - how far right lines of the column may reach
 */
export function endOfName({ lines, starts, place }: JoinedText, edge: number): number {
  const first = linesOfNumber(lines);
  for (const [at, line] of lines.slice(0, -1).entries()) {
    if (at >= first && endsBefore(line, lines[at + 1]!, edge)) return starts[at + 1]!;
  }
  return place.tokens.length;
}

/** Index of the first token of a cell's name, after the article number on lines of its own. */
export function startOfName({ lines, starts }: JoinedText): number {
  return starts[linesOfNumber(lines)]!;
}

/** Number of lines at the start of a cell with the number of the thing that the lines below name. */
export function linesOfNumber(lines: readonly Place[]): number {
  const first = lines.findIndex((line) => !isNumber(line));
  return Math.max(0, first);
}

/** "40117", "MAT-40117": one word of digits and capitals. */
function isNumber({ tokens, text }: Place): boolean {
  const word = tokens[0]?.word;
  return tokens.every((token) => token.word === word) && /\d{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Whether the next line is another text: it had space on this one, is in smaller letters, or is labelled as the article number. */
export function endsBefore(line: Place, next: Place, edge: number): boolean {
  return hasSpace(line, next, edge) || next.size < SMALLER * line.size || isLabelledNumber(next);
}

/** Size of a note's letters relative to the name above it. */
const SMALLER = 0.93;

/** "Art. No. 40117", "Réf. NOUG250" */
function isLabelledNumber({ tokens }: Place): boolean {
  const digit = tokens.findIndex(({ text }) => /\d/u.test(text));
  const keys = tokens.slice(0, Math.max(0, digit)).flatMap((token) => token.keys);
  return keys.length > 0 && conceptsNamed(keys).some(({ concept }) => concept === "articleNumber");
}

/** Whether a line was ended although the first word of the next one had space on it, so that another text follows. */
export function hasSpace(line: Place, next: Place, edge: number): boolean {
  const first = next.tokens[0];
  const isSameLine = next.top < line.bottom - MIN_OVERLAP_EM * line.size;
  // A small word at the end of a line continues, unless it is a unit.
  if (first === undefined || isSameLine || /[-,/&+]$|(?<!\d)\s\p{Ll}{1,3}$/u.test(line.text)) return false;
  const spare = /^\p{Ll}/u.test(next.text) ? SPARE_OF_SMALL : SPARE;
  return first.right - first.left < edge - line.right - (SPACE_EM + spare) * line.size;
}

/** Right edge of a column's texts: that of the longest, and at most the start of the next column's text. */
export function edgeOf(column: readonly (JoinedText | null)[], next: readonly (JoinedText | null)[]): number {
  const lines = (cells: readonly (JoinedText | null)[]): Place[] => cells.flatMap((cell) => cell?.lines ?? []);
  const own = lines(column);
  const reached = reachOf(column.map((cell) => cell?.lines ?? []));
  const left = own.length === 0 ? 0 : Math.min(...own.map(({ left: at }) => at));
  const inNextColumn = lines(next).filter((line) => line.left > left);
  const limit = Math.min(...inNextColumn.map((line) => line.left - GUTTER * line.size));
  return Number.isFinite(limit) ? Math.max(reached, limit) : reached;
}

/** Minimum number of other names that ended with their first line, and the free space assumed for the longest one then. */
const MIN_ENDED = 2;
const FREE = 20;

/**
 * How far right the lines of a column may reach: up to the longest. If all other names ended with their line, the longest did, too,
 * unless another line is as long: then the column has no more space.
 */
export function reachOf(cells: readonly (readonly Place[])[]): number {
  const reached = Math.max(...cells.flat().map(({ right }) => right));
  const parts = cells.map((lines) => lines.slice(linesOfNumber(lines))).filter(({ length }) => length > 1);
  const longest = parts.find(([first]) => first!.right === reached)?.[0];
  if (longest === undefined) return reached;
  const isAlone = cells.flat().every((line) => line === longest || line.right < reached - line.size);
  const others = parts.filter(([first]) => first !== longest);
  const haveEnded =
    others.length >= MIN_ENDED && others.every(([first, second]) => endsBefore(first!, second!, reached));
  return isAlone && haveEnded ? reached + FREE * longest.size : reached;
}
