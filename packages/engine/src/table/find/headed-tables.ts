import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { type Box, isInside } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { partsOf, wordsToRuns } from "../../text/words-to-runs.ts";
import { rowsFrom, tableFromLines } from "./borderless-tables.ts";
import type { Edge } from "../grid/edges.ts";
import { headersAbove } from "../headers/headers-above.ts";
import { hasWideGap } from "../columns/line-gaps.ts";
import { findMarginRules } from "./margin-rules.ts";
import type { FoundTable, TableInput } from "../found-table.ts";
import { fillsToRows } from "./shaded-bands.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by headed-tables.test.ts.

/** Minimum width of a rule or of a fill behind names; shorter ones belong to a word. */
const SHORTEST = 70;
/** Maximum number of lines of names above a rule, or on a fill. */
const MAX_HEADER_LINES = 3;
/** Maximum height of a fill behind the names, in points. */
const HIGHEST_HEADER = 60;
/** Maximum distance of the names above their rule, and of the first row below it, in font sizes. */
const NEAREST_NAME = 1.6;
const FARTHEST_ROW = 2.5;
/**
 * Maximum number of lines of group names above the names, and the height in which they are searched, in font sizes. More lines are rows separated
 * from others by a rule.
 */
const MAX_NAME_LINES = 1;
const FARTHEST_OVER = 8;
const FARTHEST_NAME = 2.2;
/** Maximum distance by which text extends past the ends of the rule, in points. */
const OVERHANG = 12;
/** A page with more headers is a drawing. */
const MAX_HEADERS = 60;

/**
 * Finds tables with no evidence but their header: names of columns above one rule, between two rules, or on a fill, and texts in these columns below
 * it.
 *
 * @param horizontal - rules outside the tables found so far, except those that underline a word
 */
export function findHeadedTables(input: TableInput, horizontal: readonly Edge[]): FoundTable[] {
  const found: FoundTable[] = [];
  for (const header of headersOf(input, horizontal)) {
    const free =
      found.length === 0 ? input.words : input.words.filter((word) => !found.some(({ words }) => words.has(word)));
    const table = fromHeader(header, { ...input, words: free });
    if (table !== null && !found.some((other) => isInside(header, other.piece))) found.push(table);
  }
  return found;
}

/** Returns the boxes of texts above a rule or on a fill. */
function headersOf(input: TableInput, horizontal: readonly Edge[]): Box[] {
  const over = horizontal.flatMap((edge): Box[] => {
    const words = wordsOver(edge, input.words);
    if (words.length < 2 || findMarginRules([edge], input).size > 0) return [];
    return [
      { left: edge.start, top: Math.min(...words.map(({ top }) => top)), right: edge.end, bottom: edge.position },
    ];
  });
  const filled = fillsToRows(input.fills).filter(
    ({ left, top, right, bottom }) => right - left >= SHORTEST && bottom - top <= HIGHEST_HEADER,
  );
  const headers = [...filled, ...over];
  return headers.length > MAX_HEADERS ? [] : headers;
}

/** Plain loop because each rule is checked against all words of its page, as in {@link wordsInside}. */
function wordsOver({ position, start, end }: Edge, words: readonly Word[]): Word[] {
  const over: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word.bottom > position + 2 || word.bottom <= position - NEAREST_NAME * word.size) continue;
    if (word.right > start && word.left < end) over.push(word);
  }
  return over;
}

function fromHeader(header: Box, input: TableInput): FoundTable | null {
  const names = wordsInside(input.words, header);
  if (names.length < 2) return null;
  const lines = runsToLines(wordsToRuns(names));
  if (lines.length > MAX_HEADER_LINES || !lines.some((line) => hasWideGap(line))) return null;
  const rows = rowsUnder(lines.at(-1)!, header, input.words);
  if (rows.length === 0) return null;
  const over = namesOver(lines, rows, header, input.words);
  if (over.length > MAX_NAME_LINES) return null;
  const all = [...over, ...lines, ...rows];
  const boldNames = isBold(lines.at(-1)!.words) && !rows.some((line) => isBold(line.words));
  const piece = tableFromLines(all, { rules: [header.bottom], captioned: false, headed: true, boldNames }, input);
  // Two columns have one row of names: lines above it are rows of a list in parts.
  if (piece === null || (over.length > 0 && piece.table!.columnCount === 2)) return null;
  return { piece, words: new Set(all.flatMap((line) => line.words.flatMap(partsOf))) };
}

function isBold(words: readonly Word[]): boolean {
  return words.every(({ style }) => style.bold);
}

/** Returns the names of groups of columns, above the columns' own names. */
function namesOver(lines: readonly Line[], rows: readonly Line[], header: Box, words: readonly Word[]): Line[] {
  const [first] = lines;
  const { left, right } = header;
  const from = header.top - FARTHEST_OVER * first!.size;
  const isOver = (word: Word): boolean =>
    word.bottom <= first!.top + 1 && word.top >= from && word.right > left && word.left < right;
  const over = runsToLines(wordsToRuns(words.filter(isOver)));
  const last = over.at(-1);
  if (last === undefined) return [];
  const count = headersAbove(
    [...over, ...lines, ...rows],
    over.length,
    over.length + lines.length + rows.length - 1,
    0,
  );
  if (count > 0) return over.slice(-count);
  // Two names of several columns each are separated like the names below them.
  const isNear = first!.baseline - last.baseline <= FARTHEST_NAME * last.size && hasWideGap(last);
  return isNear && last.left >= left - OVERHANG && last.right <= right + OVERHANG ? [last] : [];
}

/** Returns the lines that continue in columns directly below a header. */
function rowsUnder(name: Line, { left, right, bottom }: Box, words: readonly Word[]): readonly Line[] {
  const under = words.filter((word) => word.top > bottom - 1 && word.right > left && word.left < right);
  const lines = runsToLines(wordsToRuns(under));
  const [first] = lines;
  if (first === undefined || first.top - bottom > FARTHEST_ROW * first.size) return [];
  const outside = lines.findIndex((line) => line.left < left - OVERHANG || line.right > right + OVERHANG);
  return rowsFrom([name, ...(outside < 0 ? lines : lines.slice(0, outside))]).slice(1);
}
