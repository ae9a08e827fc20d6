import { type Box, unionBoxes } from "../geometry/box.ts";
import type { Label } from "./labels.ts";
import type { TextRun } from "../text/word.ts";
import type { Plot } from "./plot.ts";

/** Maximum distance of an axis title from its labels. */
const MAX_TITLE_GAP_EM = 2.2;

/** The titles around a plot. */
export interface Titles {
  readonly title: readonly Label[];
  /** Below it, and at its left side or above its upper left corner. */
  readonly across: readonly Label[];
  readonly up: readonly Label[];
}

/** Maximum distance of a title from what it names, in font sizes. */
const MAX_TITLE_GAP = 3.2;
const MAX_AXIS_GAP = 2.6;
/** Longer texts are prose. */
const MAX_TITLE_WORDS = 14;
/** The centres of a title and its plot agree to this many points. */
const SAME_MIDDLE = 6;

/** Captions and sources are texts of the page, next to the figure. */
const CAPTION =
  /^(?:fig(?:ure|\.)|tab(?:le|\.)|chart|graph|exhibit|source|sources|notes?|abb(?:ildung|\.)|quelle)\b|^(?:fig|tab|abb)\./i;

/**
 * Finds the titles of a chart.
 *
 * @param all - labels that no part of the chart uses
 * @param around - the plot with the labels of its axes and its legend
 * @param margins - left edges at which lines of the page begin: a title of the chart begins elsewhere
 */
export function findTitles(all: readonly Label[], plot: Plot, around: Box, margins: Margins): Titles {
  const captions = all.filter(({ text }) => CAPTION.test(text));
  // The words of a caption are next to its number.
  const isCaptioned = (label: Label): boolean =>
    captions.some(
      ({ right, top, bottom }) =>
        top < label.bottom && bottom > label.top && label.left >= right && label.left - right < 60,
    );
  const free = all.filter((label) => !captions.includes(label) && !isCaptioned(label));
  const middle = (plot.left + plot.right) / 2;
  const side = free.filter((label) => isAtSide(label, plot, around));
  const nearestSide = side.toSorted((a, b) => Math.abs(a.right - around.left) - Math.abs(b.right - around.left));
  const over = free.filter((label) => isOverCorner(label, plot));
  const up = nearestSide.slice(0, 1);
  const across = free
    .filter((label) => label.angle === 0 && label.words.length <= MAX_TITLE_WORDS && !isProse(label, margins))
    .filter(({ top, size }) => top > around.bottom - 2 && top - around.bottom < MAX_AXIS_GAP * size)
    .filter(({ left, right }) => Math.abs((left + right) / 2 - middle) <= SAME_MIDDLE)
    .sort((a, b) => a.top - b.top)
    .slice(0, 1);
  const upTitle = up.length > 0 ? up : over.slice(0, 1);
  const top = unionBoxes([around, ...upTitle]).top;
  return { title: titleOver(free, plot, { ...around, top }, margins, new Set(upTitle)), across, up: upTitle };
}

/** Whether it is long and begins where other lines of the page begin. */
function isProse({ words, left }: Label, margins: Margins): boolean {
  return words.length >= MIN_LINE_WORDS && (margins.get(Math.round(left)) ?? 0) > 1;
}

/** Turned, at the left or right side of the plot, within its height. */
function isAtSide(label: Label, plot: Plot, around: Box): boolean {
  if (Math.round(label.angle / 90) % 2 !== 1) return false;
  const middle = (label.top + label.bottom) / 2;
  const gap = Math.max(around.left - label.right, label.left - around.right);
  return middle > plot.top && middle < plot.bottom && gap < 40 && gap > -30;
}

/** The unit above the upper end of the value axis. */
function isOverCorner({ angle, left, right, bottom, size, words, number }: Label, plot: Plot): boolean {
  if (angle !== 0 || words.length > 6 || number !== null) return false;
  const middle = (left + right) / 2;
  const gap = plot.top - bottom;
  const isOnAxis = Math.abs(middle - plot.left) < 6 || Math.abs(right - plot.left) < 6;
  return gap > -2 && gap < MAX_TITLE_GAP_EM * size && isOnAxis;
}

/** Lines above the chart that are centred on it, or begin where no other text of the page begins. */
function titleOver(
  free: readonly Label[],
  plot: Plot,
  around: Box,
  margins: Margins,
  taken: ReadonlySet<Label>,
): Label[] {
  const middles = [(plot.left + plot.right) / 2, (around.left + around.right) / 2];
  const lines: Label[] = [];
  let top = around.top;
  for (let round = 0; round < 3; round++) {
    const next = free
      .filter((label) => label.angle === 0 && !taken.has(label) && label.words.length <= MAX_TITLE_WORDS)
      .filter(({ bottom, size }) => bottom <= top + 3 && top - bottom < (round === 0 ? MAX_TITLE_GAP : 1) * size)
      .filter(({ left, right }) => {
        const middle = (left + right) / 2;
        const isCentred = middles.some((at) => Math.abs(at - middle) <= SAME_MIDDLE);
        const isOwn = left >= around.left - 40 && left <= plot.left + 4 && !margins.has(Math.round(left));
        return (isCentred && left > around.left - 60) || isOwn;
      })
      .toSorted((a, b) => b.bottom - a.bottom)[0];
    if (next === undefined) break;
    lines.unshift(next);
    top = next.top;
  }
  return lines;
}

/** Shorter texts do not show where lines begin. */
const MIN_LINE_WORDS = 5;

/** Left edges of the longer lines of a page, in whole points, and the adjacent values, each with the number of lines. */
export type Margins = ReadonlyMap<number, number>;

export function marginsOf(runs: readonly TextRun[]): Margins {
  const counts = new Map<number, number>();
  for (const { left, words } of runs) {
    if (words.length < MIN_LINE_WORDS) continue;
    const at = Math.round(left);
    for (const near of [at - 1, at, at + 1]) counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  return counts;
}
