import type { ValueSort } from "./value-sort.ts";

/** What a field's chosen value shows of itself, each from 0 to 1 but for the first two. */
export interface ValueSigns {
  /** Logarithm of the odds of the candidate, at most 8. */
  readonly score: number;
  /** How far the field's next other value is behind, at most 3. */
  readonly margin: number;
  /** Its label is one of the field's own, whole. */
  readonly whole: number;
  /** No label of its own: where it is or its form says it. */
  readonly unlabelled: number;
  /** It was read in a sentence. */
  readonly said: number;
  readonly ambiguous: number;
  /** How far its label is the field's, known or kindred. */
  readonly label: number;
  /** Amounts add up with it. */
  readonly added: number;
  /** How much of the rest of the schema the document shows. */
  readonly shown: number;
  /** It has no label of its own, and so much of the rest is not shown. */
  readonly bare: number;
  /** Its label says little of the field's name, and so much of the rest is not shown. */
  readonly vague: number;
  /** One over the fields that are asked for: few of them show little of each other. */
  readonly few: number;
  /** It is a cell of an array's row. */
  readonly ofRow: number;
  /** It has no label of its own, but the document has one for it. */
  readonly elsewhere: number;
}

/** What a cell of a row shows by itself. */
export interface OwnCellSigns {
  /** Its column's header is the field's label, from 0 to 1. */
  readonly label: number;
  /** Share of the column that reads as the field's values. */
  readonly fit: number;
  /** How far the table's headers name the fields of the array. */
  readonly labelled: number;
  /** A heading or a header says the array's name. */
  readonly named: number;
  /** Read from the lines of the page and not from a table of its layout. */
  readonly byLines: number;
  /** Its text goes over several lines. */
  readonly manyLines: number;
  /** Quantity, price and total of the row contradict each other. */
  readonly contradicted: number;
}

/** What a cell shows among the other cells of its array. */
export interface CellSigns extends OwnCellSigns {
  /** How much of the rest of the schema the document shows. */
  readonly shown: number;
  /** Its row's share of the fields that the fullest row fills. */
  readonly rowFill: number;
  /** Share of the rows that fill its column. */
  readonly columnFill: number;
  /** Share of the array's fields that any row fills. */
  readonly filled: number;
  /** How far a line of headers names the array's fields, where rows are read from lines. */
  readonly linesLabelled: number;
}

export interface SurenessWeights {
  readonly value: {
    readonly bias: number;
    readonly sorts: Readonly<Record<ValueSort, number>>;
    readonly weights: Readonly<Record<keyof ValueSigns, number>>;
    /** From where on values of a sort are called `high`. */
    readonly high: Readonly<Record<ValueSort, number>>;
  };
  readonly cell: {
    readonly bias: number;
    readonly sorts: Readonly<Record<ValueSort, number>>;
    readonly weights: Readonly<Record<keyof CellSigns, number>>;
    /** From where on cells of a sort are called `high`. */
    readonly high: Readonly<Record<ValueSort, number>>;
  };
  /** What is less sure is left out: values, rows on the whole, arrays on the whole. */
  readonly least: { readonly value: number; readonly row: number; readonly rows: number };
}

/**
 * Learned by `benchmarks/extract.ts --of kinds --weights FILE` of 210 made papers of 56 kinds and 67 documents with truth, each asked for its own
 * schema, for few fields of it, for fields of other papers, too, and for something else. Thresholds of `high` are chosen on kinds that taught
 * no weight; on kinds left out of all of it 97.4 % of what is `high` is right.
 */
export const SURENESS: SurenessWeights = {
  value: {
    bias: -2.27,
    sorts: { amount: -0.46, date: -0.01, identifier: 0.24, name: -0.57, text: -1.24, number: 0.55, choice: 1.49 },
    weights: {
      score: 0.29,
      margin: 0.59,
      whole: 0.2,
      unlabelled: 0.62,
      said: 0.22,
      ambiguous: -2.34,
      label: 0.21,
      added: 0.07,
      shown: 2.01,
      bare: -2.23,
      vague: 0.3,
      few: -1.33,
      ofRow: -3.77,
      elsewhere: -0.61,
    },
    high: { amount: 0.899, date: 0.944, identifier: 0.911, name: 0.958, text: 1, number: 0.854, choice: 0.931 },
  },
  cell: {
    bias: -4.52,
    sorts: { amount: 0.5, date: 2.31, identifier: 1.29, name: -1.56, text: -0.7, number: -0.49, choice: -1.35 },
    weights: {
      label: 0.78,
      fit: 0.74,
      labelled: 6.51,
      named: 1.58,
      byLines: -5.81,
      manyLines: -2.95,
      contradicted: -2.5,
      shown: 1.72,
      rowFill: 0.68,
      columnFill: 0.96,
      filled: 1.36,
      linesLabelled: 2.91,
    },
    high: { amount: 0.985, date: 0.985, identifier: 0.985, name: 1, text: 0.985, number: 0.985, choice: 1 },
  },
  least: { value: 0.25, row: 0.2, rows: 0.3 },
};
