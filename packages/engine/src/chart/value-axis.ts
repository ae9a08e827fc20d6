import type { Axis } from "./axes.ts";
import { readBars } from "./bars.ts";
import { type Scale, valueAt } from "./fit-axis.ts";
import { innerRectangles } from "./marks.ts";
import type { Plot } from "./plot.ts";
import type { Shapes } from "./shapes.ts";

/** Maximum difference of the slopes of two scales that are one. */
const MAX_SLOPE_CHANGE = 0.01;

/** The only kind of number that names a series. */
export const YEAR: RegExp = /^(?:19|20)\d\d$/;

/** Fewer rectangles are no evidence of horizontal bars. */
const MIN_BARS = 2;

/** The value axis, along which the bars extend. With numbers at two sides, both axes measure. */
export function valueAxis(plot: Plot, shapes: Shapes): { axis: Axis; isUpright: boolean } | null {
  const [up, across] = [plot.up, plot.across];
  if ([...up, ...across].every(countsYears)) return null;
  if (differ(up)) return null;
  if (up.length > 0 && across.length === 0) return { axis: up[0]!, isUpright: true };
  if (across.length > 0 && up.length === 0) return { axis: across[0]!, isUpright: false };
  if (up.length === 0) return null;
  // Years or numbers may also name the bars of a horizontal bar chart.
  const rectangles = innerRectangles(shapes, plot);
  const standing = readBars(rectangles, up[0]!.scale, true, [plot.top, plot.bottom]).series.flatMap(
    ({ marks }) => marks,
  ).length;
  const lying = readBars(rectangles, across[0]!.scale, false, [plot.left, plot.right]).series.flatMap(
    ({ marks }) => marks,
  ).length;
  // A single one may be the key of a legend.
  return lying > standing && lying >= MIN_BARS
    ? { axis: across[0]!, isUpright: false }
    : { axis: up[0]!, isUpright: true };
}

/** One scale on each side, above categories. */
export function hasTwoScales({ up, across }: Plot): boolean {
  return differ(up) && across.every(countsYears) && !up.some(countsYears);
}

function differ(axes: readonly Axis[]): boolean {
  return axes.length > 1 && !areSame(axes[0]!.scale, axes[1]!.scale);
}

/** Years name what is measured, and are not measured themselves. */
function countsYears({ labels }: Axis): boolean {
  return labels.every(({ text }) => YEAR.test(text));
}

function areSame(a: Scale, b: Scale): boolean {
  return (
    a.kind === b.kind &&
    Math.abs(a.slope / b.slope - 1) < MAX_SLOPE_CHANGE &&
    Math.abs(valueAt(a, 300) - valueAt(b, 300)) < Math.abs(a.slope)
  );
}
