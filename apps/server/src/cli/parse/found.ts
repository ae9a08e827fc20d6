import type { Source } from "./task.ts";

/** A document that was named, or found in a folder that was named. */
export interface Found {
  readonly label: string;
  readonly source: Source;
  /** Its name relative to the folder that was named: `paper.pdf`, `2024/paper.pdf`. */
  readonly name: string;
  /** Its location, the same in each call: the real path of a file, or an address with a digest in place of its query. */
  readonly identity: string;
  /** True if it was found in a folder and not named itself. */
  readonly inFolder: boolean;
  /** True if it was named by a pattern, which may match more files the next time. */
  readonly byPattern?: true;
}

/** The documents that the arguments name. */
export interface Findings {
  readonly found: readonly Found[];
  /** Files in folders that are not documents and that no argument names. */
  readonly passedOver: readonly string[];
}
