import type { Place, Secret } from "../redact/place.ts";

/** What was found of a target. */
export interface Found {
  readonly places: readonly Place[];
  /** Words that the target means wherever they are; empty for what is meant at its place alone. */
  readonly secrets: readonly Secret[];
  /** Why the document does not say what is meant, and what to write instead; then there are no places. */
  readonly doubt?: string;
}

export const NOTHING: Found = { places: [], secrets: [] };

export function doubt(reason: string): Found {
  return { ...NOTHING, doubt: reason };
}
