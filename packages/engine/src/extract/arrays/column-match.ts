/** The column that a field is read from, with how well its header matches. */
export interface ColumnMatch {
  readonly field: number;
  readonly column: number;
  /** 1 if the header is the field's label; 0 for a column chosen by elimination. */
  readonly label: number;
  /** Share of the column's cells that read as values of the field. */
  readonly fit: number;
  /** Set if one column contains two fields: which part is this one's. `negative` if its amounts are to be subtracted. */
  readonly part?: "number" | "words" | "first" | "second" | "negative";
}
