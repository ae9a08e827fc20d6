import { LONGEST_CELL, type TrackRow } from "../columns/track-cell.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { charsOf } from "../../text/word.ts";
import { median } from "../../geometry/order.ts";
import { countDigits } from "../../text/digits.ts";
import type { Tracks } from "../columns/tracks.ts";
import { areEntries, nameColumns } from "../headers/headed-rows.ts";
import { alignedColumns } from "./aligned-columns.ts";
import { areContacts } from "./are-contacts.ts";
import { areNamedRows } from "./are-named-rows.ts";
import { isCards } from "./is-cards.ts";
import { isCentred } from "./is-centred.ts";
import { isContents, isIndex } from "./is-contents.ts";
import { isList } from "./is-list.ts";

// Shown by is-tabular.test.ts, statements.test.ts.

/** The row that names every column is the first, or is under a row of group names. */
const MAX_HEADERS = 2;
/** Minimum number of numbers in a sparse column without a header, and their share of the rows; fewer are below each other by chance. */
const MIN_AMOUNTS = 4;
const SPARSE = 0.08;
/** Minimum share of the rows with a text in the other columns, minimum number of rows, and share of them in a sparse column of words. */
const FULL_COLUMN = 0.9;
const MIN_ROWS_OF_SPARSE = 8;
const SPARSE_WORDS = 0.2;
/** Minimum share of numbers among the texts of a numeric column; the others are its header, dashes, notes. */
const NUMERIC_COLUMN = 0.6;
/** Minimum number of rows of names with values that are words; lists in columns, and code with comments, keep to their columns in fewer rows. */
const MIN_WORDED_PAIRS = 5;
/** Fewer are enough if they are further apart than lines of text, in font sizes: the lines of two addresses are not. */
const MIN_SPACED_PAIRS = 3;
const MIN_PITCH = 1.5;
const SAME_START = 1;
const LONGEST_NAME = 36;
/** Minimum number of rules that distinguish a header from its rows; two are a box around labels. */
const MIN_GRID = 3;
/** Maximum number of columns of labels with values, with an address next to them; rows of more values are a table, however they are named. */
const MAX_LABELLED = 3;
/** Minimum share of the texts of a column that end in a colon. */
const MIN_LABELS = 0.8;
/** A list marker, or a comment in code. */
const NO_VALUE = /^(?:[•◦‣▪▫■□●○☐☑*·#]|\/\/)/u;
const CODE = /[;{}=<>\\_"|[\]]|^--?\p{L}/u;
/** Minimum share of the rows of two columns that only count; a few have no number, or a wrapped line. */
const MIN_COUNTED = 0.6;
/** Minimum number of rows for three columns; fewer are side by side by chance, and exactly as many need this share of numbers. */
const MIN_ROWS = 3;
const MIN_NUMERIC_OF_FEW = 0.3;
/** Minimum number of rows and minimum share of numbers for two columns; otherwise they are labels with their texts. */
const MIN_PAIRS = 4;
const MIN_NUMERIC = 0.35;

/**
 * Whether rows of these lines can be a table for {@link isTabular}; checked before the rows are made. There are never more rows than lines, or more
 * numeric cells than words with a digit.
 */
export function canBeTabular(
  lines: readonly Line[],
  columns: number,
  { rules, captioned, boldNames }: TrackEvidence,
): boolean {
  if (columns > 2 || rules.length >= 2 || captioned || boldNames === true) return true;
  if (lines.length >= MIN_WORDED_PAIRS || (lines.length >= MIN_SPACED_PAIRS && areSpaced(lines))) return true;
  return lines.length >= MIN_PAIRS && hasDigits(lines, Math.ceil(MIN_NUMERIC * MIN_PAIRS));
}

/** Whether at least this many words have a digit. */
function hasDigits(lines: readonly Line[], least: number): boolean {
  let count = 0;
  for (const { words } of lines) {
    for (const { text } of words) if (/\d/.test(text) && ++count >= least) return true;
  }
  return false;
}

/** Whether rows are a table: short cells in columns, and not prose, a contents page or a list. */
export function isTabular(rows: readonly TrackRow[], tracks: Tracks, evidence: TrackEvidence): boolean {
  const columns = tracks.separators.length + 1;
  const ruled = evidence.rules.length >= 2;
  if (isKnownText(rows, columns)) return false;
  const measured = measureColumns(rows, columns);
  if (evidence.headed === true && !nameColumns(rows, columns)) return false;
  if (areSentences(rows, tracks, measured, evidence)) return false;
  if (!evidence.captioned && evidence.rules.length < MIN_GRID && haveLabels(rows, columns)) return false;
  if (ruled) return measured.filled.filter((count) => count > 0).length >= 2;
  if (!areColumnsFilled(rows, measured) || (columns === 2 && isMarked(rows))) return false;
  if (!areAligned(rows, tracks, measured)) return false;
  if (evidence.captioned || evidence.rowNamed === true) return true;
  if (evidence.boldNames === true && rows.length >= MIN_ROWS) return true;
  return columns > 2 ? haveEnoughRows(rows, measured) : isTabularPair(rows, evidence, measured);
}

/** Whether there are enough rows for three or more columns, given their names and numbers. */
function haveEnoughRows(rows: readonly TrackRow[], measured: MeasuredColumns): boolean {
  return rows.length > MIN_ROWS || (rows.length === MIN_ROWS && numericShareOf(measured) >= MIN_NUMERIC_OF_FEW);
}

function numericShareOf({ numeric, lengths }: MeasuredColumns): number {
  return numeric.reduce((sum, count) => sum + count, 0) / lengths.length;
}

/** Whether cells are as long as sentences; names before them allow the same length as a header. */
function areSentences(
  rows: readonly TrackRow[],
  tracks: Tracks,
  measured: MeasuredColumns,
  evidence: TrackEvidence,
): boolean {
  if (!areLong(measured, evidence)) return false;
  return !areNamedRows(rows, tracks) || areLong(measured, { ...evidence, headed: true });
}

/** Whether two columns without a caption are names with their values. */
function isTabularPair(
  rows: readonly TrackRow[],
  { headed = false }: TrackEvidence,
  measured: MeasuredColumns,
): boolean {
  if (headed && areEntries(rows)) return true;
  // Two addresses side by side have some numbers, in both columns.
  const isPaired =
    rows.length >= MIN_PAIRS &&
    numericShareOf(measured) >= MIN_NUMERIC &&
    (isNumericColumn(measured, 0) || isNumericColumn(measured, 1));
  // Next to numbers only, consecutive years are names.
  return (isPaired || arePairs(rows)) && (isNumericColumn(measured, 1) || !isCounted(rows));
}

/** Whether rows are text in columns that is not a table. */
function isKnownText(rows: readonly TrackRow[], columns: number): boolean {
  return (
    isContents(rows, columns) ||
    isIndex(rows) ||
    isList(rows) ||
    isCentred(rows) ||
    isCards(rows, columns) ||
    areContacts(rows, columns)
  );
}

/** Measurements of the cells of rows. */
interface MeasuredColumns {
  /** Rows with a text in each column. */
  readonly filled: readonly number[];
  /** Rows with a number in each column. */
  readonly numeric: readonly number[];
  /** Chars of each text. */
  readonly lengths: readonly number[];
}

function measureColumns(rows: readonly TrackRow[], columns: number): MeasuredColumns {
  const filled = Array.from({ length: columns }, () => 0);
  const numeric = Array.from({ length: columns }, () => 0);
  const lengths: number[] = [];
  for (const row of rows) {
    for (const cell of row.cells) {
      filled[cell.column]! += cell.rowSpan ?? 1;
      const length = charsOf(cell.words);
      const digits = countDigits(cell.words);
      lengths.push(length);
      if (digits > 0 && digits >= 0.3 * length) numeric[cell.column]!++;
    }
  }
  return { filled, numeric, lengths };
}

function isNumericColumn({ filled, numeric }: MeasuredColumns, column: number): boolean {
  return numeric[column]! >= NUMERIC_COLUMN * filled[column]!;
}

/** Whether texts are as long as prose; with other evidence for a table, they may be longer. */
function areLong({ lengths }: MeasuredColumns, evidence: TrackEvidence): boolean {
  const { rules, captioned, headed = false, named = false } = evidence;
  if (named) return false;
  const longest = rules.length >= 2 || captioned || headed ? 3 * LONGEST_CELL : LONGEST_CELL;
  return median(lengths) > longest || lengths.filter((length) => length > longest).length > 0.25 * lengths.length;
}

/** Whether each column has a text in enough of the rows. */
function areColumnsFilled(rows: readonly TrackRow[], measured: MeasuredColumns): boolean {
  const { filled } = measured;
  const columns = filled.length;
  // Under a header a column may be nearly empty; the header of the first column is often omitted.
  const entries = rows.filter((row, index) => index === 0 || row.cells.length > 1 || row.cells[0]!.column > 0).length;
  const isHeaded =
    columns > 2 &&
    rows
      .slice(0, MAX_HEADERS)
      .some(({ cells: [first, ...others] }) => others.length + 1 >= columns - (first!.column > 0 ? 1 : 0));
  const least = isHeaded ? 0.08 : columns === 2 ? 0.6 : 0.4;
  // One sparse column of words may be next to two that are full, in a longer table.
  const full = filled.filter((count) => count >= FULL_COLUMN * entries).length;
  const ofOne = columns > 2 && entries >= MIN_ROWS_OF_SPARSE && full === columns - 1 ? SPARSE_WORDS : least;
  const isFilled = (column: number): boolean => filled[column]! >= Math.max(2, Math.min(least, ofOne) * entries);
  // Debit next to credit: if the header is on another page, aligned amounts are evidence for a sparse column.
  const hasAmounts =
    columns > 2 && filled.some((_, column) => column > 0 && isFilled(column) && isNumericColumn(measured, column));
  const isAmounts = (column: number): boolean =>
    hasAmounts &&
    column > 0 &&
    filled[column]! >= Math.max(MIN_AMOUNTS, SPARSE * entries) &&
    isNumericColumn(measured, column);
  return filled.every((_, column) => isFilled(column) || isAmounts(column));
}

/** Whether the first column is list markers, which are not a column of a table. */
function isMarked(rows: readonly TrackRow[]): boolean {
  return rows.every(
    ({ cells: [first] }) => (first?.words.length ?? 0) <= 1 && (first?.words[0]?.text.length ?? 0) <= 4,
  );
}

/** Whether the texts of (nearly) every column share an edge or a middle. */
function areAligned(rows: readonly TrackRow[], tracks: Tracks, measured: MeasuredColumns): boolean {
  const columns = measured.filled.length;
  const isNumeric = (_: number, at: number): boolean => isNumericColumn(measured, at + 1);
  const others = measured.numeric.slice(1);
  const hasNumbers = columns > 2 && others.some(isNumeric);
  // Next to columns of numbers only, names may begin at any indent.
  const areNumbers = columns > 2 && others.every(isNumeric);
  const aligned = alignedColumns(rows, tracks, areNumbers ? "anywhere" : hasNumbers ? "on levels" : "nowhere");
  return aligned >= columns - (columns > 4 ? 1 : 0);
}

/** Whether rows are labels with their values, as at the top of letters and forms: the texts of a column before the last end in a colon. */
function haveLabels(rows: readonly TrackRow[], columns: number): boolean {
  if (columns > MAX_LABELLED) return false;
  return Array.from({ length: columns - 1 }, (_, column) => column).some((column) => {
    const texts = rows.flatMap(({ cells }) => cells.filter((cell) => cell.column === column));
    const labels = texts.filter(({ words }) => words.at(-1)!.text.endsWith(":"));
    return labels.length >= MIN_LABELS * texts.length && texts.length > 0;
  });
}

/** Whether rows count lines or items: each number is one more than the one before. */
function isCounted(rows: readonly TrackRow[]): boolean {
  const numbers = rows.flatMap(({ cells: [first] }) => {
    const text = first!.column === 0 && first!.words.length === 1 ? first!.words[0]!.text : "";
    return /^\d{1,6}[.:)]?$/.test(text) ? [Number.parseInt(text, 10)] : [];
  });
  const counted = numbers.filter((number, index) => index > 0 && number === numbers[index - 1]! + 1).length;
  return counted + 1 >= MIN_COUNTED * rows.length;
}

function areSpaced(lines: readonly Line[]): boolean {
  return lines.every((line, at) => at === 0 || line.baseline - lines[at - 1]!.baseline >= MIN_PITCH * line.size);
}

/** Whether rows are names and their values, exactly aligned in two columns without a gap, each with one short line; with colons they are a form. */
function arePairs(rows: readonly TrackRow[]): boolean {
  if (rows.length < MIN_SPACED_PAIRS) return false;
  if (rows.length < MIN_WORDED_PAIRS && !areSpaced(rows.flatMap(({ lines }) => lines))) return false;
  const [first] = rows;
  const names = first!.cells[0]!.words[0]!.left;
  const values = first!.cells[1]?.words[0]!.left ?? Number.NaN;
  return rows.every(({ lines, cells }) => {
    const [name, value] = cells;
    return (
      lines.length === 1 &&
      name !== undefined &&
      value !== undefined &&
      Math.abs(name.words[0]!.left - names) <= SAME_START &&
      Math.abs(value.words[0]!.left - values) <= SAME_START &&
      charsOf(name.words) <= LONGEST_NAME &&
      charsOf(value.words) <= LONGEST_NAME &&
      !NO_VALUE.test(value.words[0]!.text) &&
      !name.words.at(-1)!.text.endsWith(":") &&
      !value.words.at(-1)!.text.endsWith(":") &&
      ![...name.words, ...value.words].some(({ text }) => CODE.test(text))
    );
  });
}
