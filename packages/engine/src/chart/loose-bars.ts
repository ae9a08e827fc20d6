import { unionBoxes } from "../geometry/box.ts";
import { median } from "../geometry/order.ts";
import { type Scale, throughAll } from "./fit-axis.ts";
import type { Label } from "./labels.ts";
import { innerRectangles, withoutDoubles } from "./marks.ts";
import type { Plot } from "./plot.ts";
import type { Shape } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** Bars without a value axis, whose lengths are proportional to their printed values. */
export interface LooseBars {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly isUpright: boolean;
}

/** Fewer bars match printed numbers by chance. */
const MIN_BARS = 3;
/** Bars of one chart have the same width and begin at the same line, to this many points. */
const SAME_WIDTH = 0.8;
const SAME_BASE = 0.8;
/** From the end of a bar to its value, in points. */
const MAX_GAP = 12;
/** Points by which a bar may be longer or shorter than its value implies, in addition to rounding. */
const MAX_ERROR = 1.2;

/** Minimum difference between bar lengths, in points. */
const MIN_SPREAD = 4;

/** Finds groups of bars with values printed at them. */
export function findLooseBars(
  shapes: Shapes,
  labels: readonly Label[],
  isTaken: (shape: Shape) => boolean,
): LooseBars[] {
  const numbers = labels.filter(({ number, angle }) => number !== null && angle === 0);
  if (shapes.rectangles.length < MIN_BARS || numbers.length < MIN_BARS) return [];
  const whole: Plot = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, up: [], across: [] };
  const free = withoutDoubles(innerRectangles(shapes, whole)).filter((shape) => !isTaken(shape));
  if (free.length < MIN_BARS || free.length > 500) return [];
  return [true, false].flatMap((isUpright) =>
    groupBars(free, isUpright).flatMap((bars) => toLooseBars(bars, numbers, isUpright) ?? []),
  );
}

/** Bars that begin at the same line and have the same width. */
function groupBars(free: readonly Shape[], isUpright: boolean): Shape[][] {
  const groups: Shape[][] = [];
  for (const shape of free) {
    const own = groups.find(([first]) => isAdjacent(first!, shape, isUpright));
    if (own === undefined) groups.push([shape]);
    else own.push(shape);
  }
  return groups.filter((bars) => bars.length >= MIN_BARS);
}

function isAdjacent(a: Shape, b: Shape, isUpright: boolean): boolean {
  const base = isUpright ? a.bottom - b.bottom : a.left - b.left;
  return Math.abs(base) <= SAME_BASE && Math.abs(widthOf(a, isUpright) - widthOf(b, isUpright)) <= SAME_WIDTH;
}

function widthOf({ left, top, right, bottom }: Shape, isUpright: boolean): number {
  return isUpright ? right - left : bottom - top;
}

interface ValuedBar {
  readonly bar: Shape;
  readonly value: number;
  readonly decimals: number;
}

/** Bars with their numbers; null if more than one has none. */
function withValues(bars: readonly Shape[], numbers: readonly Label[], isUpright: boolean): ValuedBar[] | null {
  const pairs: ValuedBar[] = [];
  for (const [at, bar] of bars.entries()) {
    const number = numberAt(bar, numbers, isUpright)?.number;
    if (number !== undefined && number !== null) pairs.push({ bar, ...number });
    else if (pairs.length < at) return null;
  }
  return pairs;
}

function toLooseBars(bars: readonly Shape[], numbers: readonly Label[], isUpright: boolean): LooseBars | null {
  const lengthOf = (box: Shape): number => widthOf(box, !isUpright);
  const all = bars.map(lengthOf);
  // Cells of a row have the same height, which nearly matches the proportions of years in them.
  if (Math.max(...all) - Math.min(...all) < MIN_SPREAD) return null;
  const pairs = withValues(bars, numbers, isUpright);
  if (pairs === null || pairs.length < MIN_BARS) return null;
  const lengths = pairs.map(({ bar }) => lengthOf(bar));
  if (Math.max(...lengths) - Math.min(...lengths) < MIN_SPREAD || pairs.some(({ value }) => value < 0)) return null;
  const perPoint = median(pairs.filter(({ value }) => value > 0).map(({ bar, value }) => value / lengthOf(bar)));
  const agrees = pairs.every(({ bar, value, decimals }) => {
    const rounding = (0.5 * 10 ** -decimals) / perPoint;
    return Math.abs(value / perPoint - lengthOf(bar)) <= MAX_ERROR + rounding;
  });
  if (!agrees || !(perPoint > 0)) return null;
  const box = unionBoxes(bars);
  const base = isUpright ? median(bars.map(({ bottom }) => bottom)) : median(bars.map(({ left }) => left));
  const far = isUpright ? base - 100 : base + 100;
  const line = throughAll([
    { at: base, value: 0 },
    { at: far, value: 100 * perPoint },
  ]);
  return { plot: { ...box, up: [], across: [] }, scale: { kind: "linear", ...line }, isUpright };
}

/** The number at the end of a bar, or inside it. */
function numberAt(bar: Shape, numbers: readonly Label[], isUpright: boolean): Label | undefined {
  const middle = isUpright ? (bar.left + bar.right) / 2 : (bar.top + bar.bottom) / 2;
  return numbers.find((label) => {
    const x = (label.left + label.right) / 2;
    const y = (label.top + label.bottom) / 2;
    if (x > bar.left && x < bar.right && y > bar.top && y < bar.bottom) return true;
    const gap = isUpright ? bar.top - label.bottom : label.left - bar.right;
    return Math.abs((isUpright ? x : y) - middle) < 4 && gap > -2 && gap < MAX_GAP;
  });
}
