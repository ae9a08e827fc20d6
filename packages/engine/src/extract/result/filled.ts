import type { OwnCellSigns } from "../sureness/sureness-weights.ts";
import type { ValueSort } from "../sureness/value-sort.ts";
import type { Span } from "../line-index/span.ts";

/** A value with its path in the result and its place in the document. */
export interface Filled {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** Empty for data of the file that its pages do not show. */
  readonly spans: readonly Span[];
  /** Probability that it is right, from 0 to 1. */
  readonly sureness: number;
  /** True if the file contains it as data, so that it needs no reading. */
  readonly isCarried?: true;
  /** True for a value of a financial statement's row, found by the row's label. */
  readonly isMeasure?: true;
  /** For a cell of a row: what its confidence is computed from. */
  readonly cell?: { readonly signs: OwnCellSigns; readonly sort: ValueSort };
}
