import { type Box, isInside, unionBoxes } from "../../geometry/box.ts";
import { sortBy } from "../../geometry/order.ts";
import type { TextRun } from "../../text/word.ts";

// Shown by figures.test.ts.

/** Shorter and thinner shapes are legend keys and bullets. */
const MIN_SIDE = 5;
const MIN_BARS = 3;
/** Bars of one chart have one thickness and are at most a few bar widths apart; another chart's bars are further away. */
const SAME_THICKNESS = 0.2;
const WIDEST_GAP = 4;
/** Share of a fill's width that a word on it takes; numbers in bars are shorter. */
const FILLING = 0.6;
/** Share of a fill's width that a line of text on it takes. */
const HUGGING = 0.9;

/**
 * Finds bar charts whose bars are separate shapes: three or more of one thickness and different lengths on one base line, or from one left edge.
 * Shaded rows of a table all have one length.
 */
export function freeBars(shapes: readonly Box[], runs: readonly TextRun[]): Box[] {
  const bars = shapes.filter(({ left, top, right, bottom }) => right - left >= MIN_SIDE && bottom - top >= MIN_SIDE);
  const byBase = new Map<string, Box[]>();
  for (const bar of bars) {
    for (const key of [`b${Math.round(bar.bottom / 2)}`, `l${Math.round(bar.left / 2)}`]) {
      const list = byBase.get(key);
      if (list === undefined) byBase.set(key, [bar]);
      else list.push(bar);
    }
  }
  const charts: Box[] = [];
  for (const [key, group] of byBase) {
    const isUpright = key.startsWith("b");
    for (const chart of toCharts(group, isUpright)) {
      const lengths = new Set(chart.map((bar) => Math.round(lengthOf(bar, isUpright) / 3)));
      const isChart = chart.length >= MIN_BARS && lengths.size >= 3 && !areHighlights(chart, runs);
      if (isChart) charts.push(unionBoxes(chart));
    }
  }
  return charts.filter((chart, index) => charts.findIndex((other) => isInside(chart, other, 0)) === index);
}

/** Splits sorted bars from one base wherever a bar overlaps the one before, has a new thickness, or is far away. */
function toCharts(group: readonly Box[], isUpright: boolean): Box[][] {
  const charts: Box[][] = [];
  let before: Box | undefined;
  for (const bar of sortBy(group, (a, b) => (isUpright ? a.left < b.left : a.top < b.top))) {
    const gap = before === undefined ? 0 : isUpright ? bar.left - before.right : bar.top - before.bottom;
    const thickness = lengthOf(before ?? bar, !isUpright);
    const isOfChart =
      before !== undefined &&
      gap >= -0.5 &&
      gap <= WIDEST_GAP * thickness &&
      Math.abs(lengthOf(bar, !isUpright) - thickness) <= SAME_THICKNESS * thickness;
    if (isOfChart) charts.at(-1)!.push(bar);
    else charts.push([bar]);
    before = bar;
  }
  return charts;
}

/** Whether the bars are highlights. Fills behind single words also differ in length, and fills behind lines of text end with the text. */
function areHighlights(bars: readonly Box[], runs: readonly TextRun[]): boolean {
  const words = runs.flatMap((run) => run.words);
  const filled = bars.filter((bar) => {
    const inside = words.filter((word) => isInside(word, bar, 0));
    const width = bar.right - bar.left;
    if (inside.some((word) => word.right - word.left >= FILLING * width)) return true;
    const around = inside.length > 1 ? unionBoxes(inside) : undefined;
    return around !== undefined && around.right - around.left >= HUGGING * width;
  });
  return 2 * filled.length >= bars.length;
}

function lengthOf({ left, top, right, bottom }: Box, isUpright: boolean): number {
  return isUpright ? bottom - top : right - left;
}
