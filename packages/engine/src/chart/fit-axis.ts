import { median } from "../geometry/order.ts";

/** Maximum distance of a gap from a multiple of the smallest one. */
const MAX_OFF_GRID = 0.2;
/** Maximum gap between labels, in the smallest one: some may be missing. */
const MAX_MULTIPLE = 4.5;

/** A number printed at a place along an axis. */
export interface Tick {
  readonly at: number;
  readonly value: number;
}

/** Maps positions along one direction of the page to values. */
export interface Scale {
  readonly kind: "linear" | "log";
  /** `value = offset + slope × place`; on a log scale, logarithms to base 10. */
  readonly slope: number;
  readonly offset: number;
  /** The ticks to which it was fitted, in order of position. */
  readonly ticks: readonly Tick[];
  /** The largest deviation of one of them, in points. */
  readonly error: number;
}

/** Points by which a label's centre may miss its tick; with labels placed by hand in 8-point type, .5 is common. */
const MAX_OFF = 1.3;
/** Two numbers of an axis have at most this many others between them, minus one: in tables, those that fit are far apart. */
const MAX_STEPS = 3;
/** More numbers in a row are no axis, and fitting takes quadratic time. */
const MAX_TICKS = 60;

/** The scale that fits most of the numbers; null if it fits fewer than `least`, or does not rise like an axis. */
export function fitScale(candidates: readonly Tick[], least: number): Scale | null {
  if (candidates.length < least || candidates.length > MAX_TICKS) return null;
  const line = fitLine(candidates, least);
  const linear: Scale | null = line === null ? null : { kind: "linear", ...line };
  const isFit = linear !== null && isEven(linear);
  if (linear?.ticks.length === candidates.length) return isFit ? linear : null;
  // A log scale must fit more of the numbers.
  const wanted = Math.max(3, least, (linear?.ticks.length ?? 0) + 1);
  // If neither can be an axis, it does not matter which fits more.
  const decades = isFit ? [] : candidates.filter(({ value }) => isDecade(value));
  if (!isFit && fitLogs(decades, wanted) === null) return null;
  const log = fitLogs(candidates, wanted);
  if (log !== null) return isEven(log) ? log : null;
  return isFit ? linear : null;
}

function fitLogs(candidates: readonly Tick[], least: number): Scale | null {
  const positive = candidates.filter(({ value }) => value > 0);
  const log = fitLine(
    positive.map(({ at, value }) => ({ at, value: Math.log10(value) })),
    least,
  );
  if (log === null) return null;
  const ticks = log.ticks.map(({ at, value }) => ({ at, value: 10 ** value }));
  return { kind: "log", ...log, ticks };
}

interface Line {
  readonly slope: number;
  readonly offset: number;
  readonly ticks: readonly Tick[];
  readonly error: number;
}

/** A line through the two numbers that most others agree with, then fitted to all of those. */
function fitLine(candidates: readonly Tick[], least: number): Line | null {
  if (candidates.length < least) return null;
  const sorted = candidates.toSorted((a, b) => a.at - b.at);
  const places = Float64Array.from(sorted, ({ at }) => at);
  const values = Float64Array.from(sorted, ({ value }) => value);
  let most = least - 1;
  let best: { readonly from: number; readonly slope: number } | null = null;
  for (let from = 0; from < sorted.length && most < sorted.length; from++) {
    const last = Math.min(sorted.length - 1, from + MAX_STEPS);
    for (let to = from + 1; to <= last; to++) {
      const length = places[to]! - places[from]!;
      const slope = (values[to]! - values[from]!) / length;
      if (!Number.isFinite(slope) || slope === 0 || length < 6) continue;
      const agreeing = countAgreeing(places, values, from, slope, most);
      if (agreeing <= most) continue;
      most = agreeing;
      best = { from, slope };
    }
  }
  if (best === null) return null;
  const { from, slope } = best;
  const [place, value] = [places[from]!, values[from]!];
  return throughAll(sorted.filter((tick) => Math.abs((tick.value - value) / slope + place - tick.at) <= MAX_OFF));
}

/** Number of numbers on a line; counting stops when it cannot exceed `most`. This is the hottest loop, so it makes no calls. */
function countAgreeing(places: Float64Array, values: Float64Array, from: number, slope: number, most: number): number {
  const [place, value] = [places[from]!, values[from]!];
  let missesLeft = places.length - most;
  for (let at = 0; at < places.length; at++) {
    const off = (values[at]! - value) / slope + place - places[at]!;
    if (!(off <= MAX_OFF && off >= -MAX_OFF) && --missesLeft <= 0) return 0;
  }
  return most + missesLeft;
}

/** Labels of an axis have equal distances, or whole multiples if some are omitted; numbers in a text do not. */
function isEven({ ticks, kind }: Scale): boolean {
  const gaps = ticks.slice(1).map(({ at }, index) => at - ticks[index]!.at);
  const least = Math.min(...gaps);
  if (least < 5) return false;
  const values = ticks.map(({ value }) => value);
  if (kind === "log") {
    return Math.max(...values) >= 9 * Math.min(...values) && values.every(isDecade);
  }
  const isRegular = gaps.every(
    (gap) => Math.abs(gap / least - Math.round(gap / least)) < MAX_OFF_GRID && gap / least < MAX_MULTIPLE,
  );
  const steps = values.slice(1).map((value, at) => Math.abs(value - values[at]!));
  return isRegular && isRound(Math.min(...steps), values);
}

/** Axes have steps of few digits, or multiples of one step; values that happen to be evenly spaced do not. */
function isRound(step: number, values: readonly number[]): boolean {
  const rounded = Number(step.toPrecision(3));
  if (digitsOf(Number(step.toPrecision(2))) <= 2 && Math.abs(step - Number(step.toPrecision(2))) < 0.01 * step) {
    return true;
  }
  return values.every((value) => Math.abs(value / rounded - Math.round(value / rounded)) < 0.02);
}

/** Labels of a log scale have one significant digit: 1, 2, 5, 10, 20. */
function isDecade(value: number): boolean {
  return digitsOf(value) === 1;
}

/** Significant digits of a number. */
function digitsOf(value: number): number {
  return Math.abs(value).toExponential(9).replace(/e.*$/, "").replace(".", "").replace(/0+$/, "").length;
}

/** Least squares; exact for ticks that are printed at equal distances. */
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

/** The scale with the same values at the drawn positions: ticks, grid lines. */
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

/** Typical distance of two ticks. */
export function stepOf({ ticks }: Scale): number {
  const gaps = ticks.slice(1).map(({ at }, index) => at - ticks[index]!.at);
  return median(gaps);
}

/** Precision of drawings, in points. */
const PRECISION = 0.08;

/** Rounds a measured value to the digits that its drawing supports. */
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

/** @param digits - after the decimal point; negative for tens, hundreds */
function roundAt(value: number, digits: number): number {
  const factor = 10 ** Math.abs(digits);
  return digits >= 0 ? Math.round(value * factor) / factor : Math.round(value / factor) * factor;
}
