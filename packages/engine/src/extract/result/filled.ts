import type { OwnCellSigns } from "../sureness/sureness-weights.ts";
import type { ValueSort } from "../sureness/value-sort.ts";
import type { Span } from "../line-index/span.ts";

/** A value with its place in the data that is built, and where it is in the document. */
export interface Filled {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** Empty for what the file carries as data and its pages do not show. */
  readonly spans: readonly Span[];
  /** That it is right, from 0 to 1. */
  readonly sureness: number;
  /** The file carries it as data, so that no one needs to read it. */
  readonly isCarried?: true;
  /** Of a cell of a row, what its sureness follows from. */
  readonly cell?: { readonly signs: OwnCellSigns; readonly sort: ValueSort };
}
