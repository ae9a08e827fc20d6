/** What `pii.json` holds. */
export interface PiiResult {
  readonly sentences: number;
  readonly seed: number;
  readonly kinds: readonly {
    readonly kind: string;
    /** Spans there are, and those that are found whole. */
    readonly true: number;
    readonly found: number;
    /** Spans that are given, and those that overlap one there is. */
    readonly given: number;
    readonly right: number;
  }[];
}
