import { unionBoxes } from "../../geometry/box.ts";
import type { PageObject } from "../../page-object/page-object.ts";
import { hasOwnHeader, haveSameColumns } from "../../document/same-columns.ts";

// Shown by join-to-header.test.ts.

/** Rows of a header that is boxed or shaded by itself. */
const MAX_HEADER_ROWS = 3;
/** The rows under it begin this close, in heights of them: tables under each other have a caption or more white between them. */
const NEAR = 0.7;

/**
 * Joins a header that lines or a shading set apart to the rows below it, which nothing draws.
 *
 * @returns null where the lower table is one of its own
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
