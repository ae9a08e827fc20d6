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
    readonly high: number;
  };
  /** What is less sure is left out: values, rows on the whole, arrays on the whole. */
  readonly least: { readonly value: number; readonly row: number; readonly rows: number };
}

/**
 * Learned by `benchmarks/extract.ts --of kinds --weights FILE` of 210 made papers of 56 kinds and 67 documents with truth, each asked for its own
 * schema, for few fields of it, for fields of other papers, too, and for something else. Thresholds of `high` are chosen on kinds that taught
 * no weight; on kinds left out of all of it 97.1 % of what is `high` is right.
 */
export const SURENESS: SurenessWeights = {
  value: {
    bias: -1.81,
    sorts: { amount: -0.54, date: -0.05, identifier: 0.36, name: -0.49, text: -1.04, number: 0.26, choice: 1.51 },
    weights: {
      score: 0.37,
      margin: 0.67,
      whole: 0.24,
      unlabelled: -0.15,
      said: -0.2,
      ambiguous: -2.22,
      label: -0.85,
      added: -0.25,
      shown: 1.74,
      bare: -2.31,
      vague: -0.18,
      few: -0.71,
      ofRow: 0,
      elsewhere: 0,
    },
    high: { amount: 0.934, date: 0.938, identifier: 0.919, name: 0.957, text: 1, number: 0.867, choice: 0.934 },
  },
  cell: {
    bias: -8.44,
    sorts: { amount: 0.3, date: 2.15, identifier: 1.74, name: -1.65, text: -0.9, number: -0.27, choice: -1.37 },
    weights: {
      label: -0.64,
      fit: 2.12,
      labelled: 6.12,
      named: 2.93,
      byLines: -3.73,
      manyLines: -1.85,
      contradicted: -2.5,
      shown: 0.45,
      rowFill: 4.92,
      columnFill: 0.79,
      filled: 0.76,
      linesLabelled: 2.02,
    },
    high: 0.974,
  },
  least: { value: 0.25, row: 0.2, rows: 0.3 },
};
