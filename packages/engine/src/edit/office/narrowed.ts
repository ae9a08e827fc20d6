import type { Parts } from "./office-editing.ts";

/** The content of a part of an Office file, as parts of its own. */
export interface Narrowed {
  readonly parts: Parts;
  /** Writes the changes back. */
  readonly merge: () => void;
}
