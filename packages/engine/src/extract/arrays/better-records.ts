import type { ChosenStrip } from "./choose-strips.ts";
import type { TableRecord } from "./row-reader.ts";
import type { TableRecords } from "./table-records.ts";

/** Lines that read as so many more values than the table's cells are a table that the page's layout did not find whole. */
const MORE_VALUES = 1.3;
/** Rows of lines and of cells are the same ones where their numbers differ by less. */
const SAME_ROWS = 0.1;
/** A field is read from lines where so many rows have it. */
const MIN_FILLED = 0.8;

/**
 * The rows of an array: those of the table's cells, or of lines where the layout missed rows or joined two columns.
 *
 * @param count - of fields that are asked for
 */
export function betterRecords(
  strip: ChosenStrip | null,
  table: TableRecords | null,
  count: number,
): readonly TableRecord[] | null {
  if (strip === null || table === null) return strip?.records ?? table?.records ?? null;
  const valuesOf = (records: readonly TableRecord[]): number =>
    records.reduce((sum, { values: { size } }) => sum + size, 0);
  const isMore = valuesOf(table.records) > MORE_VALUES * valuesOf(strip.records);
  return isMore || hasMoreColumns(table.records, strip.records, count) ? table.records : strip.records;
}

/** Lines and cells agree on the rows, and lines have a column more: the layout joined it with the one next to it. */
function hasMoreColumns(lines: readonly TableRecord[], cells: readonly TableRecord[], count: number): boolean {
  if (Math.abs(lines.length - cells.length) > SAME_ROWS * cells.length) return false;
  const filled = (records: readonly TableRecord[], field: number): number =>
    records.filter(({ values }) => values.has(field)).length;
  const fields = Array.from({ length: count }, (_, field) => field);
  const gained = fields.filter(
    (field) => filled(cells, field) === 0 && filled(lines, field) >= MIN_FILLED * lines.length,
  );
  const lost = fields.filter((field) => filled(cells, field) > filled(lines, field) * (1 + SAME_ROWS));
  return gained.length > 0 && lost.length === 0;
}
