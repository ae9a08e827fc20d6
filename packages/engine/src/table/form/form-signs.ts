import { charsOf } from "../../text/word.ts";
import { median } from "../../geometry/order.ts";
import type { FormCells } from "./form-cells.ts";
import {
  alternatingShare,
  echoedShare,
  areColumnsNamed,
  hasNumericColumn,
  headedShare,
  sameShare,
  unnamedShare,
} from "./form-columns.ts";
import { labelNumber, mayEndInColon } from "./form-labels.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

// Shown by forms.test.ts.

/** Evidence that distinguishes a form from a table. Each sign is from 0 to 1: a share of the texts, rows or cells. */
export type FormSign =
  /** Texts with an answer in another style under them. */
  | "captioned"
  /** Texts that end with a colon, or have one in their first line. */
  | "colons"
  /** Texts with underscores or dots to fill in. */
  | "filledIn"
  /** Texts with a number before them, increasing by one from text to text. */
  | "numbered"
  /** Small print. */
  | "smallLabels"
  /** Rows with the columns of a first row that names them all. */
  | "headed"
  /** Rows with an empty cell after a text, in a column without a name. */
  | "unnamedRoom"
  /** Rows in which texts and empty cells alternate. */
  | "alternating"
  /** Rows with the columns of the row before. */
  | "sameColumns"
  /** Empty cells. */
  | "empty"
  /** 1 for a column of amounts. */
  | "numericColumn"
  /** Texts that occur more than once. */
  | "repeated"
  /** Sentences. */
  | "long"
  /** Rows that give their number before the label and before the answer. */
  | "echoed"
  /** Number of columns; 1 from 12 columns. */
  | "manyColumns"
  /** Texts that start with a capital, a number or a char of a script without case. */
  | "capitalised"
  /** Texts in a monospaced font, as for code. */
  | "typed"
  /** Texts that continue on the next line. */
  | "wrapped"
  /** Texts with a word. */
  | "worded"
  /** Texts that start at their cell's border. */
  | "startsLeft"
  /** Texts that cross the borders of their cell. */
  | "crossing"
  /** 1 if each column has its own name in the first row, whatever is merged below. */
  | "columnsNamed"
  /** Small number of texts: 1 for up to 4 texts, 0 from 12. */
  | "few";

/** Maximum length of a label, in chars. */
const LONG_TEXT = 60;
/** Labels up to this size, in points, are small print; from the second size on they are not. */
const SMALL = 6;
const NOT_SMALL = 9;
/** Number of columns more than two at which the sign is 1. */
const MANY_COLUMNS = 10;
/** Forms have more texts: up to the first number they are weak evidence, from the second on enough. */
const FEW_TEXTS = 4;
const MANY_TEXTS = 12;
const WORD = /\p{L}{3}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}/u;
/** A capital, possibly after a quote or bracket, or a letter of a script without case. */
const CAPITAL = /^[("'“«]?[\p{Lu}\p{Lo}\d]/u;
const UNDERSCORES = /_{3,}|\.{6,}|…{3,}/;
/** Minimum share of the numbers that follow the one before them, with at most two numbers skipped. */
const RISING = 0.7;
const MAX_LEFT_OUT = 2;

/** Measures each sign on the cells of a grid. The cheapest signs that best separate forms from tables come first. */
export const MEASURES: Readonly<Record<FormSign, (cells: FormCells) => number>> = {
  empty: ({ cells, filled }) => (cells.length === 0 ? 0 : (cells.length - filled.length) / cells.length),
  manyColumns: ({ columns }) => clamp((columns - 2) / MANY_COLUMNS),
  few: ({ filled }) => clamp((MANY_TEXTS - filled.length) / (MANY_TEXTS - FEW_TEXTS)),
  columnsNamed: ({ cells, columns }) => (areColumnsNamed(cells, columns) ? 1 : 0),
  sameColumns: ({ starts }) => sameShare(starts()),
  headed: ({ starts, inside, columns }) => headedShare(starts(), inside, columns),
  alternating: ({ inside, rows }) => alternatingShare(inside, rows),
  echoed: ({ inside, rows }) => echoedShare(inside, rows),
  numericColumn: ({ inside }) => (hasNumericColumn(inside) ? 1 : 0),
  smallLabels: ({ filled }) =>
    clamp((NOT_SMALL - median(filled.map(({ words }) => words[0]!.size))) / (NOT_SMALL - SMALL)),
  numbered: ({ filled }) => numberedShare(filled),
  typed: ({ filled }) => share(filled, ({ words }) => words[0]!.style.monospace),
  long: ({ filled }) => share(filled, ({ words }) => charsOf(words) > LONG_TEXT),
  colons: ({ filled, lookOf }) => share(filled, (cell) => mayEndInColon(cell.words) && lookOf(cell).colon),
  capitalised: ({ filled }) => share(filled, ({ words }) => CAPITAL.test(words[0]!.text)),
  filledIn: ({ filled }) => share(filled, ({ words }) => words.some(({ text }) => UNDERSCORES.test(text))),
  worded: ({ filled }) => share(filled, isWorded),
  startsLeft: ({ filled, lookOf }) => share(filled, (cell) => lookOf(cell).startsLeft),
  crossing: ({ filled, lookOf }) => share(filled, (cell) => lookOf(cell).crossing),
  captioned: ({ filled, lookOf }) => share(filled, (cell) => lookOf(cell).captioned),
  wrapped: ({ filled, lookOf }) => share(filled, (cell) => lookOf(cell).wrapped),
  unnamedRoom: ({ inside, columns, lookOf }) =>
    unnamedShare(inside, columns, (cell) => lookOf(cell).startsLeft && isWorded(cell)),
  repeated: ({ filled }) => repeatedShare(filled),
};

function share(filled: readonly FilledPlace[], test: (cell: FilledPlace) => boolean): number {
  if (filled.length === 0) return 0;
  let count = 0;
  for (const cell of filled) if (test(cell)) count++;
  return count / filled.length;
}

function isWorded({ words }: FilledPlace): boolean {
  return words.some(({ text }) => WORD.test(text));
}

/** Share of the texts that start with a number, if the numbers increase from box to box; amounts with units do not. */
function numberedShare(filled: readonly FilledPlace[]): number {
  const numbers = filled.flatMap(({ words }) => labelNumber(words) ?? []);
  const rising = numbers.filter(
    (number, at) => at > 0 && number >= numbers[at - 1]! && number <= numbers[at - 1]! + 1 + MAX_LEFT_OUT,
  );
  return numbers.length > 1 && rising.length >= RISING * (numbers.length - 1) ? numbers.length / filled.length : 0;
}

function repeatedShare(filled: readonly FilledPlace[]): number {
  if (filled.length === 0) return 0;
  const texts = new Map<string, number>();
  for (const { words } of filled) {
    const text = words.map((word) => word.text).join(" ");
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  let repeated = 0;
  for (const count of texts.values()) if (count > 1) repeated += count;
  return repeated / filled.length;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
