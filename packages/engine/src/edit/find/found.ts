import type { Place, Secret } from "../redact/place.ts";

/** What was found for a target. */
export interface Found {
  readonly places: readonly Place[];
  /** Words that the target means anywhere in the file; empty if it means only its places. */
  readonly secrets: readonly Secret[];
  /** Why the target is ambiguous, and what to write instead. There are no places then. */
  readonly doubt?: string;
}

export const NOTHING: Found = { places: [], secrets: [] };

export function doubt(reason: string): Found {
  return { ...NOTHING, doubt: reason };
}
