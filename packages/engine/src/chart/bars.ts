import { type Box, overlap } from "../geometry/box.ts";
import { type Scale, placeOf, valueAt } from "./fit-axis.ts";
import { keyOf, type Mark, type MarkSeries } from "./marks.ts";
import type { Shape } from "./shape.ts";

/** A bar, rotated so that its length is vertical, whichever way it is drawn. */
interface Bar {
  readonly shape: Shape;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Points by which the end of a bar may miss the base; borders are drawn around their centres. */
const MAX_OFF = 1.5;
/** Share of the narrower width that segments of one stack have in common. */
const MIN_SHARED = 0.8;

/** Maximum number of stacked segments. */
const MAX_STACKED = 30;

/** The bars of a plot, and its rectangles that are not bars. */
export interface FoundBars {
  readonly series: readonly MarkSeries[];
  readonly rest: readonly Shape[];
}

/**
 * Reads rectangles that begin at the base of a value axis or at each other.
 *
 * @param ends - of the plot along the value axis: bars may be cut off there
 */
export function readBars(
  rectangles: readonly Shape[],
  scale: Scale,
  isUpright: boolean,
  ends: readonly [number, number],
): FoundBars {
  const zero = scale.kind === "log" ? Number.NaN : placeOf(scale, 0);
  // On an upright axis, larger values have smaller coordinates.
  const low = scale.slope < 0 ? Math.max(...ends) : Math.min(...ends);
  const bars = rectangles.map((shape) => toBar(shape, isUpright));
  const base =
    bars.some((bar) => isOn(bar, zero)) ||
    (scale.kind === "linear" && zero >= Math.min(...ends) - 2 && zero <= Math.max(...ends) + 2)
      ? zero
      : low;
  const taken = takenBars(bars, { base, isOnZero: base === zero, scale });
  const groups = new Map<string, { marks: Mark[]; shape: Shape }>();
  for (const bar of bars) {
    const read = taken.get(bar);
    if (read === undefined) continue;
    const { shape } = bar;
    const key = keyOf(shape.paint);
    const group = groups.get(key) ?? { marks: [], shape };
    const at = (bar.from + bar.to) / 2;
    const far = read.isUp ? bar.start : bar.end;
    const end = isUpright ? { x: at, y: far } : { x: far, y: at };
    group.marks.push({ at, value: read.value, box: boxOfShape(shape), end, isStacked: read.isStacked });
    groups.set(key, group);
  }
  const series = [...groups].map(([key, { marks, shape }]) => ({
    kind: "bar" as const,
    key,
    paint: shape.paint,
    marks,
  }));
  return { series, rest: bars.filter((bar) => !taken.has(bar)).map(({ shape }) => shape) };
}

interface TakenBar {
  readonly bar: Bar;
  readonly value: number;
  readonly isStacked: boolean;
  readonly isUp: boolean;
}

interface Base {
  readonly base: number;
  readonly isOnZero: boolean;
  readonly scale: Scale;
}

/** Accepts bars at the base, then those on top of accepted bars. */
function takenBars(bars: readonly Bar[], { base, isOnZero, scale }: Base): Map<Bar, TakenBar> {
  const taken: TakenBar[] = [];
  for (const bar of bars) {
    if (!isOn(bar, base)) continue;
    const isUp = Math.abs(bar.end - base) <= Math.abs(bar.start - base);
    const [near, far] = isUp ? [bar.end, bar.start] : [bar.start, bar.end];
    const value = isOnZero ? valueAt(scale, far) - valueAt(scale, near) : valueAt(scale, far);
    taken.push({ bar, value, isStacked: false, isUp });
  }
  const found = new Map(taken.map((one) => [one.bar, one]));
  // A bar needs checking only against bars accepted since its last check.
  let open = bars.filter((bar) => !found.has(bar)).map((bar) => ({ bar, seen: 0 }));
  for (let round = 0; round < MAX_STACKED; round++) {
    const left: typeof open = [];
    for (const { bar, seen } of open) {
      const under = underBar(bar, taken, seen);
      if (under === undefined) {
        left.push({ bar, seen: taken.length });
        continue;
      }
      const [near, far] = under.isUp ? [bar.end, bar.start] : [bar.start, bar.end];
      const value = valueAt(scale, far) - valueAt(scale, near);
      const one = { bar, value, isStacked: true, isUp: under.isUp };
      taken.push(one);
      found.set(bar, one);
    }
    if (left.length === open.length) break;
    open = left;
  }
  return found;
}

function underBar(bar: Bar, taken: readonly TakenBar[], from: number): TakenBar | undefined {
  for (let at = from; at < taken.length; at++) {
    const { bar: under, isUp } = taken[at]!;
    const gap = isUp ? bar.end - under.start : bar.start - under.end;
    if (Math.abs(gap) > MAX_OFF) continue;
    const shared = overlap(bar.from, bar.to, under.from, under.to);
    const [one, other] = [bar.to - bar.from, under.to - under.from];
    const width = Math.min(one, other);
    if (shared >= MIN_SHARED * width && width >= MIN_SHARED * Math.max(one, other)) return taken[at];
  }
  return undefined;
}

function toBar(shape: Shape, isUpright: boolean): Bar {
  const { left, top, right, bottom } = shape;
  return isUpright
    ? { shape, from: left, to: right, start: top, end: bottom }
    : { shape, from: top, to: bottom, start: left, end: right };
}

function isOn({ start, end }: Bar, base: number): boolean {
  return Math.abs(start - base) <= MAX_OFF || Math.abs(end - base) <= MAX_OFF;
}

function boxOfShape({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}
