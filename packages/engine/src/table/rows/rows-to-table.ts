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

/** Maximum distance that descenders of a header extend below the rule under it, in points. */
const BELOW_RULE = 3;

/** An amount, possibly with its currency, in brackets or as a percentage, or a dash instead of a value. */
const AMOUNT = /^(?:(?:\p{Sc} ?)?\(?-?\d[\d.,]*\)?(?: ?%)?|(?:\p{Sc} ?)?[—–-])$/u;
const YEAR = /^(?:19|20)\d\d$/;

/** Place of the lines on the page, and what is drawn there. */
export interface TrackInput extends PagePlace {
  /** Rules, which may separate the names of columns. */
  readonly rules?: readonly Box[];
  /** Filled areas, which may be behind headings of rows. */
  readonly fills?: readonly Box[];
}

/** Makes a table of rows; borders are in the middle of the white space. */
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
 * Whether a row is only a name, as for groups of rows, or a name with amounts. If shading begins with the second row, the first of these rows is
 * above it, as a header would be.
 */
function isEntry({ cells: [name, ...values] }: TrackRow): boolean {
  return name!.column === 0 && values.every(({ words }) => isAmount(words.map(({ text }) => text).join(" ")));
}

function isAmount(text: string): boolean {
  return AMOUNT.test(text) && !YEAR.test(text);
}

/** Positions of a table's borders. */
interface Borders {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly headerRows: number;
}

/** Makes one cell for each position that no other covers; it is empty if there is no text. */
function toCells(rows: readonly TrackRow[], { xs, ys, headerRows }: Borders, input: TrackInput): Cell[] {
  const columns = xs.length - 1;
  const cells: Cell[] = [];
  // For each column, the row below the cell that extends furthest down.
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
