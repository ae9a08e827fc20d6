import type { Box } from "../geometry/box.ts";
import type { GlyphKind } from "./extension-font.ts";

/** Part of a row: a glyph, or what a bar makes of others. */
export interface Part extends Box {
  readonly latex: string;
  readonly kind: GlyphKind | "whole" | "function";
  readonly baseline: number | undefined;
  readonly size: number;
  /** Of a fraction: the height of its bar, which is on the axis of its row whatever the size of its parts. */
  readonly axis?: number;
}

/** Scripts are at most this large, in sizes of their base; TeX's are .7. */
export const MAX_SCRIPT = 0.88;

/** Parts with a baseline, which have the size of their row; operators and delimiters may be larger. */
export function sizedByLetters(parts: readonly Part[]): readonly Part[] {
  const letters = parts.filter(({ baseline, axis }) => baseline !== undefined && axis === undefined);
  if (letters.length > 0) return letters;
  const plain = parts.filter(({ axis }) => axis === undefined);
  return plain.length > 0 ? plain : parts;
}
