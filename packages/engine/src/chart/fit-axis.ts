import { median } from "../geometry/order.ts";

/** A number printed at a place along an axis. */
export interface Tick {
  readonly at: number;
  readonly value: number;
}

/** Maps places along one direction of the page to values. */
export interface Scale {
  readonly kind: "linear" | "log";
  /** `value = offset + slope × place`, of logarithms to base 10 on a log scale. */
  readonly slope: number;
  readonly offset: number;
  /** The ticks that it was fitted to, in order of their places. */
  readonly ticks: readonly Tick[];
  /** The furthest that one of them lies off, in points. */
  readonly error: number;
}

/** Points by which a label's middle may be off its tick; set by hand in type of 8 points, .5 is common. */
const MAX_OFF = 1.3;
/** More numbers in a row are no axis, and fitting them costs their cube. */
const MAX_TICKS = 60;

/** The scale that most of the numbers agree on; null where fewer than `least` do. */
export function fitScale(candidates: readonly Tick[], least: number): Scale | null {
  if (candidates.length < least || candidates.length > MAX_TICKS) return null;
  const linear = fitLine(candidates, least);
  if (linear !== null && linear.ticks.length === candidates.length) return { kind: "linear", ...linear };
  const positive = candidates.filter(({ value }) => value > 0);
  const logs = positive.map(({ at, value }) => ({ at, value: Math.log10(value) }));
  const log = fitLine(logs, Math.max(3, least));
  if (log !== null && log.ticks.length > (linear?.ticks.length ?? 0)) {
    const ticks = log.ticks.map(({ at, value }) => ({ at, value: 10 ** value }));
    return { kind: "log", ...log, ticks };
  }
  return linear === null ? null : { kind: "linear", ...linear };
}

interface Line {
  readonly slope: number;
  readonly offset: number;
  readonly ticks: readonly Tick[];
  readonly error: number;
}

/** Through the two numbers with which most others agree, then through all of those. */
function fitLine(candidates: readonly Tick[], least: number): Line | null {
  const sorted = candidates.toSorted((a, b) => a.at - b.at);
  let best: Tick[] = [];
  for (let from = 0; from < sorted.length; from++) {
    for (let to = from + 1; to < sorted.length; to++) {
      const [a, b] = [sorted[from]!, sorted[to]!];
      const slope = (b.value - a.value) / (b.at - a.at);
      if (!Number.isFinite(slope) || slope === 0 || b.at - a.at < 6) continue;
      const agreeing = sorted.filter(({ at, value }) => Math.abs((value - a.value) / slope + a.at - at) <= MAX_OFF);
      if (agreeing.length > best.length) best = agreeing;
    }
  }
  return best.length < least ? null : throughAll(best);
}

/** Least squares; ticks that the page prints at equal places come out exactly. */
export function throughAll(ticks: readonly Tick[]): Line {
  const n = ticks.length;
  const meanAt = ticks.reduce((sum, { at }) => sum + at, 0) / n;
  const meanValue = ticks.reduce((sum, { value }) => sum + value, 0) / n;
  let [up, down] = [0, 0];
  for (const { at, value } of ticks) {
    up += (at - meanAt) * (value - meanValue);
    down += (at - meanAt) ** 2;
  }
  const slope = up / down;
  const offset = meanValue - slope * meanAt;
  const error = Math.max(...ticks.map(({ at, value }) => Math.abs((value - offset) / slope - at)));
  return { slope, offset, ticks, error };
}

/** The scale through the same values at places that are drawn: ticks, lines of a grid. */
export function moveTicks(scale: Scale, places: readonly (number | null)[]): Scale {
  const known = scale.ticks.flatMap((tick, index) => {
    const at = places[index];
    return at === null || at === undefined ? [] : [{ at, value: tick.value }];
  });
  if (known.length < 2) return scale;
  const toLine = ({ at, value }: Tick): Tick => ({ at, value: scale.kind === "log" ? Math.log10(value) : value });
  return { kind: scale.kind, ...throughAll(known.map(toLine)), ticks: known };
}

export function valueAt({ kind, slope, offset }: Scale, at: number): number {
  const value = offset + slope * at;
  return kind === "log" ? 10 ** value : value;
}

export function placeOf({ kind, slope, offset }: Scale, value: number): number {
  return ((kind === "log" ? Math.log10(value) : value) - offset) / slope;
}

/** Usual distance of two ticks. */
export function stepOf({ ticks }: Scale): number {
  const gaps = ticks.slice(1).map(({ at }, index) => at - ticks[index]!.at);
  return median(gaps);
}

/** Drawings are exact to about this many points. */
const PRECISION = 0.08;

/** A measured value with as few digits as its drawing allows. */
export function roundTo(scale: Scale, value: number): number {
  const unit = scale.kind === "log" ? Math.abs(value) * Math.abs(scale.slope) * Math.LN10 : Math.abs(scale.slope);
  const exact = Math.max(unit * PRECISION, 1e-12);
  const most = Math.ceil(-Math.log10(exact));
  for (let digits = most - 2; digits <= most; digits++) {
    const rounded = roundAt(value, digits);
    if (Math.abs(rounded - value) <= exact || digits === most) return rounded === 0 ? 0 : rounded;
  }
  return value;
}

/** @param digits - after the point; negative for tens, hundreds */
function roundAt(value: number, digits: number): number {
  const factor = 10 ** Math.abs(digits);
  return digits >= 0 ? Math.round(value * factor) / factor : Math.round(value / factor) * factor;
}
