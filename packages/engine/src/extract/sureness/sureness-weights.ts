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
  /** How well it reads as a value of its kind. */
  readonly fit: number;
  /** Its label has words related to the field's name, but is none of its known labels. */
  readonly kindred: number;
  /** How little of the field's name its sentence says, if it was read from one. */
  readonly unsaid: number;
  /** It is one or more whole sentences. */
  readonly prose: number;
  /** Its label names something else, or matches another field better. */
  readonly foreign: number;
  /** Another field would take the same place: the probability that it has the better claim. */
  readonly wanted: number;
  /** The field is about a party, and nothing near the value names it. */
  readonly ownerless: number;
  /** It is under the heading of another party. */
  readonly otherParty: number;
  /** It is below its label; it follows it without a colon; gap between the two. */
  readonly below: number;
  readonly inline: number;
  readonly distance: number;
  /** Only a part of the text at its place. */
  readonly partial: number;
  /** It has a label that is not one of the field's. */
  readonly strange: number;
  /** No known meaning has the field's name: its words alone say what is requested. */
  readonly nameless: number;
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
  /** Share of the table's columns that the array's fields take. */
  readonly used: number;
  /** The rows' numbers multiply, or make the sum that is printed under them. */
  readonly summed: number;
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

/** Signs that a table, or a section, is a list of the array's subject; each from 0 to 1. */
export interface ArraySigns {
  /** Share of the array's fields that a header names. */
  readonly headed: number;
  /** Number of columns that a header names; four count as 1. */
  readonly columns: number;
  /** Mean match of the headers with the fields. */
  readonly labels: number;
  /** Share of the columns that were chosen by elimination. */
  readonly blind: number;
  /** Mean share of the cells of a column that read as values of its field. */
  readonly fits: number;
  /** A heading or a header contains the array's name. */
  readonly called: number;
  /** How well any heading or label of the document matches the array's name. */
  readonly spoken: number;
  /** Share of the table's columns that the array's fields take. */
  readonly used: number;
  /** The rows' numbers multiply, or make the sum that is printed under them. */
  readonly summed: number;
  /** It was read from the page's lines, and how well a header line names its fields. */
  readonly ofLines: number;
  readonly linesHeaded: number;
  /** Share of its fields that any row fills. */
  readonly filled: number;
  /** Share of cells in rows whose quantity, price and total contradict each other. */
  readonly contradicted: number;
  /** It is from a section, a list or a sentence, not from a table. */
  readonly untabled: number;
  /** Share of the rest of the schema that the document shows. */
  readonly shown: number;
  readonly untabledShown: number;
  /** Its items have names or texts, and neither one nor an identifier with a header was found: dates and numbers fit many lists. */
  readonly wordless: number;
  /** Its items have one field. */
  readonly single: number;
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
  readonly array: { readonly bias: number; readonly weights: Readonly<Record<keyof ArraySigns, number>> };
  /** Thresholds below which values are dropped, rows by their mean, and arrays as a whole. */
  readonly least: { readonly value: number; readonly row: number; readonly array: number };
}
