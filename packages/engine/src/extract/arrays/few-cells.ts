/** Rows with at least this share of the fullest row's cells count as full; they show which columns a row fills. */
const FULL = 0.75;
/** Minimum share of full rows; with fewer it is unknown what a row fills. */
const MIN_FULL = 0.4;
/** A column that this share of the full rows fills is filled by a usual row. */
const COMMON = 0.8;
/** Minimum share of those columns that a row fills. */
const MIN_FILLED = 0.6;

/**
 * Finds rows that fill few of the columns that most rows of their table fill: discounts, freight, references and taxes between the rows.
 *
 * @param rows - the columns that each row fills
 */
export function haveFewCells(rows: readonly (readonly number[])[]): boolean[] {
  const most = Math.max(0, ...rows.map(({ length }) => length));
  const full = rows.filter(({ length }) => length >= FULL * most);
  if (full.length < 2 || full.length < MIN_FULL * rows.length) return rows.map(() => false);
  const common = [...new Set(full.flat())].filter(
    (column) => full.filter((row) => row.includes(column)).length >= COMMON * full.length,
  );
  return rows.map((row) => common.filter((column) => row.includes(column)).length < MIN_FILLED * common.length);
}
