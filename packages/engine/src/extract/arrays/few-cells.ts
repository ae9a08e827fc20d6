/** Rows that are as full as this share of the fullest one say what a row of the table fills. */
const FULL = 0.75;
/** This share of all rows is full, or what a row fills is not known. */
const MIN_FULL = 0.4;
/** A column that this share of the full rows fills is one that a row fills. */
const COMMON = 0.8;
/** A row fills this share of those columns. */
const MIN_FILLED = 0.6;

/**
 * Which rows fill few of the columns that most rows of their table fill: discounts, freight, references and taxes between the rows.
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
