import { areSame } from "../embedded/embedded-fields.ts";
import type { Filled } from "../result/filled.ts";
import type { Place } from "../line-index/line-index.ts";
import type { FoundValue } from "./find-value.ts";
import { type FlatArray, type OwnRow, placesOf, type Row } from "./rows.ts";

/** How much a cell counts that overlaps another one's. */
const OF_OVERLAP = 0.5;

/** The same value as for single fields (`settle-field.ts`). */
const AGREED = 0.97;
const MODEL_ALONE = 0.7;
const DISPUTED = 0.8;

/** A model's rows in an excerpt: from one answer, or from two if the first differed from the engine's rows. */
export interface AnsweredRows {
  readonly answers: readonly (readonly Row[])[];
  readonly places: ReadonlySet<number>;
  /** Whether everything answered is found at the lines it names. */
  readonly isSound: boolean;
}

export interface Joined {
  /** The row in each answer that has it. */
  readonly told: readonly Row[];
  /** Number of answers that could contain it. */
  readonly asked: number;
  /** True if only the second answer has it, so that its order among the others is unknown. */
  readonly isAdded: boolean;
  own?: OwnRow;
}

/**
 * Joins a model's rows with the engine's: the model's were found on the page, so they are the result, and the engine's confirm
 * them. A row that only the engine has stays, as doubtful, unless the model answered twice with the same rows without it.
 */
export function joinRows(array: FlatArray, own: readonly OwnRow[], told: readonly AnsweredRows[]): Filled[] {
  const rows: Joined[] = told.flatMap(({ answers }) => uniteAnswers(answers));
  const left = pairRows(rows, own);
  const consistent = told.filter(isConsistent);
  const kept = left.filter((row) => !isOfOthers(row, rows) && !consistent.some(({ places }) => isPlaced(row, places)));
  const ordered = rows.filter(({ isAdded }) => !isAdded).map(toOrdered);
  const added = [
    ...rows.filter(({ isAdded }) => isAdded).map(toOrdered),
    ...kept.map((row) => ({ filled: doubted(row), at: positionOf(row), own: row })),
  ];
  for (const row of added.toSorted((one, other) => inOrder(one.at, other.at))) insert(ordered, row);
  return ordered.flatMap(({ filled, own: row }, index) =>
    [...filled].map(([column, one]) => ({
      ...one,
      // Both must also agree which row it is.
      sureness: row !== undefined && own.indexOf(row) === index ? one.sureness : Math.min(DISPUTED, one.sureness),
      path: [...array.path, index, ...array.columns[column]!.path],
    })),
  );
}

/** The rows of the first answer, and those that only the second one has; a row that both have counts once. */
export function uniteAnswers(answers: readonly (readonly Row[])[]): Joined[] {
  const rows: { told: Row[]; readonly asked: number; readonly isAdded: boolean }[] = [];
  for (const [index, answer] of answers.entries()) {
    const known = [...rows];
    for (const row of answer) {
      const same = mostAlike(
        known.filter(({ told }) => !told.some((one) => answer.includes(one))),
        row,
      );
      if (same !== undefined) same.told.push(row);
      else if (!rows.some(({ told }) => told.some((one) => areEqual(one, row)))) rows.push({ told: [row], asked: answers.length, isAdded: index > 0 }); // prettier-ignore
    }
  }
  return rows;
}

function isConsistent({ answers, isSound }: AnsweredRows): boolean {
  const [first, second] = answers;
  if (!isSound || first === undefined || first.length === 0) return false;
  return second !== undefined && second.length === first.length && first.every((row, at) => areEqual(row, second[at]!));
}

/** Pairs each engine row with the model's row that shares most with it; rows that share nothing stay unpaired. */
function pairRows(rows: readonly Joined[], own: readonly OwnRow[]): OwnRow[] {
  const pairs = own.flatMap((row) =>
    rows.map((joined) => ({ row, joined, shared: Math.max(...joined.told.map((told) => sharedCells(row, told))) })),
  );
  const taken = new Set<OwnRow>();
  for (const { row, joined, shared } of pairs.toSorted((a, b) => b.shared - a.shared)) {
    if (shared === 0 || taken.has(row) || joined.own !== undefined) continue;
    joined.own = row;
    taken.add(row);
  }
  return own.filter((row) => !taken.has(row));
}

function settleRow({ told, asked, own }: Joined): Map<number, Filled> {
  const filled = new Map<number, Filled>();
  const columns = new Set([...told.flatMap(({ cells }) => [...cells.keys()]), ...(own?.cells.keys() ?? [])]);
  for (const column of columns) {
    const known = own?.filled.get(column);
    const said = told.flatMap(({ cells }) => cells.get(column) ?? []);
    const one = settleCell(known, said, asked);
    if (one !== undefined) filled.set(column, one);
  }
  return filled;
}

/** A cell that both read is sure; if they differ the model's value is taken, as it was found on the page at the row's lines. */
function settleCell(known: Filled | undefined, said: readonly FoundValue[], asked: number): Filled | undefined {
  if (known !== undefined) {
    const same = said.filter(({ value }) => areSame(known.value, value)).length;
    if (same > 0 && same === said.length) return { ...known, sureness: Math.max(AGREED, known.sureness) };
    if (same > 0) return { ...known, sureness: Math.min(DISPUTED, known.sureness) };
    // A cell answered as empty twice is empty; once may be an oversight.
    if (said.length === 0) return asked > 1 ? undefined : { ...known, sureness: Math.min(DISPUTED, known.sureness) };
  }
  return { path: [], ...said.at(-1)!, sureness: MODEL_ALONE };
}

/** Whether most of its words belong to rows that the model read otherwise: then it is a mix of them. */
function isOfOthers({ cells }: OwnRow, rows: readonly Joined[]): boolean {
  const others = rows.flatMap(({ told }) => told.flatMap((row) => [...row.cells.values()]));
  const taken = [...cells.values()].filter((cell) => others.some((other) => overlaps(cell, other))).length;
  return 2 * taken > cells.size;
}

function doubted({ filled }: OwnRow): Map<number, Filled> {
  return new Map([...filled].map(([column, one]) => [column, { ...one, sureness: Math.min(DISPUTED, one.sureness) }]));
}

function isPlaced(row: Row, places: ReadonlySet<number>): boolean {
  return [...placesOf(row)].some(({ id }) => places.has(id));
}

/** The row that shares most words with another one; one wrong cell does not make it a different row. */
function mostAlike<Told extends { readonly told: readonly Row[] }>(rows: readonly Told[], row: Row): Told | undefined {
  const shared = rows.map(({ told }) => sharedWords(told[0]!, row));
  const most = Math.max(0, ...shared);
  return most === 0 ? undefined : rows[shared.indexOf(most)];
}

function areEqual(a: Row, b: Row): boolean {
  return a.cells.size === b.cells.size && sharedWords(a, b) === a.cells.size;
}

/** Number of cells with the same words in the same column. */
function sharedWords(a: Row, b: Row): number {
  return [...a.cells].filter(([column, cell]) => overlaps(cell, b.cells.get(column))).length;
}

/** Counts cells with the same words, and by half those that the engine has in another column. */
function sharedCells(own: Row, told: Row): number {
  const all = [...told.cells.values()];
  return [...own.cells].reduce((sum, [column, cell]) => {
    if (overlaps(cell, told.cells.get(column))) return sum + 1;
    return all.some((other) => overlaps(cell, other)) ? sum + OF_OVERLAP : sum;
  }, 0);
}

export function overlaps(a: Pick<FoundValue, "spans">, b: FoundValue | undefined): boolean {
  return a.spans.some((one) => b?.spans.some(({ place, from, to }) => place === one.place && from < one.to && one.from < to)); // prettier-ignore
}

interface Position {
  readonly place: Place;
  readonly from: number;
}

interface Ordered {
  readonly filled: Map<number, Filled>;
  readonly own: OwnRow | undefined;
  readonly at: Position | undefined;
}

function toOrdered(row: Joined): Ordered {
  return { filled: settleRow(row), at: positionOf(row.told[0]!), own: row.own };
}

/** Position of its first words. */
function positionOf({ cells }: Row): Position | undefined {
  return [...cells.values()].flatMap(({ spans }) => spans).toSorted(inOrder)[0];
}

/** Inserts before the first row with a later position; the others keep the model's order. */
function insert(rows: Ordered[], row: Ordered): void {
  const at = rows.findIndex((other) => inOrder(other.at, row.at) > 0);
  rows.splice(at < 0 ? rows.length : at, 0, row);
}

/** Rows that are on no page come first. */
function inOrder(a: Position | undefined, b: Position | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  const [one, other] = [a.place, b.place];
  return one.page.number - other.page.number || one.top - other.top || one.left - other.left || a.from - b.from;
}
