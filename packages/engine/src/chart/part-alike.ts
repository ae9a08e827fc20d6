import type { Key } from "./legend.ts";
import { colorOf, type MarkSeries } from "./marks.ts";

/** Series distinguished by their paint, or by their order if they have the same one. */
export interface PartedSeries {
  readonly series: readonly MarkSeries[];
  /** In reading order, if series are named by their order. */
  readonly keys: readonly Key[];
  readonly isByOrder: boolean;
}

/**
 * Parts bars that look the same although the legend has several of them: their patterns differ, which PDFium does not report. In groups
 * of as many bars, they are in the order of the legend. Stacks are listed from both ends, so they return null.
 */
export function partAlike(series: readonly MarkSeries[], keys: readonly Key[]): PartedSeries | null {
  const unparted = { series, keys, isByOrder: false };
  const [only, ...others] = series;
  if (only === undefined || others.length > 0 || only.kind !== "bar") return unparted;
  const alike = keys
    .filter(({ colors }) => colors.has(colorOf(only.paint)))
    .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  if (alike.length < 2) return unparted;
  if (only.marks.some(({ isStacked }) => isStacked === true)) return null;
  const marks = only.marks.toSorted((a, b) => a.at - b.at);
  const size = alike.length;
  const gaps = marks.slice(1).map(({ at }, index) => at - marks[index]!.at);
  const within = gaps.filter((_, index) => (index + 1) % size !== 0);
  const between = gaps.filter((_, index) => (index + 1) % size === 0);
  const areGroups = marks.length % size === 0 && Math.max(...within) < Math.min(...between);
  if (!areGroups) return null;
  const parted = alike.map((_, at) => ({ ...only, marks: marks.filter((__, index) => index % size === at) }));
  return { series: parted, keys: [...alike, ...keys.filter((key) => !alike.includes(key))], isByOrder: true };
}
