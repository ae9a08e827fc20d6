import { type GridCell, type Region, regionOf } from "../sheet-grid.ts";

/** Consecutive non-empty columns of a row. */
interface Run {
  readonly left: number;
  right: number;
  readonly id: number;
}

/** A merged cell that extends into the rows below. */
interface Embedded {
  readonly left: number;
  readonly right: number;
  readonly lastRow: number;
  readonly id: number;
}

/**
 * Finds regions of cells that touch at an edge or a corner. Row by row: consecutive non-empty cells are one run,
 * and runs that touch the same run of the row above are one region (Rosenfeld and Pfaltz, 1966, on rows of runs).
 *
 * @param cells - row by row, each from left to right
 */
export function connectCells(cells: readonly GridCell[]): readonly Region[] {
  const parents: number[] = [];
  const runOf = new Int32Array(cells.length);
  let above: readonly Run[] = [];
  let aboveRow = -2;
  let carried: readonly Embedded[] = [];
  for (const { from, to, row } of rowRuns(cells)) {
    for (let between = aboveRow + 1; between < row; between += 1) {
      const through = carried.filter(({ lastRow }) => lastRow >= between);
      if (through.length === 0) {
        above = [];
        break;
      }
      const runs = through.map(({ left, right, id }) => ({ left, right, id }));
      joinRows(above, runs, parents);
      above = runs;
      carried = through;
    }
    carried = carried.filter(({ lastRow }) => lastRow >= row);
    const runs = joinRuns(cells, { from, to }, carried, { parents, runOf });
    joinRows(above, runs, parents);
    carried = [...carried, ...tall(cells, { from, to }, runOf)];
    above = runs;
    aboveRow = row;
  }
  const first = parents.length === 0 ? -1 : find(parents, 0);
  // Most sheets are one region, and a large one's list of cells is not copied.
  if (first >= 0 && parents.every((_, run) => find(parents, run) === first)) return [regionOf(cells)];
  const regions = new Map<number, GridCell[]>();
  for (const [index, cell] of cells.entries()) {
    const root = find(parents, runOf[index]!);
    const region = regions.get(root);
    if (region === undefined) regions.set(root, [cell]);
    else region.push(cell);
  }
  return [...regions.values()].map((found) => regionOf(found));
}

function* rowRuns(cells: readonly GridCell[]): Generator<{ from: number; to: number; row: number }> {
  for (let from = 0; from < cells.length;) {
    const { row } = cells[from]!;
    let to = from;
    while (to < cells.length && cells[to]!.row === row) to += 1;
    yield { from, to, row };
    from = to;
  }
}

interface Numbering {
  readonly parents: number[];
  readonly runOf: Int32Array;
}

/** The runs of one row: its own cells and merged cells that extend into it. */
function joinRuns(
  cells: readonly GridCell[],
  { from, to }: { readonly from: number; readonly to: number },
  carried: readonly Embedded[],
  { parents, runOf }: Numbering,
): readonly Run[] {
  if (carried.length === 0) return ownRuns(cells, { from, to }, { parents, runOf });
  const pieces = [
    ...carried.map(({ left, right, id }) => ({ left, right, id, index: -1 })),
    ...Array.from({ length: to - from }, (_, at) => {
      const { column, columnSpan = 1 } = cells[from + at]!;
      return { left: column, right: column + columnSpan - 1, id: -1, index: from + at };
    }),
  ];
  pieces.sort((one, other) => one.left - other.left);
  const runs: Run[] = [];
  for (const { left, right, id, index } of pieces) {
    let run = runs.at(-1);
    if (run !== undefined && left <= run.right + 1) run.right = Math.max(run.right, right);
    else {
      run = { left, right, id: parents.length };
      parents.push(run.id);
      runs.push(run);
    }
    if (id >= 0) unite(parents, id, run.id);
    if (index >= 0) runOf[index] = run.id;
  }
  return runs;
}

/** The same for a row without merged cells from above, as in nearly all rows. */
function ownRuns(
  cells: readonly GridCell[],
  { from, to }: { readonly from: number; readonly to: number },
  { parents, runOf }: Numbering,
): readonly Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (let index = from; index < to; index += 1) {
    const { column, columnSpan = 1 } = cells[index]!;
    const right = column + columnSpan - 1;
    if (run !== undefined && column <= run.right + 1) run.right = Math.max(run.right, right);
    else {
      run = { left: column, right, id: parents.length };
      parents.push(run.id);
      runs.push(run);
    }
    runOf[index] = run.id;
  }
  return runs;
}

/** Joins runs of two rows that touch, corners included. */
function joinRows(above: readonly Run[], below: readonly Run[], parents: number[]): void {
  let at = 0;
  for (const run of below) {
    while (at < above.length && above[at]!.right < run.left - 1) at += 1;
    for (let other = at; other < above.length && above[other]!.left <= run.right + 1; other += 1) {
      unite(parents, above[other]!.id, run.id);
    }
  }
}

function tall(
  cells: readonly GridCell[],
  { from, to }: { readonly from: number; readonly to: number },
  runOf: Int32Array,
): readonly Embedded[] {
  const found: Embedded[] = [];
  for (let index = from; index < to; index += 1) {
    const { row, column, rowSpan = 1, columnSpan = 1 } = cells[index]!;
    if (rowSpan === 1) continue;
    found.push({ left: column, right: column + columnSpan - 1, lastRow: row + rowSpan - 1, id: runOf[index]! });
  }
  return found;
}

function unite(parents: number[], one: number, other: number): void {
  parents[find(parents, one)] = find(parents, other);
}

function find(parents: number[], at: number): number {
  let root = at;
  while (parents[root] !== root) root = parents[root]!;
  for (let next = at; next !== root;) {
    const after = parents[next]!;
    parents[next] = root;
    next = after;
  }
  return root;
}
