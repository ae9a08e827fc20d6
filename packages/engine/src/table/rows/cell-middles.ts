import { LEAST_LEADING, WIDEST_LEADING } from "./leading.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { median } from "../../geometry/order.ts";
import { areWrapped, type Entry } from "./cell-blocks.ts";

// Shown by cell-middles.test.ts.

/** The middles of two cells of one row agree this closely, as a share of the leading. */
const OFF_MIDDLE = 0.3;
/** Lines of one text stand as far apart as each other, in points. */
const STEP = 0.5;
/** Share of the lines that go on in a cell whose first word had no room on the line before; hyphens of justified text make room. */
const MOST_FORCED = 0.9;
/** Rows below the header; fewer would agree by chance. */
const LEAST_ROWS = 2;

/** Rows below a header. */
export interface MiddleRows {
  /** Lines above the rows. */
  readonly header: number;
  /** Indices of the lines of each row. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * Groups lines into rows where cells are centred on the middle of their row, and nothing but that tells where rows begin: the
 * column of the fewest lines names the rows, and in each other the lines follow one another in groups that have these names
 * in their middle. Null where they do not.
 *
 * @param all - texts of the header, too
 * @param separators - heights of drawn lines between rows
 */
export function rowsByMiddles(
  lines: readonly Line[],
  all: readonly Entry[],
  columns: number,
  separators: readonly number[],
): MiddleRows | null {
  const header = headerLines(lines, separators);
  const entries = all.filter(({ line }) => line >= header);
  if (entries.some(({ column, endColumn }) => column !== endColumn)) return null;
  const size = median(lines.map((line) => line.size));
  const leading = leadingOf(entries, size);
  if (leading === null) return null;
  const byColumn = Array.from({ length: columns }, (_, column) => entries.filter((entry) => entry.column === column));
  const filled = byColumn.filter(({ length }) => length > 0);
  const names = filled.reduce((fewest, column) => (column.length < fewest.length ? column : fewest), entries);
  if (filled.length < 2 || names.length < LEAST_ROWS || names.length === entries.length / filled.length) return null;
  // A nearly empty column names no rows.
  if (joinNames(filled[0]!, leading + STEP).length > names.length) return null;
  // Names that are wrapped, too, stand further from each other than their lines do.
  for (const texts of [joinNames(names, leading + STEP), names.map((name) => [name])]) {
    const rows =
      texts.length < LEAST_ROWS
        ? null
        : groupRows(
            texts,
            filled.filter((column) => column !== names),
            leading,
          );
    if (rows === null) continue;
    const continuing = rows.flatMap((row) =>
      row.flatMap((cell) => cell.slice(1).map((entry, at): [Entry, Entry] => [cell[at]!, entry])),
    );
    if (continuing.some(([from, to]) => !areText(from, to) || isParted(from, to, separators))) continue;
    if (rows.some((row) => areRows(row, filled.length))) continue;
    if (!areWrapped(continuing, entries, columns, size, MOST_FORCED)) continue;
    const body = rows.map((row) => [...new Set(row.flat().map(({ line }) => line))].sort((a, b) => a - b));
    // Lines of two rows are cells that stand beside each other by chance.
    if (body.flat().length === lines.length - header) return { header, rows: body };
  }
  return null;
}

/** The lines of each cell of each row. */
function groupRows(names: readonly Entry[][], columns: readonly Entry[][], leading: number): Entry[][][] | null {
  const rows = names.map((name) => [name]);
  for (const column of columns) {
    const groups = groupAround(column, names, leading);
    if (groups === null) return null;
    for (const [row, group] of groups.entries()) rows[row]!.push(group);
  }
  return rows;
}

/** Lines of names that follow each other no further than lines of one text. */
function joinNames(names: readonly Entry[], widest: number): Entry[][] {
  const joined: Entry[][] = [];
  for (const name of names) {
    const last = joined.at(-1)?.at(-1);
    if (last !== undefined && name.baseline - last.baseline <= widest) joined.at(-1)!.push(name);
    else joined.push([name]);
  }
  return joined;
}

/** Those above the first drawn line below a line; the first where there is none. */
function headerLines(lines: readonly Line[], separators: readonly number[]): number {
  const rule = separators.find((at) => at > lines[0]!.baseline);
  return rule === undefined
    ? 1
    : Math.max(
        1,
        lines.findIndex(({ baseline }) => baseline > rule),
      );
}

/** How far the lines of one text stand apart, which is the least that lines of one column do; null where no lines are as close as those of texts. */
function leadingOf(entries: readonly Entry[], size: number): number | null {
  const last = new Map<number, Entry>();
  let least = Infinity;
  for (const entry of entries) {
    const above = last.get(entry.column);
    if (above !== undefined) least = Math.min(least, entry.baseline - above.baseline);
    last.set(entry.column, entry);
  }
  return least >= LEAST_LEADING * size && least <= WIDEST_LEADING * size ? least : null;
}

/** The lines of a column in groups, each with its name in the middle; a group may be empty. Null where a line is left. */
function groupAround(column: readonly Entry[], names: readonly Entry[][], leading: number): Entry[][] | null {
  const most = OFF_MIDDLE * leading;
  let from = 0;
  const groups = names.map((name) => {
    const middle = name[0]!.baseline + name.at(-1)!.baseline;
    let best = from;
    let least = 2 * most;
    for (let at = from; at < column.length; at++) {
      const off = column[from]!.baseline + column[at]!.baseline - middle;
      const isClose = at === from || column[at]!.baseline - column[at - 1]!.baseline <= leading + STEP;
      if (off > 2 * most || !isClose) break;
      if (Math.abs(off) > least) continue;
      least = Math.abs(off);
      best = at + 1;
    }
    const group = column.slice(from, best);
    from = best;
    return group;
  });
  return from === column.length ? groups : null;
}

/** True for several lines that all fill every column, as rows do. */
function areRows(row: readonly Entry[][], columns: number): boolean {
  const filled = new Map<number, number>();
  for (const { line } of row.flat()) filled.set(line, (filled.get(line) ?? 0) + 1);
  return filled.size > 1 && [...filled.values()].every((count) => count === columns);
}

/** True where one has letters: neither values nor what stands in brackets under them wraps. */
function areText(from: Entry, to: Entry): boolean {
  return [from, to].some(({ cell }) => cell.words.some(({ text }) => /\p{L}/u.test(text)));
}

function isParted(from: Entry, to: Entry, separators: readonly number[]): boolean {
  return separators.some((at) => at > from.baseline - 1 && at < to.baseline);
}
