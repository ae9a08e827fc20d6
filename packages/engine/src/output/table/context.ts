import type { BoundingBox, TextRun } from "@docsvc/openapi";
import type { Cell } from "../../document/document.ts";
import type { BBox } from "../../geometry/bbox.ts";
import { runsToContent, type StyleOptions, wantedRuns } from "../inline/wanted-runs.ts";

/** Other inputs of writing a table. */
export interface TableContext {
  readonly toWire: (bbox: BBox) => BoundingBox;
  readonly styles: StyleOptions;
}

/** The runs of a cell; undefined if it is plain. A header is always bold, so it is not marked as bold. */
export function cellRuns(cell: Cell, { styles }: TableContext, isHeader: boolean): readonly TextRun[] | undefined {
  const runs = wantedRuns(cell, styles);
  return isHeader ? runs?.map(({ bold: _bold, ...run }) => run) : runs;
}

/** The text of a cell in a data format, without markup except for marks that are needed for its meaning. */
export function cellContent(cell: Cell, { styles }: TableContext): string {
  const runs = wantedRuns(cell, styles);
  return runs === undefined ? cell.text : runsToContent(runs);
}
