import type { Axis } from "./axes.ts";
import { type Category, categoryAt, pitchOf } from "./categories.ts";
import { readDate, writeDate } from "./dates.ts";
import { median } from "../geometry/order.ts";
import { roundTo, stepOf, throughAll, valueAt } from "./fit-axis.ts";
import type { MarkSeries } from "./marks.ts";

/** Maximum distance from a tick or a whole number, in steps. */
const SAME_PLACE = 0.06;

/** Place of a mark along the axis that does not measure: a category, a number or a date; null if unknown. */
export type Place = string | number | null;

/** The places of the points of a series. */
export function placesOf(
  series: MarkSeries,
  categories: readonly Category[],
  other: Axis | undefined,
  length: number,
): Place[] {
  const { kind, marks } = series;
  if (other !== undefined && categories.length === 0) {
    if (other.scale.kind === "linear" && kind !== "scatter") return marks.map(({ at }) => nearestTick(other, at));
    return marks.map(({ at }) => roundTo(other.scale, valueAt(other.scale, at)));
  }
  const pitch = Math.min(pitchOf(categories, length), ownPitch(series));
  const places = marks.map(({ at }) => categoryAt(at, categories, pitch));
  const texts = places.map((place) => (place === null ? null : categories[place]!.text));
  return texts.includes(null) ? (datesOf(series, categories, pitch) ?? texts) : texts;
}

/** Typical distance of two points of a series: labels may be omitted if there are many. */
function ownPitch({ marks, kind }: MarkSeries): number {
  if (kind === "scatter" || marks.length < 2) return Infinity;
  const places = marks.map(({ at }) => at).sort((a, b) => a - b);
  const gaps = places.slice(1).map((at, index) => at - places[index]!);
  return median(gaps.filter((gap) => gap > 1)) || Infinity;
}

/** Dates interpolated between the labels of a date axis; null if its labels are not dates, or not evenly spaced. */
function datesOf({ marks }: MarkSeries, categories: readonly Category[], pitch: number): string[] | null {
  const dates = categories.map(({ text }) => readDate(text));
  if (dates.length < 3 || dates.includes(null)) return null;
  const style = dates[0]!.style;
  let turns = 0;
  const ticks = dates.map((date, at) => {
    // Months without a year restart after December.
    if (style === "name" && at > 0 && date!.months <= dates[at - 1]!.months) turns++;
    return { at: categories[at]!.at, value: date!.months + 12 * turns };
  });
  const line = throughAll(ticks);
  // Months differ in length: a tenth of the distance between two of them, and half of it between points.
  if (line.error > Math.max(1.5, 0.3 * pitch)) return null;
  return marks.map(({ at }) => writeDate(line.offset + line.slope * at, style));
}

/** The value of a position: on a tick, that of the tick; a whole number if all ticks have one. */
function nearestTick({ scale, printed }: Axis, at: number): number {
  const label = printed.find((one) => Math.abs(one.at - at) < 1);
  if (label !== undefined) return label.value;
  const tick = scale.ticks.find((one) => Math.abs(one.at - at) < SAME_PLACE * Math.abs(stepOf(scale)));
  if (tick !== undefined) return tick.value;
  const value = valueAt(scale, at);
  const whole = Math.round(value);
  const isYear = scale.ticks.every((one) => Number.isInteger(one.value)) && Math.abs(value - whole) < SAME_PLACE;
  return isYear ? whole : roundTo(scale, value);
}
