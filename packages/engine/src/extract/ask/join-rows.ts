import { areSame } from "../carried/carried-fields.ts";
import type { Filled } from "../result/filled.ts";
import type { Place } from "../sheet/sheet.ts";
import type { FoundValue } from "./find-value.ts";
import { type FlatArray, type OwnRow, placesOf, type Row } from "./rows.ts";

/** As of single values (`settle-field.ts`). */
const AGREED = 0.97;
const MODEL_ALONE = 0.7;
const DISPUTED = 0.8;

/**
 * Joins the rows of a model with those of the engine by their lines: each line belongs to one row, so a row that is told twice is one. Rows that the
 * model left out stay; those that it alone has are put where they stand.
 */
export function joinRows({ path, columns }: FlatArray, own: readonly OwnRow[], told: readonly Row[]): Filled[] {
  const rowOf = new Map<Place, number>();
  const joined: { filled: Map<number, Filled>; readonly isOwn: boolean; readonly first: Place }[] = [];
  for (const row of own) {
    const places = placesOf(row);
    // What is carried as data and stands on no page has no line to be joined by.
    const [first] = places;
    for (const place of places) if (!rowOf.has(place)) rowOf.set(place, joined.length);
    joined.push({ filled: new Map(row.filled), isOwn: true, first: first ?? NOWHERE });
  }
  for (const row of told) {
    const places = [...placesOf(row)].toSorted(inOrder);
    const shared = places.map((place) => rowOf.get(place)).find((index) => index !== undefined);
    if (shared === undefined) {
      for (const place of places) rowOf.set(place, joined.length);
      joined.push({ filled: asFilled(row), isOwn: false, first: places[0]! });
    } else confirm(joined[shared]!, row);
  }
  return inReadingOrder(joined).flatMap(({ filled }, index) =>
    [...filled].map(([column, one]) => ({ ...one, path: [...path, index, ...columns[column]!.path] })),
  );
}

/** Before everything, in the order in which they came. */
const NOWHERE = { id: -1 } as Place;

function asFilled({ cells }: Row): Map<number, Filled> {
  return new Map([...cells].map(([column, cell]) => [column, { path: [], ...cell, sureness: MODEL_ALONE }]));
}

function confirm(
  { filled, isOwn }: { readonly filled: Map<number, Filled>; readonly isOwn: boolean },
  { cells }: Row,
): void {
  for (const [column, cell] of cells) {
    const known = filled.get(column);
    if (known === undefined) filled.set(column, { path: [], ...cell, sureness: MODEL_ALONE });
    // Two answers of one model are no two witnesses.
    else if (isOwn && known.sureness !== MODEL_ALONE) filled.set(column, settle(known, cell));
  }
}

/** The column is what tells a value of a row: a model that takes another of the same line makes it doubtful. */
function settle(known: Filled, cell: FoundValue): Filled {
  if (areSame(known.value, cell.value)) return { ...known, sureness: Math.max(AGREED, known.sureness) };
  return known.sureness >= AGREED ? known : { ...known, sureness: DISPUTED };
}

/** Rows of the engine keep their order; each of the model's own comes before the first of them that stands behind it. */
function inReadingOrder<Joined extends { readonly isOwn: boolean; readonly first: Place }>(
  rows: readonly Joined[],
): Joined[] {
  const ordered = rows.filter(({ isOwn }) => isOwn);
  const added = rows.filter(({ isOwn }) => !isOwn).toSorted((a, b) => inOrder(a.first, b.first));
  for (const row of added) {
    const at = ordered.findIndex(({ first }) => first !== NOWHERE && inOrder(first, row.first) > 0);
    ordered.splice(at < 0 ? ordered.length : at, 0, row);
  }
  return ordered;
}

function inOrder(a: Place, b: Place): number {
  return a.page.number - b.page.number || a.top - b.top || a.left - b.left;
}
