/** What `redaction-NAME.json` holds. */
export interface RedactionResult {
  readonly documents: number;
  readonly edits: number;
  readonly leaks: number;
  readonly errors: number;
  readonly notProved: number;
  /** Edits of files that are damaged: a clear error. */
  readonly refused?: number;
  /** Edits that made a page or a region a picture. */
  readonly pictures: number;
  /** Of the words of redacted documents, others than those asked for, and how many were lost. */
  readonly words: number;
  readonly lost: number;
}
