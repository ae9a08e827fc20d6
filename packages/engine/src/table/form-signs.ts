import { charsOf, median } from "../layout/text.ts";
import { boxOfCell, startsByRow } from "./cell-places.ts";
import { combFields } from "./comb-fields.ts";
import type { Grid } from "./edges-to-grids.ts";
import {
  alternatingShare,
  echoedShare,
  hasNumericColumn,
  headedShare,
  sameShare,
  unnamedShare,
} from "./form-columns.ts";
import { labelLook, labelNumber } from "./form-labels.ts";
import type { FilledPlace } from "./split-open-cells.ts";

// Shown by forms.test.ts.

/** What tells a form from a table, each from 0 to 1: a share of the texts, the rows or the cells. */
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
  /** Texts that go on under themselves. */
  | "wrapped"
  /** Texts with a word. */
  | "worded"
  /** Texts that start at their cell's border. */
  | "startsLeft"
  /** Texts that run over the borders of their cell. */
  | "crossing";

export type FormSigns = Readonly<Record<FormSign, number>>;

/** Labels are shorter, in chars. */
const LONG_TEXT = 60;
/** Labels of this size, in points, and smaller ones, are small print; of this size they are not. */
const SMALL = 6;
const NOT_SMALL = 9;
/** So many columns more than two count in full. */
const MANY_COLUMNS = 10;
const WORD = /\p{L}{3}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}/u;
/** Before a quote or a bracket, and where no letter is small. */
const CAPITAL = /^[("'“«]?[\p{Lu}\p{Lo}\d]/u;
const UNDERSCORES = /_{3,}|\.{6,}|…{3,}/;
/** Share of the numbers that follow the one before them, two left out at most. */
const RISING = 0.7;
const MOST_LEFT_OUT = 2;

/** Measures a grid of two cells or more. */
export function formSigns(grid: Grid, drawn: readonly FilledPlace[]): FormSigns {
  const combs = combFields(grid, drawn);
  const cells = combs.size === 0 ? drawn : drawn.filter((cell) => !combs.has(cell));
  const columns = grid.xs.length - 1;
  const rows = grid.ys.length - 1;
  const filled = cells.filter(({ words }) => words.length > 0);
  const inside = cells.filter(({ place }) => place.columnSpan < columns);
  const share = (test: (cell: FilledPlace) => boolean, of: readonly FilledPlace[] = filled): number =>
    of.length === 0 ? 0 : of.filter(test).length / of.length;
  const lookOf = new Map(filled.map((cell) => [cell, labelLook(cell.words, boxOfCell(grid, cell))]));
  const texts = new Map<string, number>();
  for (const { words } of filled) {
    const text = words.map((word) => word.text).join(" ");
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  let repeated = 0;
  for (const count of texts.values()) if (count > 1) repeated += count;
  const starts = startsByRow(inside, rows);
  return {
    captioned: share((cell) => lookOf.get(cell)!.captioned),
    colons: share((cell) => lookOf.get(cell)!.colon),
    filledIn: share(({ words }) => words.some(({ text }) => UNDERSCORES.test(text))),
    numbered: numberedShare(filled),
    smallLabels: clamp((NOT_SMALL - median(filled.map(({ words }) => words[0]!.size))) / (NOT_SMALL - SMALL)),
    headed: headedShare(starts, inside, columns),
    unnamedRoom: unnamedShare(
      inside,
      columns,
      (cell) => cell.words.some(({ text }) => WORD.test(text)) && lookOf.get(cell)!.startsLeft,
    ),
    alternating: alternatingShare(inside, rows),
    sameColumns: sameShare(starts),
    empty: share(({ words }) => words.length === 0, cells),
    numericColumn: hasNumericColumn(inside) ? 1 : 0,
    repeated: filled.length === 0 ? 0 : repeated / filled.length,
    long: share(({ words }) => charsOf(words) > LONG_TEXT),
    echoed: echoedShare(inside, rows),
    manyColumns: clamp((columns - 2) / MANY_COLUMNS),
    capitalised: share(({ words }) => CAPITAL.test(words[0]!.text)),
    typed: share(({ words }) => words[0]!.style.monospace),
    wrapped: share((cell) => lookOf.get(cell)!.wrapped),
    worded: share(({ words }) => words.some(({ text }) => WORD.test(text))),
    startsLeft: share((cell) => lookOf.get(cell)!.startsLeft),
    crossing: share((cell) => lookOf.get(cell)!.crossing),
  };
}

/** Share of the texts that start with a number, where these go up from box to box: amounts with their units do not. */
function numberedShare(filled: readonly FilledPlace[]): number {
  const numbers = filled.flatMap(({ words }) => labelNumber(words) ?? []);
  const rising = numbers.filter(
    (number, at) => at > 0 && number >= numbers[at - 1]! && number <= numbers[at - 1]! + 1 + MOST_LEFT_OUT,
  );
  return numbers.length > 1 && rising.length >= RISING * (numbers.length - 1) ? numbers.length / filled.length : 0;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
