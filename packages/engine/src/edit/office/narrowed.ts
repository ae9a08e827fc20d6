import type { Parts } from "./office-editing.ts";

/** What lies in a part of an Office file, as parts of its own. */
export interface Narrowed {
  readonly parts: Parts;
  /** Puts back what was changed. */
  readonly merge: () => void;
}
