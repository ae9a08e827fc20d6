import { charsOf, type Word } from "../../text/word.ts";
import { countDigits } from "../../text/digits.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

// Shown by forms.test.ts.

/** Minimum share of a number's chars that are digits. */
const NUMERIC = 0.5;
/** Minimum share of a column's texts that are numbers; the column only counts if as many follow one another. */
const MIN_NUMERIC_SHARE = 0.6;
/** Number of a line in a form. */
const COUNT = /^\d{1,3}[a-z]?[.)]?$/i;

/** Share of the rows below the first row that keep to its columns, if all of its cells but the first are filled. */
export function headedShare(starts: readonly Set<number>[], inside: readonly FilledPlace[], columns: number): number {
  const header = starts.findIndex((row) => row.size > 1);
  if (header < 0 || header === starts.length - 1) return 0;
  const names = inside.filter(({ place }) => place.row === header);
  const named = names.filter(({ words }) => words.length > 0);
  if (named.length < 2) return 0;
  if (names.some(({ place, words }) => place.column > 0 && words.length === 0)) return 0;
  if (names.reduce((sum, { place }) => sum + place.columnSpan, 0) < columns) return 0;
  if (names.some(({ words }) => words.at(-1)?.text.endsWith(":") === true)) return 0;
  const below = starts.slice(header + 1).filter((row) => row.size > 0);
  return below.length === 0 ? 0 : below.filter((row) => isWithin(starts[header]!, row)).length / below.length;
}

/** Whether the first row has a text without a colon for each of three or more columns, apart from the first. */
export function areColumnsNamed(cells: readonly FilledPlace[], columns: number): boolean {
  if (columns < 3) return false;
  const names = cells.filter(({ place }) => place.row === 0);
  return (
    names.length === columns &&
    names.every(({ place, words }) => place.column === 0 || words.length > 0) &&
    !names.some(({ words }) => words.at(-1)?.text.endsWith(":") === true)
  );
}

/** Share of the rows with an empty cell after a text, in a column that has no text in its first row. */
export function unnamedShare(
  inside: readonly FilledPlace[],
  columns: number,
  isLabel: (cell: FilledPlace) => boolean,
): number {
  const isNamed = new Uint8Array(columns);
  const isSeen = new Uint8Array(columns);
  const spacious = new Set<number>();
  const all = new Set<number>();
  const labelled = new Set<number>();
  for (const cell of inside) {
    const { place, words } = cell;
    for (let column = place.column; column < place.column + place.columnSpan; column++) {
      if (isSeen[column] === 0 && words.length > 0) isNamed[column] = 1;
      isSeen[column] = 1;
    }
    if (words.length > 0 && isLabel(cell)) labelled.add(place.row);
    if (words.length === 0 && isNamed[place.column] === 0 && labelled.has(place.row)) spacious.add(place.row);
    all.add(place.row);
  }
  return all.size === 0 ? 0 : spacious.size / all.size;
}

/** Share of the rows in which texts and empty cells alternate. */
export function alternatingShare(inside: readonly FilledPlace[], rows: number): number {
  const byRow: FilledPlace[][] = Array.from({ length: rows }, () => []);
  for (const cell of inside) byRow[cell.place.row]!.push(cell);
  const several = byRow.filter((row) => row.length > 1);
  const inTurn = several.filter((row) => {
    const first = row.findIndex(({ words }) => words.length > 0);
    return (
      first >= 0 &&
      first < 2 &&
      first < row.length - 1 &&
      row.slice(first).every(({ words }, at) => words.length > 0 === (at % 2 === 0))
    );
  });
  return several.length === 0 ? 0 : inTurn.length / several.length;
}

/** Share of the rows with the same columns as the row before. */
export function sameShare(starts: readonly Set<number>[]): number {
  const several = starts.filter((row) => row.size > 0);
  if (several.length < 2) return 0;
  let same = 0;
  for (let at = 1; at < several.length; at++) {
    const row = several[at]!;
    if (row.size === several[at - 1]!.size && isWithin(row, several[at - 1]!)) same++;
  }
  return same / (several.length - 1);
}

function isWithin(columns: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  for (const column of columns) if (!others.has(column)) return false;
  return true;
}

/** Share of the rows that give their number twice: before the label and before the answer. */
export function echoedShare(inside: readonly FilledPlace[], rows: number): number {
  const firsts: (string | undefined)[] = Array.from({ length: rows });
  const echoed = new Set<number>();
  for (const { place, words } of inside) {
    const text = words.length === 1 ? words[0]!.text : "";
    const isFirst = firsts[place.row] === undefined;
    if (isFirst) firsts[place.row] = isLineNumber(words) ? text : "";
    else if (text !== "" && text === firsts[place.row]) echoed.add(place.row);
  }
  return echoed.size / Math.max(1, firsts.filter((first) => first !== undefined).length);
}

/** Whether a cell contains only the number of a line. */
export function isLineNumber(words: readonly Word[]): boolean {
  return words.length === 1 && COUNT.test(words[0]!.text);
}

/** Whether a column other than the first has numbers, at least two, in most of its cells, and they are not consecutive. */
export function hasNumericColumn(inside: readonly FilledPlace[]): boolean {
  const columns = new Map<number, { texts: number; numbers: number; counted: number; last: number }>();
  for (const cell of inside) {
    const { place, words } = cell;
    if (place.column === 0 || words.length === 0) continue;
    const found = columns.get(place.column) ?? { texts: 0, numbers: 0, counted: 0, last: Number.NaN };
    columns.set(place.column, found);
    found.texts++;
    if (countDigits(words) < NUMERIC * charsOf(words)) continue;
    const number = Number.parseInt(words[0]!.text, 10);
    if (number === found.last + 1) found.counted++;
    found.last = number;
    found.numbers++;
  }
  return [...columns.values()].some(
    ({ texts, numbers, counted }) =>
      numbers >= 2 && numbers >= MIN_NUMERIC_SHARE * texts && counted < MIN_NUMERIC_SHARE * (numbers - 1),
  );
}
