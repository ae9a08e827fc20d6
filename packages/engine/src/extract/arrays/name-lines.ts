import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Field } from "../fields/field.ts";
import type { Place } from "../line-index/line-index.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { takesAll } from "../values/readers.ts";

/** Names of things, and not what is said of them. */
const NAME =
  /(?:^|_|[a-z])(?:name|title|article|product|item|artikel|produkt|bezeichnung|désignation|articulo|articolo)$/iu;
/** Room before the next column, in heights of letters: a column is narrower than it seems where numbers are on the right of the next. */
export const GUTTER = 3;
/** So much more room than the next word needs, in heights of letters. */
const SPARE = 0.5;
/** Small letters continue with what is over them, unless a good part of the line is free. */
const SPARE_OF_SMALL = 6;

/** A field that asks what a row's thing is called: further lines of its cell say more of it. */
export function asksForName({ path, kind, concepts }: Field): boolean {
  return takesAll(kind) && NAME.test(path.at(-1) ?? "") && concepts.some((concept) => concept === "description" || concept === "product" || concept === "name"); // prettier-ignore
}

/**
 * Tokens of a cell's name: up to the line that was ended though the next word had room on it. A line that is full continues in the next.
 *
 * @param edge - how far lines of the column may reach
 */
export function endOfName({ lines, starts, place }: JoinedText, edge: number): number {
  const first = linesOfNumber(lines);
  for (const [at, line] of lines.slice(0, -1).entries()) {
    if (at >= first && endsBefore(line, lines[at + 1]!, edge)) return starts[at + 1]!;
  }
  return place.tokens.length;
}

/** Token at which a cell's name begins: after the number of the article on lines of its own. */
export function startOfName({ lines, starts }: JoinedText): number {
  return starts[linesOfNumber(lines)]!;
}

/** How many lines at the head of a cell say the number of what the lines under it name. */
export function linesOfNumber(lines: readonly Place[]): number {
  const first = lines.findIndex((line) => !isNumber(line));
  return Math.max(0, first);
}

/** "40117", "MAT-40117": one word of figures and capitals. */
function isNumber({ tokens, text }: Place): boolean {
  const word = tokens[0]?.word;
  return tokens.every((token) => token.word === word) && /\d{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** The next line is another text: it had room on this one, is set smaller, or is labelled as the number of the article. */
export function endsBefore(line: Place, next: Place, edge: number): boolean {
  return hasRoom(line, next, edge) || next.size < SMALLER * line.size || isLabelledNumber(next);
}

/** Letters of a note under a name are smaller by so much. */
const SMALLER = 0.93;

/** "Art. No. 40117", "Réf. NOUG250" */
function isLabelledNumber({ tokens }: Place): boolean {
  const digit = tokens.findIndex(({ text }) => /\d/u.test(text));
  const keys = tokens.slice(0, Math.max(0, digit)).flatMap((token) => token.keys);
  return keys.length > 0 && conceptsNamed(keys).some(({ concept }) => concept === "articleNumber");
}

/** A line was ended though the first word of the next one had room on it: what follows is another text. */
export function hasRoom(line: Place, next: Place, edge: number): boolean {
  const first = next.tokens[0];
  const isSameLine = next.top < line.bottom - 0.5 * line.size;
  // A small word at its end continues, unless it is a unit.
  if (first === undefined || isSameLine || /[-,/&+]$|(?<!\d)\s\p{Ll}{1,3}$/u.test(line.text)) return false;
  const spare = /^\p{Ll}/u.test(next.text) ? SPARE_OF_SMALL : SPARE;
  return first.right - first.left < edge - line.right - (0.3 + spare) * line.size;
}

/** How far a column's texts reach: the longest of them, and the place before what is in the next column. */
export function edgeOf(column: readonly (JoinedText | null)[], next: readonly (JoinedText | null)[]): number {
  const lines = (cells: readonly (JoinedText | null)[]): Place[] => cells.flatMap((cell) => cell?.lines ?? []);
  const own = lines(column);
  const reached = reachOf(column.map((cell) => cell?.lines ?? []));
  const left = own.length === 0 ? 0 : Math.min(...own.map(({ left: at }) => at));
  const inNextColumn = lines(next).filter((line) => line.left > left);
  const limit = Math.min(...inNextColumn.map((line) => line.left - GUTTER * line.size));
  return Number.isFinite(limit) ? Math.max(reached, limit) : reached;
}

/** Other names that ended with their first line, though the next had room, and room that the longest one had then. */
const MIN_ENDED = 2;
const FREE = 20;

/**
 * How far lines of a column reach: to the longest of them. Where all other names ended with their line, the longest did, too,
 * unless another line is as long: then the column has no more room.
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
