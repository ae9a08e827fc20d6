import { isOnLine } from "../line-index/neighbours.ts";
import type { LineIndex, Place } from "../line-index/line-index.ts";
import { joinLines, type JoinedText } from "../structure/joined-text.ts";
import type { SheetCell, SheetTable } from "../structure/table-cells.ts";
import { readDate } from "../values/dates.ts";

type Look = "date" | "year" | "number" | "words";

const plain = { decimal: null, dayOrder: null } as const;
const NUMBER = /^\P{L}*\d[\d.,' ]*\P{L}*$/u;
/** Minimum columns of numbers and dates in a row of data, and share of columns that look like those of the row below. */
const MIN_VALUES = 2;
const MIN_ALIKE = 0.8;
/** Rows below that are compared with the first, since any of them may have empty cells. */
const ROWS = 4;
/** Distance of a header line above its table, in letter heights, and the minimum share of columns that it names. */
const MAX_GAP = 1.6;
const MIN_NAMED = 0.6;

/** Whether the first row, which the layout took for the header, is data as in the rows below: the header's own line is above the table. */
export function isHeaderless({ rows }: SheetTable): boolean {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return false;
  let alike = 0;
  let values = 0;
  let compared = 0;
  for (const { column, text } of first) {
    const below = others.slice(0, ROWS).flatMap((row) => row.find((cell) => cell.column === column)?.text ?? []);
    if (text === null || below.length === 0) continue;
    const look = lookOf(text);
    compared++;
    if (!below.some((other) => lookOf(other) === look)) continue;
    alike++;
    if (look === "date" || look === "number") values++;
  }
  return values >= MIN_VALUES && alike >= MIN_ALIKE * compared;
}

function lookOf({ place }: JoinedText): Look {
  if (/^(?:19|20)\d\d$/u.test(place.text)) return "year";
  if (readDate(place, 0, place.tokens.length, plain)?.to === place.tokens.length) return "date";
  return NUMBER.test(place.text) ? "number" : "words";
}

/** The header line above a table, for each column; all null if there is none. */
export function headerOver({ rows, page, block, columnCount }: SheetTable, { byPage }: LineIndex): (JoinedText | null)[] {
  const none = Array.from({ length: columnCount }, () => null);
  const first = rows[0]?.find(({ text }) => text !== null)?.text?.place;
  if (first === undefined) return none;
  const { left, top, width } = block.bbox;
  const over = byPage.get(page)!.filter((place) => place.bottom <= top + 0.3 * first.size && place.bottom > top - MAX_GAP * first.size && place.right > left && place.left < left + width);
  const lowest = over.toSorted((a, b) => b.bottom - a.bottom)[0];
  const line = lowest === undefined ? [] : over.filter((place) => place === lowest || isOnLine(place, lowest));
  if (line.some(({ text }) => /\d/u.test(text))) return none;
  const taken = new Set<Place>();
  const headers = Array.from({ length: columnCount }, (_, column) => {
    const own = extentOf(rows.flatMap((row) => row.filter((cell) => cell.column === column && cell.columnSpan === 1)));
    const header = own === null ? undefined : line.find((place) => !taken.has(place) && place.left < own.right && place.right > own.left);
    if (header !== undefined) taken.add(header);
    return header === undefined ? null : joinLines([header]);
  });
  return taken.size >= MIN_NAMED * columnCount ? headers : none;
} // prettier-ignore

function extentOf(cells: readonly SheetCell[]): { readonly left: number; readonly right: number } | null {
  const places = cells.flatMap(({ text }) => text?.lines ?? []);
  if (places.length === 0) return null;
  return { left: Math.min(...places.map(({ left }) => left)), right: Math.max(...places.map(({ right }) => right)) };
}
