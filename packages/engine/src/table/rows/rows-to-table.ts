import type { Cell } from "../../document/document.ts";
import { fromFrame, type PagePlace } from "../../geometry/frame.ts";
import type { PageObject } from "../../page-object/page-object.ts";
import { type Box, unionBoxes } from "../../geometry/box.ts";
import { cellText } from "../cell/cell-text.ts";
import type { Tracks } from "../columns/tracks.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import { inReadingOrder } from "../cell/reading-direction.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-tabular.test.ts, lines-to-rows.test.ts; fixtures statement, paper.

/** Descenders of a header may reach so far below the rule under it, in points. */
const BELOW_RULE = 3;

/** With its currency, in brackets, as a share; or the dash in place of nothing. */
const AMOUNT = /^(?:(?:\p{Sc} ?)?\(?-?\d[\d.,]*\)?(?: ?%)?|(?:\p{Sc} ?)?[—–-])$/u;
const YEAR = /^(?:19|20)\d\d$/;

/** Where the lines are. */
export interface TrackInput extends PagePlace {
  /** Drawn lines, which part the names of columns. */
  readonly rules?: readonly Box[];
  /** Filled areas, which headings of rows may be on. */
  readonly fills?: readonly Box[];
}

/** Makes a table of rows; borders run in the middle of the white. */
export function rowsToTable(
  rows: readonly TrackRow[],
  tracks: Tracks,
  evidence: TrackEvidence,
  input: TrackInput,
): PageObject {
  const columns = tracks.separators.length + 1;
  const content = unionBoxes(rows.flatMap((row) => row.lines));
  const top = Math.min(content.top, ...evidence.rules);
  const bottom = Math.max(content.bottom, ...evidence.rules);
  const xs = [content.left, ...tracks.separators.map(({ start, end }) => (start + end) / 2), content.right];
  const tops = rows.map((row) => Math.min(...row.lines.map((line) => line.top)));
  const bottoms = rows.map((row) => Math.max(...row.lines.map((line) => line.bottom)));
  const ys = rows.map((_, index) => (index === 0 ? top : (bottoms[index - 1]! + tops[index]!) / 2));
  ys.push(bottom);
  const firstRule = evidence.rules.find((at) => at > tops[0]! && at < bottoms.at(-1)!) ?? -Infinity;
  const overRule = rows.filter((_, index) => bottoms[index]! <= firstRule + BELOW_RULE).length;
  const firstEntry = evidence.everyRow === true ? rows.findIndex((row, index) => index > 0 && isEntry(row)) : -1;
  const headerRows = Math.max(1, firstEntry < 0 ? overRule : Math.min(overRule, firstEntry));
  const cells = toCells(rows, { xs, ys, headerRows }, input);
  const words = rows.flatMap((row) => row.lines.flatMap((line) => line.words));
  const table = inReadingOrder({ rowCount: rows.length, columnCount: columns, cells }, words);
  const around = { left: content.left, top, right: content.right, bottom };
  return {
    kind: "table",
    table,
    lines: [],
    ruled: evidence.rules.length >= 2,
    ...around,
    ink: fromFrame(around, input.quarter, input),
  };
}

/**
 * True for a name alone, as groups of rows have it, or before amounts alone. Where shading begins with the second row, the first
 * of them is over it, as a header does.
 */
function isEntry({ cells: [name, ...values] }: TrackRow): boolean {
  return name!.column === 0 && values.every(({ words }) => isAmount(words.map(({ text }) => text).join(" ")));
}

function isAmount(text: string): boolean {
  return AMOUNT.test(text) && !YEAR.test(text);
}

/** Where the borders of a table run. */
interface Borders {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly headerRows: number;
}

/** One cell for each position that no other covers, empty where no text is. */
function toCells(rows: readonly TrackRow[], { xs, ys, headerRows }: Borders, input: TrackInput): Cell[] {
  const columns = xs.length - 1;
  const cells: Cell[] = [];
  // The row below the cell that reaches furthest down in each column.
  const reach = new Int32Array(columns);
  for (const [row, { cells: filled }] of rows.entries()) {
    let column = 0;
    while (column < columns) {
      if (reach[column]! > row) {
        column++;
        continue;
      }
      const cell = filled.find((candidate) => candidate.column === column);
      const rowSpan = cell?.rowSpan ?? 1;
      const columnSpan = Math.min(cell?.columnSpan ?? 1, columns - column);
      reach.fill(row + rowSpan, column, column + columnSpan);
      const inFrame = { left: xs[column]!, top: ys[row]!, right: xs[column + columnSpan]!, bottom: ys[row + rowSpan]! };
      const { left, top, right, bottom } = fromFrame(inFrame, input.quarter, input);
      const bbox = { left, top, width: right - left, height: bottom - top, page: input.number };
      const styled = cell === undefined ? { text: "" } : cellText(cell.words);
      cells.push({ row, column, rowSpan, columnSpan, header: row < headerRows, ...styled, bbox });
      column += columnSpan;
    }
  }
  return cells;
}
