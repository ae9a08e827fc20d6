import type { Filled } from "../result/filled.ts";

/** Two arrays that share more than this part of the smaller one's cells read the same rows. */
const MAX_SHARED = 0.3;

/**
 * Keeps the cells of a table for one array: if two read the same rows from the lines of the pages, the rows belong to the one
 * with more fields named by headers, and with its name above them. Tables of the layout were assigned to one array each before.
 */
export function oneArrayEach(arrays: readonly (readonly Filled[])[]): (readonly Filled[])[] {
  const cells = arrays.map((filled) => new Set(filled.map(placeOf)));
  const order = [...arrays.keys()].toSorted((a, b) => strengthOf(arrays[b]!) - strengthOf(arrays[a]!));
  const kept = new Set<number>();
  for (const index of order) {
    const own = cells[index]!;
    const isTaken = [...kept].some((other) => {
      const shared = [...own].filter((place) => cells[other]!.has(place)).length;
      return shared > MAX_SHARED * Math.min(own.size, cells[other]!.size);
    });
    if (!isTaken || !isOfLines(arrays[index]!)) kept.add(index);
  }
  return arrays.map((filled, index) => (kept.has(index) ? filled : []));
}

function placeOf({ spans: [first] }: Filled): string {
  return first === undefined ? "" : `${first.place.id}.${first.from}`;
}

/** Rows that were read from lines may belong to anything. */
function isOfLines(filled: readonly Filled[]): boolean {
  return filled.some(({ cell }) => cell?.signs.byLines === 1);
}

function strengthOf(filled: readonly Filled[]): number {
  const cells = filled.flatMap(({ cell }) => (cell === undefined ? [] : [cell.signs]));
  const sum = cells.reduce((all, { labelled, named, byLines }) => all + labelled + named - 0.5 * byLines, 0);
  return cells.length === 0 ? 0 : sum / cells.length;
}
