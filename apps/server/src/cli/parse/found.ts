import type { Source } from "./task.ts";

/** A document that was named, or found in a folder that was named. */
export interface Found {
  readonly label: string;
  readonly source: Source;
  /** Its own name below the folder that was named: `paper.pdf`, `2024/paper.pdf`. */
  readonly name: string;
  /** Where it is, the same each time: the real path of a file, or an address with a digest in place of its query. */
  readonly identity: string;
  /** Found in a folder, not named itself. */
  readonly inFolder: boolean;
  /** Named by a pattern, which may match more files the next time. */
  readonly byPattern?: true;
}

/** What the arguments name. */
export interface Findings {
  readonly found: readonly Found[];
  /** Files in folders that are not documents, and that the arguments do not name themselves. */
  readonly passedOver: readonly string[];
}
