import type { ValueSort } from "./value-sort.ts";

/** Signs of a field's chosen value, each from 0 to 1 except the first two. */
export interface ValueSigns {
  /** Log odds of the candidate, at most 8. */
  readonly score: number;
  /** Lead over the field's next other value, at most 3. */
  readonly margin: number;
  /** The label is a whole label of the field. */
  readonly whole: number;
  /** It has no label: its position or its form identifies it. */
  readonly unlabelled: number;
  /** It was read from a sentence. */
  readonly said: number;
  readonly ambiguous: number;
  /** How well its label matches the field, known or related. */
  readonly label: number;
  /** Amounts add up with it. */
  readonly added: number;
  /** Share of the rest of the schema that the document shows. */
  readonly shown: number;
  /** For a value without a label: the share of the rest that is not shown. */
  readonly bare: number;
  /** For a label that says little of the field's name: the share of the rest that is not shown. */
  readonly vague: number;
  /** 1 divided by the number of requested fields: few fields are little evidence for each other. */
  readonly few: number;
  /** It is a cell of an array's row. */
  readonly ofRow: number;
  /** It has no label, but the document has a label for it elsewhere. */
  readonly elsewhere: number;
}

/** A cell's own signs. */
export interface OwnCellSigns {
  /** How well its column's header matches the field's label, from 0 to 1. */
  readonly label: number;
  /** Share of the column's cells that read as values of the field. */
  readonly fit: number;
  /** How many of the array's fields the table's headers name, from 0 to 1. */
  readonly labelled: number;
  /** A heading or a header contains the array's name. */
  readonly named: number;
  /** It was read from the page's lines, not from a table of its layout. */
  readonly byLines: number;
  /** Its text spans several lines. */
  readonly manyLines: number;
  /** Quantity, price and total of the row contradict each other. */
  readonly contradicted: number;
}

/** Signs of a cell among the other cells of its array. */
export interface CellSigns extends OwnCellSigns {
  /** Share of the rest of the schema that the document shows. */
  readonly shown: number;
  /** Fields that its row fills, relative to the fullest row. */
  readonly rowFill: number;
  /** Share of the rows that fill its column. */
  readonly columnFill: number;
  /** Share of the array's fields that any row fills. */
  readonly filled: number;
  /** How well a header line names the array's fields, if rows are read from lines. */
  readonly linesLabelled: number;
}

export interface SurenessWeights {
  readonly value: {
    readonly bias: number;
    readonly sorts: Readonly<Record<ValueSort, number>>;
    readonly weights: Readonly<Record<keyof ValueSigns, number>>;
    /** Threshold of `high` for each sort of value. */
    readonly high: Readonly<Record<ValueSort, number>>;
  };
  readonly cell: {
    readonly bias: number;
    readonly sorts: Readonly<Record<ValueSort, number>>;
    readonly weights: Readonly<Record<keyof CellSigns, number>>;
    /** Threshold of `high` for each sort of cell. */
    readonly high: Readonly<Record<ValueSort, number>>;
  };
  /** Thresholds below which values are dropped, rows by their mean, and arrays by theirs. */
  readonly least: { readonly value: number; readonly row: number; readonly rows: number };
}

/**
 * Learned by `benchmarks/extract.ts --of kinds --weights FILE` from 210 generated papers of 56 kinds and 67 documents with ground truth, each with its
 * own schema, with few fields of it, with fields of other papers too, and with an unrelated one. Thresholds of `high` are chosen on kinds that were
 * not used for the weights; on kinds left out of both, 97.4 % of the `high` values are right.
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
    high: { amount: 0.985, date: 0.985, identifier: 0.985, name: 1, text: 1, number: 0.985, choice: 1 },
  },
  least: { value: 0.25, row: 0.2, rows: 0.3 },
};
