import { unionBoxes } from "../../geometry/box.ts";
import type { PageObject } from "../../page-object/page-object.ts";
import { hasOwnHeader, haveSameColumns } from "../../document/same-columns.ts";

// Shown by join-to-header.test.ts.

/** Maximum number of rows of a header in its own box or shading. */
const MAX_HEADER_ROWS = 3;
/** Maximum distance of the rows under it, in row heights; tables under each other are separated by a caption or more white space. */
const NEAR = 0.7;

/**
 * Joins a header that rules or shading set apart to the rows below it, which have neither.
 *
 * @returns null if the lower table is separate
 */
export function joinToHeader(
  header: Omit<PageObject, "lines">,
  body: PageObject,
  pageWidth: number,
): PageObject | null {
  const { table: upper } = header;
  const { table: lower } = body;
  if (upper === undefined || lower === undefined || body.ruled || upper.columnCount !== lower.columnCount) return null;
  const near = (NEAR * (body.bottom - body.top)) / lower.rowCount;
  if (upper.rowCount > MAX_HEADER_ROWS || body.top - header.bottom > near || hasOwnHeader(lower)) return null;
  const page = { width: pageWidth };
  if (!haveSameColumns(upper, page, lower, page)) return null;
  const rows = lower.cells.map((cell) => ({ ...cell, row: cell.row + upper.rowCount, header: false }));
  return {
    ...body,
    ruled: header.ruled === true,
    ...unionBoxes([header, body]),
    ink: unionBoxes([header.ink, body.ink]),
    table: { ...upper, rowCount: upper.rowCount + lower.rowCount, cells: [...upper.cells, ...rows] },
  };
}
