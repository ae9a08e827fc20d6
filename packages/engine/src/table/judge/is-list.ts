import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-tabular.test.ts.

/** Bullets only; digits and letters may also name rows. */
const MARKER = /^[•‣◦⁃∙●○■□▪▫◆◇▶►▸➢➤✓✔☐☑☒·\-–—*]$/u;
const MIN_MARKED = 0.6;
/** Maximum distance of a text from its marker, in font sizes; columns are further apart. */
const FARTHEST_MARKER = 3;

/** Whether rows are a list: markers are in the first column, except in lines above it and between its items. */
export function isList(rows: readonly TrackRow[]): boolean {
  let paired = 0;
  let marked = 0;
  for (const { cells } of rows) {
    const [first, second] = cells;
    if (second === undefined) continue;
    paired++;
    const gap = second.words[0]!.left - first!.words[0]!.right;
    const isMarker = first!.words.length === 1 && MARKER.test(first!.words[0]!.text);
    if (isMarker && cells.length === 2 && gap < FARTHEST_MARKER * first!.words[0]!.size) marked++;
  }
  return marked >= 2 && marked >= MIN_MARKED * paired;
}
