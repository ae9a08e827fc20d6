import type { Place } from "../line-index/line-index.ts";
import type { PageLine } from "./page-lines.ts";

/** Minimum headers of a table next to another one of its kind. */
const MIN_HEADERS = 2;
/** Maximum lines above the headers that are split with them: the headings of the tables. */
const MAX_HEADING_LINES = 3;

/**
 * Puts side-by-side tables of one kind below each other: if a line repeats the same headers, it
 * and the lines around it are split there, as long as no text crosses the gap.
 */
export function unfoldColumns(lines: readonly PageLine[]): readonly PageLine[] {
  const unfolded: PageLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const edges = repeatsAt(lines[at]!);
    if (edges.length === 0) {
      unfolded.push(lines[at]!);
      continue;
    }
    let over = 0;
    while (over < MAX_HEADING_LINES && isParted(unfolded.at(-1), lines[at]!, edges)) {
      over++;
      unfolded.pop();
    }
    let end = at + 1;
    while (end < lines.length && lines[end]!.page === lines[at]!.page && !crosses(lines[end]!, edges)) end++;
    unfolded.push(...inBands(lines.slice(at - over, end), edges));
    at = end - 1;
  }
  return unfolded;
}

/** Left edges of all tables of a header line; empty if it does not repeat its headers. */
function repeatsAt({ places }: PageLine): number[] {
  const words = places.flatMap(({ tokens }) => tokens.map(({ text, left }, at) => ({ text, left, isFirst: at === 0 })));
  for (let count = words.length >> 1; count >= MIN_HEADERS; count--) {
    if (words.length % count !== 0) continue;
    const isRepeated = words.every(({ text }, at) => isWorded(text) && text === words[at % count]!.text);
    const isVaried = new Set(words.slice(0, count).map(({ text }) => text)).size === count;
    const starts = words.filter((_, at) => at % count === 0);
    if (isRepeated && isVaried && starts.every(({ isFirst }) => isFirst)) return starts.map(({ left }) => left);
  }
  return [];
}

function isWorded(text: string): boolean {
  return /\p{L}/u.test(text) && !/\d/u.test(text);
}

/** Whether the line above the headers has a text above each of the tables. */
function isParted(line: PageLine | undefined, { page }: PageLine, edges: readonly number[]): boolean {
  if (line?.page !== page || crosses(line, edges)) return false;
  return new Set(line.places.map((place) => bandOf(place, edges))).size === edges.length;
}

function crosses({ places }: PageLine, edges: readonly number[]): boolean {
  return places.some(({ left, right, size }) => edges.slice(1).some((edge) => left < edge - size && right > edge));
}

function inBands(lines: readonly PageLine[], edges: readonly number[]): PageLine[] {
  return edges.flatMap((edge, band) =>
    lines.flatMap((line) => {
      const places = line.places.filter((place) => bandOf(place, edges) === band);
      return places.length === 0 ? [] : [{ ...line, places: places.map((place) => shifted(place, edges[0]! - edge)) }];
    }),
  );
}

/** The last table whose left edge is not after the place. */
function bandOf({ left, size }: Place, edges: readonly number[]): number {
  return Math.max(
    0,
    edges.findLastIndex((edge) => left > edge - size),
  );
}

/** The place moved to the first table; its citation keeps the original position. */
function shifted(place: Place, by: number): Place {
  if (by === 0) return place;
  const tokens = place.tokens.map((token) => ({ ...token, left: token.left + by, right: token.right + by }));
  return { ...place, tokens, left: place.left + by, right: place.right + by };
}
