import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { type Box, isInside } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { partsOf, wordsToRuns } from "../../text/words-to-runs.ts";
import { findHeadedTables } from "./headed-tables.ts";
import { answerLines } from "./answer-lines.ts";
import { closingLines } from "./closing-lines.ts";
import { rowsFrom, tableFromLines } from "./borderless-tables.ts";
import { findColumnRuledTables } from "./column-ruled-tables.ts";
import { type Edge, rulesToEdges } from "../grid/edges.ts";
import { haveSameJoints, jointEdges, jointsOfAll } from "../grid/joints.ts";
import { drawnColumns } from "../columns/drawn-columns.ts";
import { findMarginRules } from "./margin-rules.ts";
import { isTableCaption } from "../headers/table-caption.ts";
import { LONGEST_CELL } from "../columns/track-cell.ts";
import { hasWideGap } from "../columns/line-gaps.ts";
import { partAtText } from "./part-at-text.ts";
import { fillsToRows } from "./shaded-bands.ts";
import { shadedAbove } from "./shaded-above.ts";
import { type FoundTable, isApart, isOver, type TableInput } from "../found-table.ts";
import { findUprightRuledTables } from "./upright-ruled-tables.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by statements.test.ts, tables.test.ts; fixtures paper, form/invoice.

/** Ends of the lines of one table agree this closely. */
const SAME_END = 5;
/** Shorter lines underline a word. */
const SHORTEST = 70;
/** Pages of more fills are drawings. */
const MAX_FILLS = 2000;
/** White between the last line and the totals below it, in font sizes. */
const FARTHEST_TOTAL = 2.5;
/** Share of the table's width that a line of a note fills; the text of one cell stays within its column. */
const NOTE_WIDTH = 0.6;

/** Lines of a header between two drawn lines. */
const MAX_HEADER_LINES = 3;
/** Text reaches no further over the ends of the lines that bound it. */
const OVERHANG = 12;

/** Words of letters; currencies and footnote marks have fewer. */
const NAME = /\p{L}{3}/u;
/** Share of words between the lines of sums: units, "n.a."; a table names its rows. */
const MAX_NAMES = 0.1;
/** Share of the rows between them with a name next to them; columns of text next to a table share few of its baselines. */
const MIN_NAMED_ROWS = 0.7;

/** Height of a field to be filled in by hand; the two strokes of a double line are closer. */
const MIN_FIELD = 9;
/** Empty bands between lines: a table may have a row of nothing, but not every third. */
const MIN_FIELDS = 2;
const MAX_EMPTY = 0.34;
/** Lines to write on, behind their labels; one stands for a signature under a table. */
const MIN_ANSWERS = 2;

/**
 * Finds tables that only horizontal lines bound, as papers set them: one above, one under the header, one below.
 */
export function findRuleBoundedTables(input: TableInput): FoundTable[] {
  const edges = rulesToEdges(input.rules, []);
  const long = edges.horizontal.filter((edge) => edge.end - edge.start >= SHORTEST);
  const groups = groupByEnds(jointEdges(long, input.rules));
  const found: FoundTable[] = [];
  let answersFound: readonly Box[] | undefined;
  const answers = (): readonly Box[] => (answersFound ??= answerLines(input.rules, input.words));
  const bands = input.fills.length > MAX_FILLS ? [] : fillsToRows(input.fills);
  const columned = findColumnRuledTables(input, edges);
  const push = (table: FoundTable | null): void => {
    if (table === null || !isApart(table, found)) return;
    // Lines under the headers of several tables bound none: the last one would be cut behind its header.
    if (!columned.some((other) => isCut(other, table.words))) found.push(table);
  };
  for (const all of groups) {
    // Most pages have the line of their running head, and no other.
    if (all.length < 2 && bands.length === 0) continue;
    const marginRules = findMarginRules(all, input);
    const inner = all.filter((edge) => !marginRules.has(edge));
    // Totals may be below a table's last line, with nothing but the foot's to end them.
    const foot = all.at(-1)!;
    const ruled = columnsReach(inner, foot, input.words) ? [...inner, foot] : inner;
    const group = [...shadedAbove(ruled, bands, input.words), ...ruled];
    if (group.length < 2) continue;
    const table = fromGroup(group, input, answers);
    if (table === null && jointsOfAll(group).length === 0) continue;
    const parts = partAtText(ruled, input.words);
    if (parts.length === 1) push(table);
    else {
      for (const part of parts) {
        const own = [...shadedAbove(part, bands, input.words), ...part];
        push(own.length < 2 ? null : fromGroup(own, input, answers));
      }
    }
  }
  const bounded = [...found, ...columned.filter((table) => !found.some((other) => isOver(table, other)))];
  const upright = findUprightRuledTables(outside(bounded, input), edges.vertical);
  const all = [...bounded, ...upright.filter((table) => !bounded.some((other) => isOver(table, other)))];
  const free = long.filter((edge) => !isOf(all, edge));
  if (free.length === 0 && input.fills.length === 0) return all;
  return [...all, ...findHeadedTables(outside(all, input), free)];
}

/** True for a table of which some words are held, and others not. */
function isCut({ words }: FoundTable, held: ReadonlySet<Word>): boolean {
  let count = 0;
  for (const word of words) if (held.has(word)) count++;
  return count > 0 && count < words.size;
}

/** What is in none of the tables. */
function outside(tables: readonly FoundTable[], input: TableInput): TableInput {
  if (tables.length === 0) return input;
  const isFree = (box: Box): boolean => !tables.some(({ piece }) => isInside(box, piece, 3));
  return { ...input, words: input.words.filter(isFree), fills: input.fills.filter(isFree) };
}

function isOf(tables: readonly FoundTable[], { position, start, end }: Edge): boolean {
  const line = { left: start, top: position, right: end, bottom: position };
  return tables.some(({ piece }) => isInside(line, piece, 3));
}

/** True where columns continue right below the last line of a table, above that of the running foot. */
function columnsReach(inner: readonly Edge[], foot: Edge, words: readonly Word[]): boolean {
  const last = inner.at(-1);
  if (inner.length < 2 || last === undefined || foot.position <= last.position) return false;
  const { start: left, end: right, position: top } = last;
  const below = wordsInside(words, { left, top, right, bottom: foot.position });
  const isRightBelow = (text: Box & { readonly size: number }): boolean => text.top - top < FARTHEST_TOTAL * text.size;
  if (!below.some(isRightBelow)) return false;
  const [line] = runsToLines(wordsToRuns(below));
  return line !== undefined && isRightBelow(line) && hasWideGap(line);
}

function fromGroup(group: readonly Edge[], input: TableInput, answers: () => readonly Box[]): FoundTable | null {
  const left = Math.min(...group.map((edge) => edge.start));
  const right = Math.max(...group.map((edge) => edge.end));
  const top = group[0]!.position;
  const bottom = group.at(-1)!.position;
  const box = { left, top, right, bottom };
  const words = wordsInside(input.words, box);
  // Text that runs out of the lines at either side is not what they bound.
  const runsOut = words.some((word) => word.left < left - OVERHANG || word.right > right + OVERHANG);
  if (words.length < 4 || runsOut) return null;
  if (areSums(words, input.words, left) || areFields(group, words)) return null;
  if (answers().filter((line) => isInside(line, box)).length >= MIN_ANSWERS) return null;
  const header = headerAbove(input.words, box);
  const bounded = runsToLines(wordsToRuns([...header, ...words]));
  const closing = closingLines(bounded, box, input.words);
  const all = [...bounded, ...closing];
  const borders = jointsOfAll(group);
  const inside = withoutNotes(all, right - left, borders);
  const below = group.length === 2 && inside.length <= MAX_HEADER_LINES ? rowsBelow(inside, box, input.words) : [];
  const lines = below.length > 0 ? [...inside, ...below] : inside;
  const end = inside.length < all.length ? all[inside.length]!.top : bottom;
  const drawn = group.map((edge) => edge.position).filter((at) => at <= end);
  // What runs over the last line is above the end of its table.
  const rules = closing.length === 0 ? drawn : [...drawn.slice(0, -1), closing.at(-1)!.bottom];
  const tracks = drawnColumns(lines, { left, right, borders });
  const piece = tableFromLines(lines, { rules, captioned: false, ...(tracks !== null && { tracks }) }, input);
  return piece === null
    ? null
    : { piece: { ...piece, left, right }, words: new Set(lines.flatMap((line) => line.words.flatMap(partsOf))) };
}

/**
 * True for the lines over sums: they hold numbers alone, and the names of their rows are next to them, out of their reach.
 *
 * @param words - between the lines
 */
function areSums(words: readonly Word[], all: readonly Word[], left: number): boolean {
  let names = 0;
  for (const { text } of words) if (NAME.test(text) && ++names > MAX_NAMES * words.length) return false;
  const baselines = new Set(words.map(({ baseline }) => Math.round(baseline)));
  const named = new Set<number>();
  for (const { right, baseline, text } of all) {
    if (right <= left && NAME.test(text) && baselines.has(Math.round(baseline))) named.add(Math.round(baseline));
  }
  return named.size >= MIN_NAMED_ROWS * baselines.size;
}

/** True for the lines of boxes to be filled in: a good part of what is between lines is empty, and high enough for text. */
function areFields(group: readonly Edge[], words: readonly Word[]): boolean {
  let bands = 0;
  let empty = 0;
  for (const [index, { position }] of group.slice(1).entries()) {
    const above = group[index]!.position;
    if (position - above < MIN_FIELD) continue;
    bands++;
    if (!words.some(({ baseline }) => baseline > above && baseline < position + 1)) empty++;
  }
  return empty >= MIN_FIELDS && empty >= MAX_EMPTY * bands;
}

/** Leaves out the text that runs on under the rows, over drawn columns, down to the line that ends the page's body: notes, terms. */
function withoutNotes(lines: readonly Line[], width: number, borders: readonly number[]): readonly Line[] {
  const lastRow = lines.findLastIndex((line) => hasWideGap(line));
  const isNote = (line: Line): boolean =>
    line.text.length > LONGEST_CELL &&
    line.right - line.left > NOTE_WIDTH * width &&
    (borders.length === 0 || borders.some((at) => line.left < at && line.right > at));
  const note = lines.findIndex((line, index) => index > lastRow && isNote(line));
  return lastRow < 0 || note < 0 ? lines : lines.slice(0, note);
}

/** Rows that follow a header between two lines, where no third one ends them: of a table that continues over the page, and others. */
function rowsBelow(header: readonly Line[], { left, right, bottom }: Box, words: readonly Word[]): readonly Line[] {
  const under = words.filter((word) => word.top > bottom - 1 && word.right > left && word.left < right);
  const lines = runsToLines(wordsToRuns(under));
  const [first] = lines;
  if (first === undefined || first.top - bottom > FARTHEST_TOTAL * first.size) return [];
  const outside = lines.findIndex((line) => line.left < left - OVERHANG || line.right > right + OVERHANG);
  return rowsFrom([header.at(-1)!, ...(outside < 0 ? lines : lines.slice(0, outside))]).slice(1);
}

/** Words of a header row that is on top of the first line instead of under it: several texts, close to the line. */
function headerAbove(words: readonly Word[], { left, top, right }: Box): readonly Word[] {
  const near = words.filter(
    (word) => word.bottom <= top + 2 && word.bottom > top - word.size && word.right > left && word.left < right,
  );
  if (near.length < 2 || near.some((word) => word.left < left - 5 || word.right > right + 5)) return [];
  const [line, ...others] = runsToLines(wordsToRuns(near));
  // The name and the text of a caption may be that far apart.
  return others.length === 0 && line !== undefined && hasWideGap(line) && !isTableCaption(line) ? near : [];
}

/** Lines of the same ends whose parts, if they are drawn cell by cell, meet at the same places. */
function groupByEnds(edges: readonly Edge[]): Edge[][] {
  const groups: Edge[][] = [];
  for (const edge of edges) {
    const home = groups.findLast((group) => {
      const first = group[0]!;
      const hasEnds = Math.abs(first.start - edge.start) <= SAME_END && Math.abs(first.end - edge.end) <= SAME_END;
      return hasEnds && group.every((other) => haveSameJoints(edge, other));
    });
    if (home === undefined) groups.push([edge]);
    else home.push(edge);
  }
  return groups;
}
