import type { BoundingBox, TextRun } from "@docsvc/openapi";
import type { Cell } from "../../document/document.ts";
import type { BBox } from "../../geometry/bbox.ts";
import { runsToContent, type StyleOptions, wantedRuns } from "../inline/wanted-runs.ts";

/** What writing a table needs besides it. */
export interface TableContext {
  readonly toWire: (bbox: BBox) => BoundingBox;
  readonly styles: StyleOptions;
}

/** The runs of a cell; undefined where it is plain. A header is bold by being one. */
export function cellRuns(cell: Cell, { styles }: TableContext, isHeader: boolean): readonly TextRun[] | undefined {
  const runs = wantedRuns(cell, styles);
  return isHeader ? runs?.map(({ bold: _bold, ...run }) => run) : runs;
}

/** The text of a cell where it is data and no markup, with the marks that it would say something else without. */
export function cellContent(cell: Cell, { styles }: TableContext): string {
  const runs = wantedRuns(cell, styles);
  return runs === undefined ? cell.text : runsToContent(runs);
}
