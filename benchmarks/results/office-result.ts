/** An operation on the Office files of one format, as other programs read what was written. */
export interface OfficeLine {
  readonly format: string;
  readonly operation: "replace" | "redact" | "fill";
  /** Files that the operation was asked of, and those in which it was done. */
  readonly asked: number;
  readonly done: number;
  /** Files in which the words are not as asked for: left in a redaction, missing in a replacement. */
  readonly wrong: number;
  /** Files in which a part changed that holds nothing of what was asked for, or came, or went. */
  readonly otherParts: number;
  /** Files of which a changed part has other tags. */
  readonly tags: number;
  /** Files that LibreOffice opened before, and does not any more. */
  readonly unopened: number;
}
