import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-tabular.test.ts.

/** Bullets alone; figures and letters name rows, too. */
const MARKER = /^[•‣◦⁃∙●○■□▪▫◆◇▶►▸➢➤✓✔☐☑☒·\-–—*]$/u;
const MIN_MARKED = 0.6;
/** Text is closer to its marker than columns to each other, in font sizes. */
const FARTHEST_MARKER = 3;

/** A list: its markers are in the first column, but for lines over it and between its items. */
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
