import { type Box, overlap } from "../geometry/box.ts";
import { type Scale, placeOf, valueAt } from "./fit-axis.ts";
import { keyOf, type Mark, type MarkSeries } from "./marks.ts";
import type { Shape } from "./shape.ts";

/** A bar turned so that it is: its length runs from top to bottom whichever way it is drawn. */
interface Bar {
  readonly shape: Shape;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Bars begin on the base to this many points; borders are drawn around their middles. */
const MAX_OFF = 1.5;
/** Share of the narrower width that segments of one stack have in common. */
const MIN_SHARED = 0.8;

/** Bars of a plot, and what of its rectangles is none. */
export interface FoundBars {
  readonly series: readonly MarkSeries[];
  readonly rest: readonly Shape[];
}

/**
 * Reads rectangles that are on the base of a value axis or on each other.
 *
 * @param ends - of the plot along the value axis: bars may be cut there
 */
export function readBars(
  rectangles: readonly Shape[],
  scale: Scale,
  isUpright: boolean,
  ends: readonly [number, number],
): FoundBars {
  const zero = scale.kind === "log" ? Number.NaN : placeOf(scale, 0);
  // Growing values run towards the smaller places on an upright axis.
  const low = scale.slope < 0 ? Math.max(...ends) : Math.min(...ends);
  const bars = rectangles.map((shape) => toBar(shape, isUpright));
  const onZero = bars.filter((bar) => isOn(bar, zero));
  const base =
    onZero.length > 0 || (scale.kind === "linear" && zero >= Math.min(...ends) - 2 && zero <= Math.max(...ends) + 2)
      ? zero
      : low;
  const standing = bars.filter((bar) => isOn(bar, base));
  const taken = new Map<Bar, { readonly value: number; readonly isStacked: boolean; readonly isUp: boolean }>();
  for (const bar of standing) {
    const isUp = Math.abs(bar.end - base) <= Math.abs(bar.start - base);
    const [near, far] = isUp ? [bar.end, bar.start] : [bar.start, bar.end];
    const value = base === zero ? valueAt(scale, far) - valueAt(scale, near) : valueAt(scale, far);
    taken.set(bar, { value, isStacked: false, isUp });
  }
  for (let round = 0; round < 30; round++) {
    let grew = false;
    for (const bar of bars) {
      if (taken.has(bar)) continue;
      for (const [under, { isUp }] of taken) {
        const gap = isUp ? bar.end - under.start : bar.start - under.end;
        const shared = overlap(bar.from, bar.to, under.from, under.to);
        const width = Math.min(bar.to - bar.from, under.to - under.from);
        const widest = Math.max(bar.to - bar.from, under.to - under.from);
        if (Math.abs(gap) > MAX_OFF || shared < MIN_SHARED * width || width < MIN_SHARED * widest) continue;
        const [near, far] = isUp ? [bar.end, bar.start] : [bar.start, bar.end];
        taken.set(bar, { value: valueAt(scale, far) - valueAt(scale, near), isStacked: true, isUp });
        grew = true;
        break;
      }
    }
    if (!grew) break;
  }
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
