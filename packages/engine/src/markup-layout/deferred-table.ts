/**
 * Tables whose cells are made when they are asked for. A sheet of 100,000 rows is 2,000 blocks, gone through one after another: the cells of
 * one are alive at a time, in place of several copies of all of them.
 */
interface TableLike<Cell> {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly Cell[];
}

const DEFERRED = new WeakSet<object>();
/** The cells that were made last: what writes a block asks for them several times. */
let held: { readonly table: object; readonly cells: readonly unknown[] } | undefined;

/** @param make - makes the same cells each time, of what does not change */
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

/** The same table with other cells, made when they are asked for where those of the table are. */
export function mapCells<From, To>(table: TableLike<From>, change: (cell: From) => To): TableLike<To> {
  if (DEFERRED.has(table)) return deferTable(table, () => table.cells.map(change));
  return { ...table, cells: table.cells.map(change) };
}
