import type { ChosenStrip } from "./choose-strips.ts";
import type { TableRecord } from "./table-record.ts";
import type { TableRecords } from "./table-records.ts";

/** If the lines yield this many times the values of the table's cells, the page's layout did not find the whole table. */
const MORE_VALUES = 1.3;
/** Rows of lines and of cells are the same if their numbers differ by less than this share. */
const SAME_ROWS = 0.1;
/** Minimum share of rows that have a field, for reading it from lines. */
const MIN_FILLED = 0.8;

/**
 * The rows of an array: from the table's cells, or from lines if the layout missed rows or joined two columns.
 *
 * @param count - the number of requested fields
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
  const isCut = hasMoreColumns(table.records, strip.records, count) || hasMorePages(table.records, strip.records);
  return isMore || isCut ? table.records : strip.records;
}

/** Minimum rows of a page that are a part of a table. */
const MIN_ROWS = 3;

/** Whether lines and cells agree on the pages where the layout found the table, and lines read as full rows on other pages. */
function hasMorePages(lines: readonly TableRecord[], cells: readonly TableRecord[]): boolean {
  const found = new Set(cells.map(pageOf));
  const shared = lines.filter((record) => found.has(pageOf(record)));
  if (Math.abs(shared.length - cells.length) > SAME_ROWS * cells.length) return false;
  const sizes = cells.map(({ values }) => values.size).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const full = lines.filter((record) => !found.has(pageOf(record)) && record.values.size >= usual);
  const isFound = [...found].every((page) => page !== undefined);
  return isFound && full.length >= MIN_ROWS && full.length >= MIN_FILLED * (lines.length - shared.length);
}

function pageOf({ values }: TableRecord): number | undefined {
  const [first] = values.values();
  return first?.spans[0]?.place.page.number;
}

/** Whether lines and cells agree on the rows, and lines have one more column, which the layout joined with its neighbour. */
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
