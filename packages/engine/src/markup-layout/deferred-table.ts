/**
 * Tables whose cells are created on demand. A sheet of 100,000 rows is 2,000 blocks, processed one after another: only the cells of
 * one are alive at a time, instead of several copies of all of them.
 */
interface TableLike<Cell> {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly Cell[];
}

const DEFERRED = new WeakSet<object>();
/** The cells that were created last: writing a block requests them several times. */
let held: { readonly table: object; readonly cells: readonly unknown[] } | undefined;

/** @param make - must create the same cells each time, from data that does not change */
export function deferTable<Cell>(
  { rowCount, columnCount }: Pick<TableLike<Cell>, "rowCount" | "columnCount">,
  make: () => readonly Cell[],
): TableLike<Cell> {
  const table: TableLike<Cell> = {
    rowCount,
    columnCount,
    get cells() {
      if (held?.table !== table) held = { table, cells: make() };
      return held.cells as readonly Cell[];
    },
  };
  DEFERRED.add(table);
  return table;
}

/** The same table with each cell converted on demand. */
export function mapCells<From, To>(table: TableLike<From>, change: (cell: From) => To): TableLike<To> {
  if (DEFERRED.has(table)) return deferTable(table, () => table.cells.map(change));
  return { ...table, cells: table.cells.map(change) };
}
