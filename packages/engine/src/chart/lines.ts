import { isInside } from "../geometry/box.ts";
import { heightOf } from "./dashes.ts";
import { type Scale, placeOf, valueAt } from "./fit-axis.ts";
import { keyOf, type Mark, type MarkSeries } from "./marks.ts";
import type { Plot } from "./plot.ts";
import type { Point, Shape } from "./shape.ts";
import type { Shapes } from "./shapes.ts";
import { stepPoints } from "./steps.ts";

/** Minimum width of a line, as a share of its plot. */
const MIN_LINE_SHARE = 0.08;
/** Points closer together are the same. */
const SAME_POINT_PT = 0.05;
/** Minimum width of an area, as a share of its plot. */
const MIN_AREA_SHARE = 0.25;
/** Maximum distance of an area's lower side from its base. */
const MAX_OFF_BASE_PT = 1.5;

/** Half the side of the box around a corner of a line (points). */
const CORNER = 3;
/** Positions along the axis closer than this are the same (points). */
const SAME_PLACE = 0.35;
/** A curve ends at its first and last category, to this many points. */
const MAX_END = 2.5;
/** Data points of one series are further apart than this (points). */
const MIN_APART = 1;

/** Lines and areas of a plot, and the shapes among them that cannot be read. */
export interface FoundLines {
  readonly series: readonly MarkSeries[];
  readonly unread: number;
}

/** Reads lines whose corners are the data. */
export function readLines({ polylines, outlines }: Shapes, plot: Plot, scale: Scale): FoundLines {
  const series: MarkSeries[] = [];
  let unread = 0;
  for (const shape of polylines) {
    if (!isInside(shape, plot, 2) || !isWithin(shape, plot)) continue;
    const corners = inOrder(shape.points) ?? stepPoints(shape.points);
    // Short strokes are arrows, whiskers, and lines to labels.
    if (shape.right - shape.left < MIN_LINE_SHARE * (plot.right - plot.left)) continue;
    if (corners === null) {
      if (!isBorder(shape, outlines)) unread++;
    } else {
      const marks = corners.map((point) => toMark(point, scale));
      series.push({
        kind: "line",
        key: keyOf(shape.paint),
        paint: shape.paint,
        marks,
        isSampled: shape.isSampled === true,
      });
    }
  }
  return { series: joinParts(series), unread };
}

/** Whether it goes around a filled area. */
function isBorder(shape: Shape, outlines: readonly Shape[]): boolean {
  return outlines.some(
    ({ points, left, right, top, bottom }) =>
      points.length === shape.points.length &&
      Math.abs(left - shape.left) + Math.abs(right - shape.right) < SAME_PLACE &&
      Math.abs(top - shape.top) + Math.abs(bottom - shape.bottom) < SAME_PLACE,
  );
}

function isWithin(shape: Shape, plot: Plot): boolean {
  const slack = 3 + shape.paint.lineWidth;
  return shape.left >= plot.left - slack && shape.right <= plot.right + slack;
}

function toMark({ x, y }: Point, scale: Scale): Mark {
  const box = { left: x - CORNER, top: y - CORNER, right: x + CORNER, bottom: y + CORNER };
  return { at: x, value: valueAt(scale, y), box, end: { x, y } };
}

/** Corners from left to right; null for a line that turns back. */
function inOrder(points: readonly Point[]): Point[] | null {
  const corners = points.filter((point, at) => at === 0 || distance(point, points[at - 1]!) > SAME_POINT_PT);
  if (corners.length < 2) return null;
  const ordered = corners[0]!.x <= corners.at(-1)!.x ? corners : corners.toReversed();
  const rises = ordered.every((point, at) => at === 0 || point.x - ordered[at - 1]!.x > SAME_PLACE / 4);
  return rises ? ordered : null;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A line with a gap is drawn as consecutive parts of one colour. */
function joinParts(series: readonly MarkSeries[]): MarkSeries[] {
  const joined: MarkSeries[] = [];
  for (const one of series) {
    const at = joined.findIndex(
      ({ key, marks }) => key === one.key && marks.at(-1)!.at <= one.marks[0]!.at + SAME_PLACE,
    );
    if (at < 0) joined.push(one);
    else {
      const before = joined[at]!;
      const skip = Math.abs(before.marks.at(-1)!.at - one.marks[0]!.at) <= SAME_PLACE ? 1 : 0;
      joined[at] = { ...before, marks: [...before.marks, ...one.marks.slice(skip)] };
    }
  }
  return joined;
}

/** Reads filled areas: at each position, from their lower to their upper border. */
export function readAreas({ outlines }: Shapes, plot: Plot, scale: Scale): FoundLines {
  const base = scale.kind === "log" ? plot.bottom : Math.min(Math.max(placeOf(scale, 0), plot.top), plot.bottom);
  const series: MarkSeries[] = [];
  let unread = 0;
  for (const shape of outlines) {
    if (!isInside(shape, plot, 2) || !isWithin(shape, plot)) continue;
    if (shape.right - shape.left < MIN_AREA_SHARE * (plot.right - plot.left)) continue;
    const marks = areaMarks(shape, scale, base);
    if (marks === null) unread++;
    else series.push({ kind: "area", key: keyOf(shape.paint), paint: shape.paint, marks });
  }
  return { series, unread };
}

/** The borders of an area run between its left and right ends. */
function areaMarks({ points, left, right }: Shape, scale: Scale, base: number): Mark[] | null {
  const byPlace: { x: number; ys: number[] }[] = [];
  for (const { x, y } of points.toSorted((a, b) => a.x - b.x)) {
    const last = byPlace.at(-1);
    if (last !== undefined && x - last.x <= SAME_PLACE) last.ys.push(y);
    else byPlace.push({ x, ys: [y] });
  }
  const [upper, lower] = borders(points, left, right);
  if (upper === null || lower === null || byPlace.length > 2000) return null;
  const isOnBase = lower.every(({ y }) => Math.abs(y - base) <= MAX_OFF_BASE_PT);
  // A lower border without corners of its own is straight from end to end, like the base.
  const places = distinctPlaces(
    byPlace
      .map(({ x }) => x)
      .filter((x) => (isOnBase ? upper.some((point) => Math.abs(point.x - x) <= SAME_PLACE) : true)),
    (x) => Math.abs(heightAt(upper, x) - heightAt(lower, x)),
  );
  return places.map((x) => {
    const [top, bottom] = [heightAt(upper, x), heightAt(lower, x)];
    const value = isOnBase && scale.kind === "log" ? valueAt(scale, top) : valueAt(scale, top) - valueAt(scale, bottom);
    const box = { left: x - CORNER, top: Math.min(top, bottom), right: x + CORNER, bottom: Math.max(top, bottom) };
    return { at: x, value, box, end: { x, y: top }, isStacked: !isOnBase };
  });
}

/**
 * Programs put corners close to each other on both sides of a position, where the middle one is used, and at the ends, where the other
 * one is on the base.
 */
function distinctPlaces(places: readonly number[], extentAt: (x: number) => number): number[] {
  const groups: number[][] = [];
  for (const x of places) {
    const last = groups.at(-1);
    if (last !== undefined && x - last[0]! < MIN_APART) last.push(x);
    else groups.push([x]);
  }
  return groups.map((group) =>
    group.length % 2 === 1
      ? group[(group.length - 1) / 2]!
      : group.reduce((best, x) => (extentAt(x) > extentAt(best) ? x : best)),
  );
}

/** The outline from its left end to its right end, and the way back. */
function borders(points: readonly Point[], left: number, right: number): [Point[] | null, Point[] | null] {
  const isEnd = (x: number): boolean => Math.abs(x - left) <= SAME_PLACE;
  const isOther = (x: number): boolean => Math.abs(x - right) <= SAME_PLACE;
  const ring = points.filter((point, at) => at === 0 || distance(point, points[at - 1]!) > 0.02);
  if (ring.length > 2 && distance(ring[0]!, ring.at(-1)!) <= SAME_POINT_PT) ring.pop();
  // Begins where the outline leaves its left end.
  const start = ring.findIndex(({ x }, at) => isEnd(x) && !isEnd(ring[(at + 1) % ring.length]!.x));
  if (start < 0) return [null, null];
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const reached = turned.findIndex(({ x }) => isOther(x));
  const leaves = turned.findLastIndex(({ x }) => isOther(x));
  const there = turned.slice(0, reached + 1);
  const back = [...turned.slice(leaves), turned.find(({ x }, at) => at > leaves && isEnd(x)) ?? turned[0]!].toSorted(
    (a, b) => a.x - b.x,
  );
  const isRising = (list: readonly Point[]): boolean =>
    list.every(({ x }, at) => at === 0 || x >= list[at - 1]!.x - SAME_PLACE);
  if (!isRising(there) || !isRising(back)) return [null, null];
  const middle = (left + right) / 2;
  return heightAt(there, middle) <= heightAt(back, middle) ? [there, back] : [back, there];
}

/** Height of a border at a position, between its corners. */
function heightAt(border: readonly Point[], x: number): number {
  let at = border.findIndex((point) => point.x >= x - SAME_PLACE);
  if (at < 0) at = border.length - 1;
  const after = border[at]!;
  if (at === 0 || Math.abs(after.x - x) <= SAME_PLACE) return after.y;
  const before = border[at - 1]!;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}

/** A line with this many corners per category is a curve, which passes through its data at the categories. */
const MIN_CORNERS = 3;

/** Reads curves at the categories, because their corners depend on the program that drew them. */
export function sampleCurves(series: readonly MarkSeries[], categories: readonly number[]): readonly MarkSeries[] {
  if (categories.length < 2) return series;
  const [first, last] = [Math.min(...categories), Math.max(...categories)];
  return series.map((one) => {
    const { kind, marks } = one;
    if (kind !== "line" || one.isSampled || marks.length < MIN_CORNERS * categories.length) return one;
    const reaches = Math.abs(marks[0]!.at - first) <= MAX_END && Math.abs(marks.at(-1)!.at - last) <= MAX_END;
    return reaches ? { ...one, isSampled: true } : one;
  });
}

/** Reads dashed lines, which are known only at their dashes, at the positions of the axis or of other lines. */
export function readSampled(
  series: readonly MarkSeries[],
  places: readonly number[],
  scale: Scale,
): readonly MarkSeries[] {
  if (!series.some(({ isSampled }) => isSampled)) return series;
  const corners = series.filter(({ isSampled }) => !isSampled).flatMap(({ marks }) => marks.map(({ at }) => at));
  const wanted = [...(corners.length > 0 ? corners : places)].sort((a, b) => a - b);
  const distinct = wanted.filter((at, index) => index === 0 || at - wanted[index - 1]! > 1);
  return series.map((one) => {
    if (!one.isSampled) return one;
    const way = one.marks.map(({ end }) => end);
    const marks = distinct.flatMap((x) => {
      const y = heightOf(way, x);
      return y === null ? [] : [toMark({ x, y }, scale)];
    });
    return { ...one, marks };
  });
}
