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

/** What shows a form from a table, each from 0 to 1: a share of the texts, the rows or the cells. */
export type FormSign =
  /** Texts with an answer in another look under them. */
  | "captioned"
  /** Texts that end in a colon, or have one in their first line. */
  | "colons"
  /** Texts with underscores or dots to write on. */
  | "filledIn"
  /** Texts with a number before them, one higher from text to text. */
  | "numbered"
  /** Small print. */
  | "smallLabels"
  /** Rows that keep to the columns of a first one that names them all. */
  | "headed"
  /** Rows with room behind a text, in a column without a name. */
  | "unnamedRoom"
  /** Rows of texts and empty cells in turn. */
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
  /** Rows that say their number before the label and before the room. */
  | "echoed"
  /** 12 columns and more count in full. */
  | "manyColumns"
  /** Texts that start with a capital, a number or a char of a script without any. */
  | "capitalised"
  /** Texts in letters of one width, as code is set. */
  | "typed"
  /** Texts that continue under themselves. */
  | "wrapped"
  /** Texts with a word. */
  | "worded"
  /** Texts that start at their cell's border. */
  | "startsLeft"
  /** Texts that run over the borders of their cell. */
  | "crossing"
  /** 1 where each column has a name of its own in the first row, whatever is joined below. */
  | "columnsNamed"
  /** 4 texts count in full, 12 do not. */
  | "few";

/** Labels are shorter, in chars. */
const LONG_TEXT = 60;
/** Labels of this size, in points, and smaller ones, are small print; of this size they are not. */
const SMALL = 6;
const NOT_SMALL = 9;
/** This many columns more than two count in full. */
const MANY_COLUMNS = 10;
/** Forms ask for more: so few texts say little, this many enough. */
const FEW_TEXTS = 4;
const MANY_TEXTS = 12;
const WORD = /\p{L}{3}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}/u;
/** Before a quote or a bracket, and where no letter is small. */
const CAPITAL = /^[("'“«]?[\p{Lu}\p{Lo}\d]/u;
const UNDERSCORES = /_{3,}|\.{6,}|…{3,}/;
/** Share of the numbers that follow the one before them, two left out at most. */
const RISING = 0.7;
const MAX_LEFT_OUT = 2;

/** Measures each sign on the cells of a grid: what costs least, and parts forms and tables best, first. */
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

/** Share of the texts that start with a number, where these go up from box to box: amounts with their units do not. */
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
