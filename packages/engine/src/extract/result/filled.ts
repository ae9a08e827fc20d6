import type { Span } from "../sheet/span.ts";

/** A value with its place in the data that is built, and where it stands in the document. */
export interface Filled {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** Empty for what the file carries as data and its pages do not show. */
  readonly spans: readonly Span[];
  /** That it is right, from 0 to 1. */
  readonly sureness: number;
  /** The file carries it as data, so that nobody needs to read it. */
  readonly isCarried?: true;
}
