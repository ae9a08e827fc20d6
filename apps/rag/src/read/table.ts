import type { Cell } from "./passage.ts";

/** Begins the row that ends a group. */
const TOTAL = /^\s*(?:total|totaal|summe|gesamt)/iu;
/** Used instead of a number. */
const DASH = /^[–—-]$/u;

/** A row of a table below its header. */
export interface TableRow {
  /** Names the row: its leading cells without numbers, after the name of its group. */
  readonly label: string;
  /** The cells that name the row; only the first if none of its cells has a number. */
  readonly names: readonly Cell[];
  /** The cells that have a value, each with the header above it. */
  readonly values: readonly { readonly cell: Cell; readonly column: string }[];
  /** All cells of the row, from left to right. */
  readonly all: readonly Cell[];
}

export function rowsOf(cells: readonly Cell[]): readonly TableRow[] {
  const headerRows = headerRowCount(cells);
  const columns = Math.max(...cells.map(({ column, column_span }) => column + column_span));
  const last = Math.max(...cells.map(({ row, row_span }) => row + row_span));
  const rows: TableRow[] = [];
  let group = "";
  for (let row = headerRows; row < last; row++) {
    const all = cells
      .filter((cell) => cell.row <= row && row < cell.row + cell.row_span && cell.text.trim() !== "")
      .sort((one, other) => one.column - other.column);
    const [first] = all;
    if (first === undefined) continue;
    // A cell that spans the whole table, or is the only one in its row, names the rows below.
    if (all.length === 1 && columns > 1 && !isFigure(first.text)) {
      group = oneLine(first.text);
      rows.push({ label: "", names: [], values: [], all });
      continue;
    }
    const names = leadingNames(all);
    const label = [group, ...names.map(({ text }) => oneLine(text))].filter((part) => part !== "").join(" > ");
    const values = all.filter((cell) => !names.includes(cell));
    // In a row without numbers, each cell except the first may be the value.
    const valueCells = values.length > 0 ? values : all.slice(1);
    rows.push({
      label: values.length > 0 ? label : oneLine(first.text),
      names: values.length > 0 ? names : [first],
      values: valueCells.map((cell) => ({ cell, column: headerOver(cells, cell, headerRows) })),
      all,
    });
    if (TOTAL.test(first.text)) group = "";
  }
  return rows;
}

/** If no cell is marked as a header, a first row without numbers is the header. */
function headerRowCount(cells: readonly Cell[]): number {
  const valueCells = cells
    .filter(({ header }) => header)
    .reduce((most, { row, row_span }) => Math.max(most, row + row_span), 0);
  if (valueCells > 0) return valueCells;
  const first = cells.filter(({ row }) => row === 0);
  const rest = cells.filter(({ row }) => row > 0);
  return rest.some(({ text }) => isFigure(text)) && !first.some(({ text }) => isFigure(text)) ? 1 : 0;
}

/** The cells on the left that name the row: the first, and those up to the first number, if there is one. */
function leadingNames(all: readonly Cell[]): readonly Cell[] {
  const figure = all.findIndex(({ text }, at) => at > 0 && (isFigure(text) || DASH.test(text.trim())));
  return all.slice(0, figure > 0 ? figure : 1);
}

function headerOver(cells: readonly Cell[], { column, column_span }: Cell, rows: number): string {
  const over = cells.filter(
    (cell) => cell.row < rows && cell.column < column + column_span && column < cell.column + cell.column_span,
  );
  return [...new Set(over.sort((one, other) => one.row - other.row).map(({ text }) => headerText(text)))]
    .filter((text) => text !== "")
    .join(", ");
}

/** Removes the comma at the end of a header that continues with the years below it. */
function headerText(text: string): string {
  return oneLine(text).replace(/[\s,;:]+$/u, "");
}

function isFigure(text: string): boolean {
  const chars = text.replaceAll(/[\s.,:;%$€£()+*/–—-]/gu, "");
  return chars !== "" && (chars.match(/\p{N}/gu)?.length ?? 0) >= chars.length / 2;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
