import type { MarkupCell, MarkupTable } from "../../../markup-layout/markup.ts";

/** The cells of a row, as given by `\trowd` and the words after it; distances in twentieths of a point. */
export interface RowShape {
  left: number;
  isHeader: boolean;
  readonly cells: CellShape[];
}

export interface CellShape {
  readonly right: number;
  readonly mergesLeft: boolean;
  /** Whether the cell begins or continues a vertical merge. */
  readonly down: "first" | "further" | undefined;
}

export interface TableRow {
  readonly shape: RowShape;
  readonly texts: readonly string[];
}

/** Edges of the same column differ by rounding. */
const COLUMN_ROUNDING = 40;
/** More columns than Word allows (63), so that bogus edges do not make an endless grid. */
const MAX_COLUMNS = 1000;

interface Spot {
  readonly column: number;
  readonly span: number;
}

/** Builds a table from its rows: rows have only cell edges, so there is a column boundary at the edges of any row. */
export function rtfTable(rows: readonly TableRow[]): MarkupTable {
  const spots = spotsByEdges(rows) ?? rows.map(({ texts }) => texts.map((_, column) => ({ column, span: 1 })));
  const cells: Open[] = [];
  const going = new Map<number, Open>();
  let columnCount = 0;
  for (const [row, { shape, texts }] of rows.entries()) {
    let before: Open | undefined;
    for (const [at, text] of texts.entries()) {
      const { column, span } = spots[row]![at]!;
      const { mergesLeft = false, down } = shape.cells[at] ?? {};
      columnCount = Math.max(columnCount, column + span);
      const above = going.get(column);
      if (mergesLeft && before !== undefined) {
        before.columnSpan += span;
        before.text = [before.text, text].filter((part) => part !== "").join("\n");
      } else if (down === "further" && above?.columnSpan === span && above.row + above.rowSpan === row) {
        above.rowSpan += 1;
      } else {
        before = { row, column, rowSpan: 1, columnSpan: span, header: shape.isHeader, text };
        cells.push(before);
        if (down === undefined) going.delete(column);
        else going.set(column, before);
      }
    }
  }
  return { rowCount: rows.length, columnCount, cells };
}

type Open = MarkupCell & { rowSpan: number; columnSpan: number; text: string };

/** Undefined if the edges form no grid: cells without a width or a definition. */
function spotsByEdges(rows: readonly TableRow[]): readonly (readonly Spot[])[] | undefined {
  const columns = columnsOf(rows);
  if (columns === undefined) return undefined;
  const spots: Spot[][] = [];
  for (const { shape, texts } of rows) {
    let column = columns.get(shape.left)!;
    const own: Spot[] = [];
    for (const { right } of shape.cells.slice(0, texts.length)) {
      const end = columns.get(right)!;
      if (end <= column) return undefined;
      own.push({ column, span: end - column });
      column = end;
    }
    if (own.length < texts.length) return undefined;
    spots.push(own);
  }
  return spots;
}

/** The column that begins at each edge. */
function columnsOf(rows: readonly TableRow[]): ReadonlyMap<number, number> | undefined {
  const edges = new Set<number>();
  for (const { shape, texts } of rows) {
    edges.add(shape.left);
    for (const { right } of shape.cells.slice(0, texts.length)) edges.add(right);
  }
  const columns = new Map<number, number>();
  let column = -1;
  let last = Number.NEGATIVE_INFINITY;
  for (const edge of [...edges].toSorted((a, b) => a - b)) {
    if (edge - last > COLUMN_ROUNDING) {
      column += 1;
      last = edge;
    }
    columns.set(edge, column);
  }
  return column > MAX_COLUMNS ? undefined : columns;
}
