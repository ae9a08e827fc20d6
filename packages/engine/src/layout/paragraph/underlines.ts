import type { BlockLine } from "./block-line.ts";
import type { Box } from "../../geometry/box.ts";

// Shown by underlines.test.ts, headings.test.ts (an underlined heading).

/** Maximum thickness of a stroke under text; strokes are 0.05 to 0.1 font sizes thick, and 0.05 to 0.25 under the baseline. */
const THICKEST = 2.5;
const HIGHEST = -0.02;
const LOWEST = 0.4;
/** How far a stroke may extend past its line, in font sizes: a space at most. Blanks to fill in and table rules extend further. */
const FARTHEST_PAST = 0.6;
/** Minimum share of the text that is underlined; browsers skip letters that reach under the baseline. */
const MIN_COVERED = 0.7;
/** Maximum number of lines of a heading. */
const MAX_LINES = 2;
/** A page with more strokes is a drawing or a grid. */
const MAX_STROKES = 2000;
const BAND = 8;

interface TextBlock {
  readonly placed: unknown;
  readonly lines: readonly BlockLine[];
}

/** Returns the indexes of blocks of one or two lines that are underlined from end to end. */
export function findUnderlined(blocks: readonly TextBlock[], rules: readonly Box[]): number[] {
  const strokes = rules.filter(
    ({ left, top, right, bottom }) => bottom - top <= THICKEST && right - left > bottom - top,
  );
  if (strokes.length === 0 || strokes.length > MAX_STROKES) return [];
  const bands = new Map<number, Box[]>();
  for (const stroke of strokes) {
    const band = Math.floor(stroke.top / BAND);
    const others = bands.get(band);
    if (others === undefined) bands.set(band, [stroke]);
    else others.push(stroke);
  }
  const found: number[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const { placed, lines } = blocks[at]!;
    if (placed !== null || lines.length === 0 || lines.length > MAX_LINES) continue;
    if (lines.every((line) => isUnderlined(line, bands))) found.push(at);
  }
  return found;
}

function isUnderlined({ left, right, baseline, size }: BlockLine, bands: ReadonlyMap<number, readonly Box[]>): boolean {
  const from = baseline + HIGHEST * size;
  const to = baseline + LOWEST * size;
  let covered = 0;
  for (let band = Math.floor(from / BAND); band <= Math.floor(to / BAND); band++) {
    for (const stroke of bands.get(band) ?? []) {
      if (stroke.top < from || stroke.top > to) continue;
      const past = Math.max(left - stroke.left, stroke.right - right);
      if (past > FARTHEST_PAST * size && stroke.right > left && stroke.left < right) return false;
      covered += Math.max(0, Math.min(right, stroke.right) - Math.max(left, stroke.left));
    }
  }
  return covered >= MIN_COVERED * (right - left);
}
