import type { Place, Secret } from "../redact/place.ts";

/** What was found of a target. */
export interface Found {
  readonly places: readonly Place[];
  /** Words that the target means wherever they stand; empty for what is meant at its place alone. */
  readonly secrets: readonly Secret[];
}
