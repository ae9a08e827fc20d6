import { type Box, isInside, unionBoxes } from "../geometry/box.ts";
import type { Axis } from "./axes.ts";
import { placeOf, stepOf } from "./fit-axis.ts";
import type { Shape, Stroke } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** Minimum share of the smaller of two areas that the other covers. */
const MIN_COVERED = 0.6;
/** Maximum ratio of the sizes of two areas of one plot. */
const MAX_TIMES_LARGER = 2.5;
/** How far a plot may extend beyond its first and last label. */
const MAX_BEYOND_STEPS = 1.1;
/** Minimum length of a grid line, as a share of what is around it. */
const MIN_GRID_SHARE = 0.3;
/** Strokes closer together are on one line. */
const SAME_LINE_PT = 0.05;
/** Maximum distance of a line from zero. */
const MAX_OFF_ZERO_PT = 1.5;
/** How far a panel may extend beyond its first and last label. */
const MAX_PANEL_BEYOND_STEPS = 1.6;
/** Minimum and maximum length of a panel along an axis, in lengths of the axis. */
const MIN_PANEL_SHARE = 0.7;
const MAX_PANEL_SHARE = 2.5;

/** The area inside the axes, in which data is drawn. */
export interface Plot extends Box {
  /** Value axes at its sides, and below or above it. */
  readonly up: readonly Axis[];
  readonly across: readonly Axis[];
}

/** Maximum distance from the labels of an axis to their area, in points. */
const MAX_GAP = 26;
/** Points by which labels without ticks may deviate from an even row. */
const MAX_ROW_ERROR = 0.7;
/** Shorter lines are ticks (points). */
const MIN_GRID = 24;

/** The areas next to the axes of a page; axes of one area share it. */
export function findPlots(axes: readonly Axis[], shapes: Shapes): Plot[] {
  const plots: Plot[] = [];
  for (const axis of axes.filter(({ isDrawn }) => isDrawn)) {
    // Values printed in a plot may rise evenly, too.
    const printed = axis.labels.filter((label) => plots.some((plot) => isInside(label, plot, -1)));
    const isPrinted = printed.length > axis.labels.length / 2;
    const area = isPrinted ? null : plotAreaOf(axis, shapes);
    if (area === null) continue;
    const same = plots.findIndex((plot) => isSameArea(plot, area, axis));
    const plot = plots[same];
    if (plot === undefined) plots.push({ ...area, up: [], across: [], [axis.direction]: [axis] });
    else plots[same] = { ...plot, ...joinAreas(plot, area, axis), [axis.direction]: [...plot[axis.direction], axis] };
  }
  return plots.map((plot) => withRowUnder(plot, axes));
}

/** Numbers below a plot without ticks, across its whole width: mostly years. */
function withRowUnder(plot: Plot, axes: readonly Axis[]): Plot {
  if (plot.across.length > 0) return plot;
  const row = axes.find(({ direction, isDrawn, labels, scale }) => {
    if (direction !== "across" || isDrawn || scale.error > MAX_ROW_ERROR) return false;
    const box = unionBoxes(labels);
    const gap = box.top - plot.bottom;
    return gap > -4 && gap < MAX_GAP && box.left > plot.left - 20 && box.right < plot.right + 20;
  });
  return row === undefined ? plot : { ...plot, across: [row] };
}

function isSameArea(plot: Plot, area: Box, axis: Axis): boolean {
  const width = Math.min(plot.right, area.right) - Math.max(plot.left, area.left);
  const height = Math.min(plot.bottom, area.bottom) - Math.max(plot.top, area.top);
  if (width <= 0 || height <= 0) return false;
  const smaller = Math.min(sizeOf(plot), sizeOf(area));
  if (
    width * height < MIN_COVERED * smaller ||
    sizeOf(area) > MAX_TIMES_LARGER * sizeOf(plot) ||
    sizeOf(plot) > 2.5 * sizeOf(area)
  ) {
    return false;
  }
  // A second axis of the same direction is at the other side.
  return plot[axis.direction].length < 2;
}

/** The axis along a side gives the best extent of the area in its direction. */
function joinAreas(plot: Plot, area: Box, { direction }: Axis): Box {
  if (plot[direction].length > 0) return unionBoxes([plot, area]);
  const other = direction === "up" ? plot.across : plot.up;
  if (other.length === 0) return area;
  return {
    left: Math.min(plot.left, area.left),
    right: Math.max(plot.right, area.right),
    top: Math.min(plot.top, area.top),
    bottom: Math.max(plot.bottom, area.bottom),
  };
}

function sizeOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** The frame, the grid or the panel next to the labels of an axis; null if nothing is drawn. */
function plotAreaOf(axis: Axis, shapes: Shapes): Box | null {
  const { direction, scale } = axis;
  const isUp = direction === "up";
  const along = isUp ? shapes.horizontal : shapes.vertical;
  const step = Math.abs(stepOf(scale));
  const first = scale.ticks[0]!.at;
  const last = scale.ticks.at(-1)!.at;
  const labels = unionBoxes(axis.labels);
  const within = (at: number): boolean => at > first - MAX_BEYOND_STEPS * step && at < last + 1.1 * step;
  // Grid lines and the other axis, which begin at the labels' side.
  const grid = along.filter((stroke) => within(isUp ? stroke.top : stroke.left) && lengthOf(stroke) >= MIN_GRID);
  const lines = joinRows(grid, isUp).filter((stroke) => touchesLabels(stroke, labels, isUp));
  const panels = shapes.rectangles.filter((box) => isPanel(box, axis, labels));
  const frame = [...lines, ...panels];
  if (frame.length === 0) return areaOfMarks(axis, shapes, labels);
  const around = longest(frame, isUp);
  const sides = (isUp ? shapes.vertical : shapes.horizontal).filter((stroke) =>
    isSide(stroke, around, isUp, first, last),
  );
  const own = [
    first,
    last,
    ...zeroNear(axis, shapes),
    ...endsOfLines(shapes, around, isUp, within),
    ...sides.flatMap((side) => (isUp ? [side.top, side.bottom] : [side.left, side.right])),
  ];
  for (const panel of panels) own.push(...(isUp ? [panel.top, panel.bottom] : [panel.left, panel.right]));
  const [from, to] = [Math.min(...own), Math.max(...own)];
  return isUp
    ? { left: around.left, right: around.right, top: from, bottom: to }
    : { left: from, right: to, top: around.top, bottom: around.bottom };
}

/** Lines may go beyond the last tick, by less than a step. */
function endsOfLines({ polylines }: Shapes, around: Box, isUp: boolean, within: (at: number) => boolean): number[] {
  if (!isUp) return [];
  const own = polylines.filter(
    ({ left, right, top, bottom }) =>
      left >= around.left - 2 &&
      right <= around.right + 2 &&
      isLongLine(left, right, around) &&
      within(top) &&
      within(bottom),
  );
  return own.flatMap(({ top, bottom }) => [top, bottom]);
}

/** Shorter lines are arrows and keys of legends. */
function isLongLine(left: number, right: number, around: Box): boolean {
  return right - left > MIN_GRID_SHARE * (around.right - around.left);
}

/** Maximum gap between parts of a grid line, in points, if each category has a panel of its own. */
const MAX_PANEL_GAP = 12;

/** Joins grid lines that are drawn in consecutive parts. */
function joinRows(strokes: readonly Stroke[], isUp: boolean): Stroke[] {
  const placeOfStroke = (stroke: Box): number => (isUp ? stroke.top : stroke.left);
  const startOf = (stroke: Box): number => (isUp ? stroke.left : stroke.top);
  const endOf = (stroke: Box): number => (isUp ? stroke.right : stroke.bottom);
  const joined: Stroke[] = [];
  const sorted = strokes.toSorted((a, b) => placeOfStroke(a) - placeOfStroke(b) || startOf(a) - startOf(b));
  for (const stroke of sorted) {
    const last = joined.at(-1);
    const isNext =
      last !== undefined &&
      Math.abs(placeOfStroke(last) - placeOfStroke(stroke)) < SAME_LINE_PT &&
      last.paint.stroke === stroke.paint.stroke &&
      startOf(stroke) - endOf(last) <= MAX_PANEL_GAP;
    if (isNext) joined[joined.length - 1] = { ...last, ...unionBoxes([last, stroke]) };
    else joined.push(stroke);
  }
  return joined;
}

/** Marks further apart than this belong to other charts, in points. */
const MAX_MARK_GAP = 110;
/** A shorter line is not a chart by itself (points). */
const MIN_LONG = 60;

/** Without a frame or grid: the extent of what is drawn next to an axis, as far as its ticks. */
function areaOfMarks(axis: Axis, shapes: Shapes, labels: Box): Box | null {
  const { direction, scale } = axis;
  const isUp = direction === "up";
  const step = Math.abs(stepOf(scale));
  const [first, last] = [scale.ticks[0]!.at, scale.ticks.at(-1)!.at];
  const near = [...shapes.rectangles, ...shapes.polylines, ...shapes.outlines, ...shapes.symbols]
    .map((shape) =>
      isUp
        ? { from: shape.left, to: shape.right, start: shape.top, end: shape.bottom, isLong: isLong(shape) }
        : { from: shape.top, to: shape.bottom, start: shape.left, end: shape.right, isLong: isLong(shape) },
    )
    .filter(({ start, end }) => start > first - MAX_BEYOND_STEPS * step && end < last + 1.1 * step);
  const chain = (marks: typeof near, edge: number): number => {
    let reached = edge;
    for (const { from, to } of marks) {
      if (from - reached > MAX_MARK_GAP) break;
      reached = Math.max(reached, to);
    }
    return reached;
  };
  const [low, high] = isUp ? [labels.left, labels.right] : [labels.top, labels.bottom];
  const after = near.filter(({ from }) => from >= high - 4).sort((a, b) => a.from - b.from);
  const before = near
    .filter(({ to }) => to <= low + 4)
    .map((mark) => ({ ...mark, from: -mark.to, to: -mark.from }))
    .sort((a, b) => a.from - b.from);
  // Labels are to the left of a plot and below it.
  const isAfter = isUp ? after.length >= before.length : after.length > before.length;
  const marks = isAfter ? after : before;
  if (marks.length < 2 && !marks.some(({ isLong }) => isLong)) return null;
  const reached = isAfter ? chain(marks, high) : -chain(marks, -low);
  const [from, to] = isAfter ? [marks[0]!.from, reached] : [reached, -marks[0]!.from];
  if (to - from < 20) return null;
  const own = [first, last, ...zeroNear(axis, shapes)];
  const [start, end] = [Math.min(...own), Math.max(...own)];
  return isUp ? { left: from, right: to, top: start, bottom: end } : { left: start, right: end, top: from, bottom: to };
}

/** A chart may consist of a single line or area. */
function isLong({ points, left, right }: Shape): boolean {
  return points.length >= 3 && right - left >= MIN_LONG;
}

/** Zero is often not printed, but bars begin there, or the axis is drawn there. */
function zeroNear({ scale, direction }: Axis, shapes: Shapes): number[] {
  if (scale.kind === "log") return [];
  const zero = placeOf(scale, 0);
  const step = Math.abs(stepOf(scale));
  const isNear = zero > scale.ticks[0]!.at - MAX_BEYOND_STEPS * step && zero < scale.ticks.at(-1)!.at + 1.1 * step;
  if (!isNear) return [];
  const isUp = direction === "up";
  const isAt = (box: Box): boolean => {
    const [start, end] = isUp ? [box.top, box.bottom] : [box.left, box.right];
    return Math.abs(start - zero) < MAX_OFF_ZERO_PT || Math.abs(end - zero) < 1.5;
  };
  const strokes = (isUp ? shapes.horizontal : shapes.vertical).filter(
    (stroke) => lengthOf(stroke) >= MIN_GRID && isAt(stroke),
  );
  return strokes.length > 0 || shapes.rectangles.filter(isAt).length >= 2 ? [zero] : [];
}

/** Ends of the longest lines: most share them, while a stray stroke of something else does not. */
function longest(frame: readonly Box[], isUp: boolean): Box {
  const sorted = frame.toSorted((a, b) => reach(b, isUp) - reach(a, isUp));
  return sorted[0]!;
}

function reach({ left, top, right, bottom }: Box, isUp: boolean): number {
  return isUp ? right - left : bottom - top;
}

function lengthOf({ left, top, right, bottom }: Stroke): number {
  return Math.max(right - left, bottom - top);
}

function touchesLabels(stroke: Box, labels: Box, isUp: boolean): boolean {
  if (isUp) {
    const right = stroke.left - labels.right;
    const left = labels.left - stroke.right;
    return (right > -4 && right < MAX_GAP) || (left > -4 && left < MAX_GAP);
  }
  const above = labels.top - stroke.bottom;
  const below = stroke.top - labels.bottom;
  return (above > -4 && above < MAX_GAP) || (below > -4 && below < MAX_GAP);
}

/** A filled or framed rectangle that covers all ticks. */
function isPanel(box: Shape, { direction, scale }: Axis, labels: Box): boolean {
  const isUp = direction === "up";
  if (!touchesLabels(box, labels, isUp)) return false;
  if (box.right - box.left < 40 || box.bottom - box.top < 40) return false;
  const [from, to] = isUp ? [box.top, box.bottom] : [box.left, box.right];
  const step = Math.abs(stepOf(scale));
  const first = scale.ticks[0]!.at;
  const last = scale.ticks.at(-1)!.at;
  return from <= first + 1 && to >= last - 1 && from > first - MAX_PANEL_BEYOND_STEPS * step && to < last + 1.6 * step;
}

/** An axis or a frame at the ends of the grid. */
function isSide(stroke: Box, around: Box, isUp: boolean, first: number, last: number): boolean {
  const [from, to] = isUp ? [stroke.top, stroke.bottom] : [stroke.left, stroke.right];
  if (to - from < MIN_PANEL_SHARE * (last - first) || to - from > MAX_PANEL_SHARE * (last - first) + 20) return false;
  const at = isUp ? stroke.left : stroke.top;
  const [start, end] = isUp ? [around.left, around.right] : [around.top, around.bottom];
  return at >= start - 2 && at <= end + 2 && from <= first + 2 && to >= last - 2;
}
