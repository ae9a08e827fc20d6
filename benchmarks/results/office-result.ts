/** An operation on the Office files of one format, as other programs read the written files. */
export interface OfficeLine {
  readonly format: string;
  readonly operation: "replace" | "redact" | "fill";
  /** Files on which the operation was requested, and those on which it was done. */
  readonly asked: number;
  readonly done: number;
  /** Files with the wrong words: left in a redaction, missing in a replacement. */
  readonly wrong: number;
  /** Files in which an unrelated part was changed, added or removed. */
  readonly otherParts: number;
  /** Files with other tags in a changed part. */
  readonly tags: number;
  /** Files that LibreOffice could open before, but not after. */
  readonly unopened: number;
}
