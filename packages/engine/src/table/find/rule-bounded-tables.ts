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
import { partialRules, withPartialRules } from "../rows/partial-rules.ts";
import { fillsToRows } from "./shaded-bands.ts";
import { shadedAbove } from "./shaded-above.ts";
import { type FoundTable, isApart, isOver, type TableInput } from "../found-table.ts";
import { findUprightRuledTables } from "./upright-ruled-tables.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by statements.test.ts, tables.test.ts; fixtures paper, form/invoice.

/** Maximum difference between ends of the rules of one table. */
const SAME_END = 5;
/** Shorter rules underline a word. */
const SHORTEST = 70;
/** A page with more fills is a drawing. */
const MAX_FILLS = 2000;
/** Maximum white space between the last rule and the totals below it, in font sizes. */
const FARTHEST_TOTAL = 2.5;
/** Minimum share of the table's width that a line of a note fills; the text of one cell stays within its column. */
const NOTE_WIDTH = 0.6;

/** Maximum number of lines of a header between two rules. */
const MAX_HEADER_LINES = 3;
/** Maximum distance by which text extends past the ends of the rules that bound it. */
const OVERHANG = 12;

/** A word of letters; currencies and footnote marks have fewer. */
const NAME = /\p{L}{3}/u;
/** Maximum share of words between the rules of sums, such as units or "n.a."; a table has names for its rows. */
const MAX_NAMES = 0.1;
/** Minimum share of the rows between them with a name next to them; columns of text next to a table share few of its baselines. */
const MIN_NAMED_ROWS = 0.7;

/** Minimum height of a field to be filled in by hand; the strokes of a double rule are closer. */
const MIN_FIELD = 9;
/** Minimum number and share of empty bands between rules; a table may have an empty row, but not every third. */
const MIN_FIELDS = 2;
const MAX_EMPTY = 0.34;
/** Minimum number of answer lines after labels; a single one may be for a signature under a table. */
const MIN_ANSWERS = 2;

/** Finds tables bounded only by horizontal rules, as in papers: one above, one under the header, one below. */
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
    // Rules under the headers of several tables do not bound one table: the last one would be cut after its header.
    if (!columned.some((other) => isCut(other, table.words))) found.push(table);
  };
  for (const all of groups) {
    // Most pages have the rule of their running head, and no other.
    if (all.length < 2 && bands.length === 0) continue;
    const marginRules = findMarginRules(all, input);
    const inner = all.filter((edge) => !marginRules.has(edge));
    // Totals may be below a table's last rule, ended only by the rule of the running foot.
    const foot = all.at(-1)!;
    const ruled = columnsReach(inner, foot, input.words) ? [...inner, foot] : inner;
    const group = [...shadedAbove(ruled, bands, input.words), ...ruled];
    if (group.length < 2) continue;
    const table = fromGroup(group, long, input, answers);
    if (table === null && jointsOfAll(group).length === 0) continue;
    const parts = partAtText(ruled, input.words);
    if (parts.length === 1) push(table);
    else {
      for (const part of parts) {
        const own = [...shadedAbove(part, bands, input.words), ...part];
        push(own.length < 2 ? null : fromGroup(own, long, input, answers));
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

/** Whether some, but not all, words of a table are in the set. */
function isCut({ words }: FoundTable, taken: ReadonlySet<Word>): boolean {
  let count = 0;
  for (const word of words) if (taken.has(word)) count++;
  return count > 0 && count < words.size;
}

/** Returns the input without the contents of the tables. */
function outside(tables: readonly FoundTable[], input: TableInput): TableInput {
  if (tables.length === 0) return input;
  const isFree = (box: Box): boolean => !tables.some(({ piece }) => isInside(box, piece, 3));
  return { ...input, words: input.words.filter(isFree), fills: input.fills.filter(isFree) };
}

function isOf(tables: readonly FoundTable[], { position, start, end }: Edge): boolean {
  const line = { left: start, top: position, right: end, bottom: position };
  return tables.some(({ piece }) => isInside(line, piece, 3));
}

/** Whether columns continue directly below the last rule of a table, above the rule of the running foot. */
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

function fromGroup(
  group: readonly Edge[],
  long: readonly Edge[],
  input: TableInput,
  answers: () => readonly Box[],
): FoundTable | null {
  const left = Math.min(...group.map((edge) => edge.start));
  const right = Math.max(...group.map((edge) => edge.end));
  const top = group[0]!.position;
  const bottom = group.at(-1)!.position;
  const box = { left, top, right, bottom };
  const words = wordsInside(input.words, box);
  // Text that extends past the rules on either side is not bounded by them.
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
  // Text that extends below the last rule is above the end of its table.
  const rules = closing.length === 0 ? drawn : [...drawn.slice(0, -1), closing.at(-1)!.bottom];
  const tracks = drawnColumns(lines, { left, right, borders });
  const evidence = {
    ...withPartialRules(lines, rules, partialRules(long, { left, top, right, bottom: end })),
    captioned: false,
    ...(tracks !== null && { tracks }),
  };
  const piece = tableFromLines(lines, evidence, input);
  return piece === null
    ? null
    : { piece: { ...piece, left, right }, words: new Set(lines.flatMap((line) => line.words.flatMap(partsOf))) };
}

/**
 * Whether the rules belong to sums: only numbers are between them, and the names of their rows are to the left of the rules.
 *
 * @param words - words between the rules
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

/** Whether the rules are borders of boxes to be filled in: many of the bands between rules are empty and high enough for text. */
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

/** Removes text that continues below the rows, across drawn columns, down to the rule that ends the page's body: notes, terms. */
function withoutNotes(lines: readonly Line[], width: number, borders: readonly number[]): readonly Line[] {
  const lastRow = lines.findLastIndex((line) => hasWideGap(line));
  const isNote = (line: Line): boolean =>
    line.text.length > LONGEST_CELL &&
    line.right - line.left > NOTE_WIDTH * width &&
    (borders.length === 0 || borders.some((at) => line.left < at && line.right > at));
  const note = lines.findIndex((line, index) => index > lastRow && isNote(line));
  return lastRow < 0 || note < 0 ? lines : lines.slice(0, note);
}

/** Returns the rows below a header between two rules, if no third rule ends them, such as those of a table that continues on the next page. */
function rowsBelow(header: readonly Line[], { left, right, bottom }: Box, words: readonly Word[]): readonly Line[] {
  const under = words.filter((word) => word.top > bottom - 1 && word.right > left && word.left < right);
  const lines = runsToLines(wordsToRuns(under));
  const [first] = lines;
  if (first === undefined || first.top - bottom > FARTHEST_TOTAL * first.size) return [];
  const outside = lines.findIndex((line) => line.left < left - OVERHANG || line.right > right + OVERHANG);
  return rowsFrom([header.at(-1)!, ...(outside < 0 ? lines : lines.slice(0, outside))]).slice(1);
}

/** Returns the words of a header row that is above the first rule instead of below it: several texts, close to the rule. */
function headerAbove(words: readonly Word[], { left, top, right }: Box): readonly Word[] {
  const near = words.filter(
    (word) => word.bottom <= top + 2 && word.bottom > top - word.size && word.right > left && word.left < right,
  );
  if (near.length < 2 || near.some((word) => word.left < left - 5 || word.right > right + 5)) return [];
  const [line, ...others] = runsToLines(wordsToRuns(near));
  // The name and the text of a caption may be that far apart.
  return others.length === 0 && line !== undefined && hasWideGap(line) && !isTableCaption(line) ? near : [];
}

/** Groups rules with the same ends whose parts, if drawn cell by cell, meet at the same places. */
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
