import type { Box } from "../../geometry/box.ts";
import { unionBoxes } from "../../geometry/box.ts";
import type { BlockLine } from "./block-line.ts";

// Shown by side-bars.test.ts.

/** In points: browsers draw borders of 2 to 5 pixels next to quotations. */
const MAX_WIDTH = 5;
/** Minimum height in widths, and in points: one line of small text. */
const MIN_RATIO = 3;
const MIN_HEIGHT = 9;
/** In font sizes: from the bar to the text. */
const MAX_GAP = 2.5;
/** In font sizes: how much the bar may extend past its text, or the text past the bar. */
const MAX_PAST = 1.5;
const MAX_SHORT = 0.5;
/** A page with more is a drawing or a grid. */
const MAX_BARS = 200;

interface TextBlock {
  readonly placed: unknown;
  readonly lines: readonly BlockLine[];
}

/**
 * Returns the indexes of blocks with a bar at their left that is as tall as they are. A bar with text or another bar at its other side is a
 * column's, a table's or a frame's; one next to a heading and its text is a box's.
 */
export function findBarred(blocks: readonly TextBlock[], rules: readonly Box[]): number[] {
  const bars = rules.filter(isBar);
  if (bars.length === 0 || bars.length > MAX_BARS) return [];
  const texts = blocks.map(({ placed, lines }) => (placed !== null || lines.length === 0 ? null : boxOf(lines)));
  const found: number[] = [];
  for (const bar of bars) {
    const adjacent = [...texts.keys()].filter((at) => texts[at] !== null && isAdjacent(texts[at]!, bar));
    if (adjacent.length === 0) continue;
    const text = unionBoxes(adjacent.map((at) => texts[at]!));
    const past = MAX_PAST * texts[adjacent[0]!]!.size;
    if (bar.top < text.top - past || bar.bottom > text.bottom + past) continue;
    if (texts.some((other) => other !== null && other.right <= bar.left && isAtHeightOf(other, bar))) continue;
    if (bars.some((other) => other.left > text.left && isAtHeightOf(other, bar))) continue;
    if (hasHeading(adjacent.map((at) => blocks[at]!))) continue;
    found.push(...adjacent);
  }
  return [...new Set(found)];
}

/** Whether one is in another size or weight than the last, as the heading of a box is. */
function hasHeading(blocks: readonly TextBlock[]): boolean {
  const last = blocks.at(-1)!.lines[0]!;
  return blocks.some(({ lines: [first] }) => first!.size !== last.size || first!.style.bold !== last.style.bold);
}

function isBar({ left, top, right, bottom }: Box): boolean {
  const height = bottom - top;
  return right - left <= MAX_WIDTH && height >= MIN_HEIGHT && height >= MIN_RATIO * (right - left);
}

interface SizedBox extends Box {
  readonly size: number;
}

function boxOf(lines: readonly BlockLine[]): SizedBox {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  return {
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: first.baseline - 0.7 * first.size,
    bottom: last.baseline,
    size: first.size,
  };
}

function isAdjacent({ left, top, bottom, size }: SizedBox, bar: Box): boolean {
  const short = MAX_SHORT * size;
  return (
    bar.right <= left && left - bar.right <= MAX_GAP * size && bar.top <= top + short && bar.bottom >= bottom - short
  );
}

function isAtHeightOf({ top, bottom }: Box, bar: Box): boolean {
  return Math.min(bottom, bar.bottom) - Math.max(top, bar.top) > 0.5 * Math.min(bottom - top, bar.bottom - bar.top);
}
