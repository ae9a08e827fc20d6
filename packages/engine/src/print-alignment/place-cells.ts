import type { Cell } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import type { Box } from "../geometry/box.ts";
import type { MarkupCell, MarkupTable } from "../markup-layout/markup.ts";

/**
 * Gives the cells of a table their boxes: around their words if found, otherwise where their rows and columns cross, as far as other
 * cells show them. A cell on another page than its table has the table's box.
 *
 * @param found - by cell index
 */
export function placeCells(table: MarkupTable, found: ReadonlyMap<number, Box>, bbox: BBox): readonly Cell[] {
  const columns = bands(table.cells, found, { at: "column", span: "columnSpan", from: "left", to: "right" });
  const rows = bands(table.cells, found, { at: "row", span: "rowSpan", from: "top", to: "bottom" });
  const whole: Box = { left: bbox.left, top: bbox.top, right: bbox.left + bbox.width, bottom: bbox.top + bbox.height };
  return table.cells.map((cell, index) => {
    const { place: _place, ...rest } = cell;
    const across = rangeOf(columns, cell.column, cell.columnSpan);
    const down = rangeOf(rows, cell.row, cell.rowSpan);
    const crossing =
      across === null || down === null
        ? whole
        : { left: across.from, top: down.from, right: across.to, bottom: down.to };
    const { left, top, right, bottom } = found.get(index) ?? crossing;
    return { ...rest, bbox: { left, top, width: right - left, height: bottom - top, page: bbox.page } };
  });
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Direction {
  readonly at: "row" | "column";
  readonly span: "rowSpan" | "columnSpan";
  readonly from: "left" | "top";
  readonly to: "right" | "bottom";
}

/** For each row or column, the extent of the words in cells that do not span. */
function bands(
  cells: readonly MarkupCell[],
  found: ReadonlyMap<number, Box>,
  { at, span, from, to }: Direction,
): ReadonlyMap<number, Range> {
  const ranges = new Map<number, Range>();
  for (const [index, box] of found) {
    const cell = cells[index]!;
    if (cell[span] !== 1) continue;
    const range = ranges.get(cell[at]);
    ranges.set(cell[at], {
      from: Math.min(range?.from ?? Infinity, box[from]),
      to: Math.max(range?.to ?? -Infinity, box[to]),
    });
  }
  return ranges;
}

function rangeOf(bands: ReadonlyMap<number, Range>, at: number, span: number): Range | null {
  const ranges = Array.from({ length: span }, (_, index) => bands.get(at + index)).filter((band) => band !== undefined);
  if (ranges.length === 0) return null;
  return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
}
