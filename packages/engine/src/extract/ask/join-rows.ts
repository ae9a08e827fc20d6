import { areSame } from "../embedded/embedded-fields.ts";
import type { Filled } from "../result/filled.ts";
import type { Place } from "../line-index/line-index.ts";
import type { FoundValue } from "./find-value.ts";
import { type FlatArray, type OwnRow, placesOf, type Row } from "./rows.ts";

/** As of single values (`settle-field.ts`). */
const AGREED = 0.97;
const MODEL_ALONE = 0.7;
const DISPUTED = 0.8;

/** What a model said of the rows in an excerpt: one answer, or two where the first was not the engine's. */
export interface ToldRows {
  readonly answers: readonly (readonly Row[])[];
  readonly places: ReadonlySet<number>;
  /** Everything that it said is where it says. */
  readonly isSound: boolean;
}

export interface Joined {
  /** What each answer says of the row. */
  readonly told: readonly Row[];
  /** How many answers could have said it. */
  readonly asked: number;
  /** Only the second answer has it, so that its place among the others is open. */
  readonly isAdded: boolean;
  own?: OwnRow;
}

/**
 * Joins the rows of a model with those of the engine: the page has shown that the model's are there, so that they are the rows and the engine's confirm
 * them. A row that only the engine has stays, doubtful, unless the model said twice the same rows without it.
 */
export function joinRows(array: FlatArray, own: readonly OwnRow[], told: readonly ToldRows[]): Filled[] {
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
      // Which row it is, both must say, too.
      sureness: row !== undefined && own.indexOf(row) === index ? one.sureness : Math.min(DISPUTED, one.sureness),
      path: [...array.path, index, ...array.columns[column]!.path],
    })),
  );
}

/** The rows of the first answer, and of the second those that it does not have; a row that both have counts once. */
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

function isConsistent({ answers, isSound }: ToldRows): boolean {
  const [first, second] = answers;
  if (!isSound || first === undefined || first.length === 0) return false;
  return second !== undefined && second.length === first.length && first.every((row, at) => areEqual(row, second[at]!));
}

/** Gives each row of the engine to the row of the model with which it shares most; those that share nothing are left. */
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

/** What both read is sure; where they differ the model decides, as the page has its value at the row that it names. */
function settleCell(known: Filled | undefined, said: readonly FoundValue[], asked: number): Filled | undefined {
  if (known !== undefined) {
    const same = said.filter(({ value }) => areSame(known.value, value)).length;
    if (same > 0 && same === said.length) return { ...known, sureness: Math.max(AGREED, known.sureness) };
    if (same > 0) return { ...known, sureness: Math.min(DISPUTED, known.sureness) };
    // Said to be empty twice it is; once it may have been overlooked.
    if (said.length === 0) return asked > 1 ? undefined : { ...known, sureness: Math.min(DISPUTED, known.sureness) };
  }
  return { path: [], ...said.at(-1)!, sureness: MODEL_ALONE };
}

/** Most of its words are those of rows that the model read otherwise: it is put together of them. */
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

/** The row with which another one shares most words; a lie in one of its cells does not make it another row. */
function mostAlike<Told extends { readonly told: readonly Row[] }>(rows: readonly Told[], row: Row): Told | undefined {
  const shared = rows.map(({ told }) => sharedWords(told[0]!, row));
  const most = Math.max(0, ...shared);
  return most === 0 ? undefined : rows[shared.indexOf(most)];
}

function areEqual(a: Row, b: Row): boolean {
  return a.cells.size === b.cells.size && sharedWords(a, b) === a.cells.size;
}

/** Cells of the same words in the same column. */
function sharedWords(a: Row, b: Row): number {
  return [...a.cells].filter(([column, cell]) => overlaps(cell, b.cells.get(column))).length;
}

/** Cells of the same words, and half of them where the engine has them in another column. */
function sharedCells(own: Row, told: Row): number {
  const all = [...told.cells.values()];
  return [...own.cells].reduce((sum, [column, cell]) => {
    if (overlaps(cell, told.cells.get(column))) return sum + 1;
    return all.some((other) => overlaps(cell, other)) ? sum + 0.5 : sum;
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

/** Where its first words are. */
function positionOf({ cells }: Row): Position | undefined {
  return [...cells.values()].flatMap(({ spans }) => spans).toSorted(inOrder)[0];
}

/** Before the first row that is behind it; the order of the others is the model's. */
function insert(rows: Ordered[], row: Ordered): void {
  const at = rows.findIndex((other) => inOrder(other.at, row.at) > 0);
  rows.splice(at < 0 ? rows.length : at, 0, row);
}

/** What is on no page comes first. */
function inOrder(a: Position | undefined, b: Position | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  const [one, other] = [a.place, b.place];
  return one.page.number - other.page.number || one.top - other.top || one.left - other.left || a.from - b.from;
}
