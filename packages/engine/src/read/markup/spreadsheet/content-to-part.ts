import type { PlacedMarkupBlock, PlacedPart } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { contentToGrid } from "./content-to-grid.ts";
import { maxTableRows } from "./max-table-rows.ts";
import { findRegions } from "./regions/find-regions.ts";
import { regionToBlocks } from "./region-to-blocks.ts";
import type { SheetContent, SheetFloat } from "./sheet-content.ts";

/** Returns a sheet as a page with its tables, the texts around them and its floating objects; an empty sheet is an empty page. */
export function contentToPart(name: string, content: SheetContent, { spreadsheet = {} }: MarkupOptions): PlacedPart {
  const { clustering = "accurate", include_hidden: isAllShown = false } = spreadsheet;
  const most = maxTableRows(spreadsheet);
  const grid = contentToGrid(isAllShown ? { ...content, isRowHidden: never, isColumnHidden: never } : content);
  const hidden = isAllShown ? {} : hiddenOf(content);
  if (grid === null) return { kind: "placed", width: 1, height: 1, unit: "cell", name, blocks: [], ...hidden };
  const regions = grid.cells.length === 0 ? [] : findRegions(grid, clustering);
  const blocks = regions.flatMap((region) => regionToBlocks(region, grid, { most }));
  return {
    kind: "placed",
    width: grid.columnCount,
    height: grid.rowCount,
    unit: "cell",
    name,
    blocks: withFloats(blocks, grid.floats),
    ...hidden,
  };
}

/** Counts the hidden rows and columns that have content. */
function hiddenOf({ cells, isRowHidden, isColumnHidden }: SheetContent): Pick<PlacedPart, "hidden"> {
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const { row, column } of cells) {
    if (isRowHidden(row)) rows.add(row);
    else if (isColumnHidden(column)) columns.add(column);
  }
  return rows.size + columns.size === 0 ? {} : { hidden: { rows: rows.size, columns: columns.size } };
}

function never(): boolean {
  return false;
}

/** Inserts floating objects in reading order, by the place where they begin. */
function withFloats(blocks: readonly PlacedMarkupBlock[], floats: readonly SheetFloat[]): readonly PlacedMarkupBlock[] {
  const ordered: PlacedMarkupBlock[] = [...blocks];
  for (const { place, ...float } of floats) {
    const { left, top, right, bottom } = place;
    const index = ordered.findIndex((block) => block.place.top > top);
    ordered.splice(index < 0 ? ordered.length : index, 0, {
      ...float,
      place: { left, top, width: right - left, height: bottom - top },
    });
  }
  return ordered;
}
