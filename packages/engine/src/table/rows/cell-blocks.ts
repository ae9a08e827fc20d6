import { MIN_LEADING } from "./leading.ts";
import { readsToLeft } from "../../text/right-to-left.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import { leastWidth } from "../../text/without-spaces.ts";
import { isNumber, isShare } from "./row-gap.ts";
import type { LineCell } from "../columns/track-cell.ts";

// Shown by cell-blocks.test.ts.

/** Maximum leading of one text, in font sizes: measured 1.1–1.45, largest in Chinese; more is a separate row. */
const WIDEST_LEADING = 1.5;
/** Minimum extra distance between rows compared with lines of a cell, in points, because of padding; browsers round both to 0.75. */
const MIN_STEP = 0.5;
/** Minimum width of a column, in font sizes; in narrower columns each word would fill its line, so wrapping has no value as evidence. */
const MIN_WIDTH = 3.5;
/** Minimum share of the continuing lines in cells whose first word had no room on the line before. */
const MIN_FORCED_SHARE = 0.75;
/** Maximum width of the rest of a broken number, as a share of the part before it. */
const MAX_REST = 0.6;
/** Maximum share of the lines that continue in every column at once. */
const MAX_UNBROKEN_LINES = 0.25;
/** Minimum height that texts of one row share, in font sizes. */
const SHARED_HEIGHT = 0.3;
/** Maximum share of the rows with two texts in one column, as cells over several rows cause. */
const MAX_CONFLICTS = 0.1;
/** Minimum number of rows: a header and two rows. If gaps yield fewer, they separate groups of rows. */
const MIN_ROWS = 3;
/** Maximum difference between edges or middles of lines of one text. */
const TEXT_ALIGNMENT = 2;

/** The text of one cell: wrapped lines in one column. */
interface CellBlock {
  readonly column: number;
  /** Inclusive. */
  readonly endColumn: number;
  top: number;
  bottom: number;
  readonly lines: number[];
}

/**
 * Groups the lines of a table into rows by the texts of its cells. In each column, wrapped lines are one text, and texts side by side are one row,
 * whether aligned at its top, middle or bottom. Null if there is no evidence which lines are wrapped.
 *
 * @param separators - heights of rules between rows
 */
export function rowsByBlocks(
  lines: readonly Line[],
  entries: readonly Entry[],
  columns: number,
  separators: readonly number[],
): number[][] | null {
  const isParted = (from: Entry, to: Entry): boolean =>
    separators.some((at) => at > from.baseline - 1 && at < to.baseline);
  const size = median(lines.map((line) => line.size));
  const pairs = pairsOf(entries, columns).filter(([from, to]) => !isParted(from, to));
  const gaps = pairs.map(([from, to]) => to.baseline - from.baseline).sort((a, b) => a - b);
  for (const limit of leadings(gaps, size)) {
    const continuing = pairs.filter(([from, to]) => to.baseline - from.baseline <= limit);
    if (fillRows(continuing, columns) || !areWrapped(continuing, entries, columns, size)) continue;
    const components = toComponents(toBlocks(entries, continuing), separators, lines, size);
    const conflicting = components.filter(hasConflict).length;
    if (components.length < MIN_ROWS || conflicting > MAX_CONFLICTS * components.length) continue;
    return components.map((component) => [...new Set(component.flatMap((block) => block.lines))].sort((a, b) => a - b));
  }
  return null;
}

/**
 * Returns the gaps that may be the leading inside a text, those first that row gaps exceed the most. Ignores the smallest gap: a single one may be a
 * misplaced line.
 */
function leadings(gaps: readonly number[], size: number): number[] {
  const steps: { readonly limit: number; readonly step: number }[] = [];
  const usable = gaps.filter((gap) => gap >= MIN_LEADING * size);
  for (const [index, gap] of usable.entries()) {
    if (gap > WIDEST_LEADING * size) break;
    const step = (usable[index + 1] ?? Infinity) - gap;
    if (step >= MIN_STEP && index > 0) steps.push({ limit: gap, step });
  }
  return steps.sort((a, b) => b.step - a.step || b.limit - a.limit).map(({ limit }) => limit);
}

/** The text of one line in one cell. */
export interface Entry extends Box {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly baseline: number;
  readonly cell: LineCell;
}

export function toEntries(lines: readonly Line[], cells: readonly (readonly LineCell[])[]): Entry[] {
  const entries: Entry[] = [];
  for (const [line, inLine] of cells.entries()) {
    const { baseline } = lines[line]!;
    for (const cell of inLine) {
      const { column, columnSpan, box } = cell;
      const { left, top, right, bottom } = box;
      entries.push({ left, top, right, bottom, line, column, endColumn: column + columnSpan - 1, baseline, cell });
    }
  }
  return entries;
}

/** Pairs of consecutive entries in a column. */
function pairsOf(entries: readonly Entry[], columns: number): [Entry, Entry][] {
  const last: (Entry | undefined)[] = Array.from({ length: columns });
  const pairs: [Entry, Entry][] = [];
  for (const entry of entries) {
    const above = last[entry.column];
    if (above !== undefined && above.endColumn === above.column && entry.endColumn === entry.column) {
      pairs.push([above, entry]);
    }
    last.fill(entry, entry.column, entry.endColumn + 1);
  }
  return pairs;
}

/** Whether lines fill every column, as rows do and the lines of wrapped cells do not. */
function fillRows(continuing: readonly [Entry, Entry][], columns: number): boolean {
  const later = new Map<number, number>();
  // Shares wrap after their counts in all columns at once.
  for (const [, { line, cell }] of continuing) later.set(line, (later.get(line) ?? 0) + (isShare(cell) ? 0 : 1));
  let whole = 0;
  for (const count of later.values()) if (count === columns) whole++;
  return whole > MAX_UNBROKEN_LINES * later.size;
}

/**
 * Whether lines continue in their cells because of lack of room.
 *
 * @param minShare - minimum share of them whose first word had no room on the line before
 */
export function areWrapped(
  continuing: readonly [Entry, Entry][],
  entries: readonly Entry[],
  columns: number,
  size: number,
  minShare: number = MIN_FORCED_SHARE,
): boolean {
  const widest = new Float64Array(columns);
  for (const { column, left, right } of entries) widest[column] = Math.max(widest[column]!, right - left);
  // Numbers under numbers are evidence in narrow columns too: if they are broken, little is left for the second line.
  const telling = continuing.filter(
    ([from, to]) => widest[from.column]! >= MIN_WIDTH * size || (areNumbers(from, to) && !isRest(from, to)),
  );
  const forced = telling.filter(([from, to]) => isForced(from, to, widest[from.column]!, size));
  return forced.length > 0 && forced.length >= minShare * telling.length;
}

/** Whether the second line begins with a word that would not have fitted on the first. */
function isForced(from: Entry, to: Entry, widest: number, size: number): boolean {
  const isAligned =
    Math.abs(from.left - to.left) <= TEXT_ALIGNMENT ||
    Math.abs(from.right - to.right) <= TEXT_ALIGNMENT ||
    Math.abs(from.left + from.right - to.left - to.right) <= 2 * TEXT_ALIGNMENT;
  if (!isAligned || from.right - from.left + 0.2 * size + firstWidth(to.cell) <= widest) return false;
  return !areNumbers(from, to);
}

function isRest(from: Entry, to: Entry): boolean {
  return to.right - to.left < MAX_REST * (from.right - from.left);
}

function areNumbers(from: Entry, to: Entry): boolean {
  return isNumber(from.cell) && isNumber(to.cell);
}

function firstWidth({ words }: LineCell): number {
  return leastWidth(readsToLeft(words) ? words.at(-1)! : words[0]!);
}

function toBlocks(entries: readonly Entry[], continuing: readonly [Entry, Entry][]): CellBlock[] {
  const above = new Map(continuing.map(([from, to]) => [to, from]));
  const blockOf = new Map<Entry, CellBlock>();
  const blocks: CellBlock[] = [];
  for (const entry of entries) {
    const before = above.get(entry);
    let block = before === undefined ? undefined : blockOf.get(before);
    if (block === undefined) {
      block = { ...entry, lines: [entry.line] };
      blocks.push(block);
    } else {
      block.bottom = Math.max(block.bottom, entry.bottom);
      block.lines.push(entry.line);
    }
    blockOf.set(entry, block);
  }
  return blocks;
}

function toComponents(
  blocks: readonly CellBlock[],
  separators: readonly number[],
  lines: readonly Line[],
  size: number,
): CellBlock[][] {
  const sorted = [...blocks].sort((a, b) => a.top - b.top);
  const components: CellBlock[][] = [];
  let bottom = -Infinity;
  let baseline = -Infinity;
  for (const block of sorted) {
    const next = lines[block.lines[0]!]!.baseline;
    const isParted = separators.some((at) => at > baseline - 1 && at < next);
    if (components.length === 0 || isParted || bottom - block.top < SHARED_HEIGHT * size) {
      components.push([block]);
      bottom = block.bottom;
      baseline = next;
    } else {
      components.at(-1)!.push(block);
      bottom = Math.max(bottom, block.bottom);
      baseline = Math.max(baseline, next);
    }
  }
  return components;
}

function hasConflict(component: readonly CellBlock[]): boolean {
  return component.some((block, index) =>
    component.slice(index + 1).some((other) => block.column <= other.endColumn && other.column <= block.endColumn),
  );
}
