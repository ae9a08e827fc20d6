/** The content of `pii.json`. */
export interface PiiResult {
  readonly sentences: number;
  readonly seed: number;
  readonly kinds: readonly {
    readonly kind: string;
    /** Spans in the truth, and those that were found completely. */
    readonly true: number;
    readonly found: number;
    /** Returned spans, and those that overlap one of the truth. */
    readonly given: number;
    readonly right: number;
  }[];
}
