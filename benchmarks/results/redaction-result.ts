/** The content of `redaction-NAME.json`. */
export interface RedactionResult {
  readonly documents: number;
  readonly edits: number;
  readonly leaks: number;
  readonly errors: number;
  readonly notProved: number;
  /** Edits of damaged files that ended with a clear error. */
  readonly refused?: number;
  /** Edits that turned a page or a region into an image. */
  readonly pictures: number;
  /** Words of redacted documents that were not to be redacted, and how many of them were lost. */
  readonly words: number;
  readonly lost: number;
}
