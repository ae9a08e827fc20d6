import { type Box, isInside } from "../geometry/box.ts";
import { readBars } from "./bars.ts";
import type { Scale } from "./fit-axis.ts";
import type { Label } from "./labels.ts";
import { findKeys, type Key, type Samples } from "./legend.ts";
import { readAreas, readLines } from "./lines.ts";
import { colorOf, innerRectangles, type MarkSeries } from "./marks.ts";
import { nameSeries } from "./name-series.ts";
import type { Plot } from "./plot.ts";
import type { PlotReading } from "./plot-reading.ts";
import { readPoints } from "./points.ts";
import type { Shape } from "./shape.ts";
import { MAX_SYMBOL, type Shapes } from "./shapes.ts";
import { readTwoScales } from "./two-scales.ts";
import { hasTwoScales, valueAxis, YEAR } from "./value-axis.ts";

/** Tolerance of boxes inside one another. */
const TOUCHING_PT = 0.5;
/** Maximum height of a frame around one line of text. */
const MAX_NOTE_HEIGHT_EM = 2.2;
/** Minimum share of marks that an area and its upper line share. */
const MIN_SHARED = 0.8;

const MIN_DOTS = 4;
/** With a larger share of rectangles that are not bars, it is a plot of another kind. */
const MAX_UNREAD_SHARE = 0.25;
/** A longer series is a curve: its corners are not data points. */
const MAX_POINTS = 400;

/** The parts of a page that plots are read from. */
export interface PlotMaterial {
  readonly labels: readonly Label[];
  readonly shapes: Shapes;
  readonly samples: Samples;
  /** Markers printed as characters. */
  readonly printed: readonly Shape[];
}

/** Reads the marks of a plot; null if they do not fit its axes. */
export function readPlot(plot: Plot, transcript: PlotMaterial): PlotReading | null {
  if (hasTwoScales(plot)) {
    return readTwoScales(plot, transcript.labels, (axis) =>
      readMarks({ plot, scale: axis.scale, isUpright: true }, transcript),
    );
  }
  const value = valueAxis(plot, transcript.shapes);
  return value === null ? null : readMarks({ plot, scale: value.axis.scale, isUpright: value.isUpright }, transcript);
}

/** A plot with the scale of its marks. */
export interface ScaledPlot {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly isUpright: boolean;
}

/** Reads the marks of a plot by its scale. */
export function readMarks(
  { plot, scale, isUpright }: ScaledPlot,
  { labels, shapes, samples, printed }: PlotMaterial,
): PlotReading | null {
  const axisLabels = new Set([...plot.up, ...plot.across].flatMap((axis) => axis.labels));
  const free = labels.filter((label) => !axisLabels.has(label));
  const ends = isUpright ? ([plot.top, plot.bottom] as const) : ([plot.left, plot.right] as const);
  const named = free.filter(({ number, text }) => number === null || YEAR.test(text));
  const usable = findKeys(named, samples).filter((key) => isNear(key.box, plot) && !isTick(key, plot));
  const keyShapes = new Set(usable.flatMap((key) => key.shapes));
  const rectangles = innerRectangles(shapes, plot).filter(
    (shape) => !keyShapes.has(shape) && !isLegendBox(shape, usable),
  );
  const bars = readBars(rectangles, scale, isUpright, ends);
  const rest = new Set(bars.rest);
  const barShapes = new Set(rectangles.filter((shape) => !rest.has(shape)));
  const lines = isUpright ? readLines(shapes, plot, scale) : { series: [], unread: 0 };
  const areas = isUpright ? readAreas(shapes, plot, scale) : { series: [], unread: 0 };
  const barred = bars.series.filter((series) => series.marks.length > 0);
  const drawn = withoutEdges([...lines.series, ...areas.series], usable);
  const points =
    isUpright || barred.length === 0
      ? readPoints(symbolsOf(shapes, barShapes, printed), plot, scale, drawn, keyShapes)
      : [];
  // In addition to lines or bars, a few symbols are arrows and notes.
  const dots = drawn.length > 0 || barred.length > 0 ? points.filter(({ marks }) => marks.length >= MIN_DOTS) : points;
  const found = [...barred, ...drawn, ...dots];
  const unread = bars.rest.filter((shape) => isLarge(shape) && !isFrame(shape, free)).length;
  if (found.length === 0 || unread > MAX_UNREAD_SHARE * barShapes.size + 1) return null;
  if (lines.unread + areas.unread > 0 || found.some(({ marks }) => marks.length > MAX_POINTS)) return null;
  return nameSeries({ plot, shapes, found, keys: usable, free, scale, isUpright, axisLabels });
}

/** Whether it is too large for a marker. */
function isLarge({ left, top, right, bottom }: Box): boolean {
  return right - left > 3 && bottom - top > 3 && Math.max(right - left, bottom - top) > MAX_SYMBOL;
}

/** A panel behind a value printed at a mark. */
function isFrame(shape: Box, labels: readonly Label[]): boolean {
  return labels.some(
    (label) =>
      label.number !== null &&
      isInside(label, shape, TOUCHING_PT) &&
      shape.bottom - shape.top < MAX_NOTE_HEIGHT_EM * label.size &&
      shape.right - shape.left < label.right - label.left + 2 * label.size,
  );
}

/** A frame around entries of the legend. */
function isLegendBox(shape: Box, keys: readonly Key[]): boolean {
  return keys.some(({ box }) => isInside(box, shape, 0));
}

/** Points by which ticks and the bars next to them may overlap the side of the plot. */
const AT_SIDE = 1.5;

/** Whether it is a category next to its tick or bar, which touches the side of the plot. */
function isTick({ label, shapes }: Key, plot: Plot): boolean {
  if (label.right <= plot.left) return shapes.some(({ right }) => right >= plot.left - AT_SIDE);
  return label.left >= plot.right && shapes.some(({ left }) => Math.abs(left - plot.right) <= AT_SIDE);
}

/** Legends are in the plot or around it. */
function isNear(box: Box, plot: Plot): boolean {
  const width = plot.right - plot.left;
  const height = plot.bottom - plot.top;
  const slack = { across: Math.max(150, 0.6 * width), along: Math.max(90, 0.5 * height) };
  return (
    box.left > plot.left - slack.across &&
    box.right < plot.right + slack.across &&
    box.top > plot.top - slack.along &&
    box.bottom < plot.bottom + slack.along
  );
}

/** The upper edge of an area is often also drawn as a line; the legend shows the colour of one of them. */
function withoutEdges(series: readonly MarkSeries[], keys: readonly Key[]): MarkSeries[] {
  const lines = series.filter(({ kind }) => kind === "line");
  const edges = new Set<MarkSeries>();
  const areas = series.flatMap((area) => {
    if (area.kind !== "area") return [];
    const edge = lines.find((line) => isEdge(line, area));
    if (edge === undefined) return [area];
    edges.add(edge);
    const isNamed = (color: number): boolean => keys.some(({ colors }) => colors.has(color));
    const color = colorOf(edge.paint);
    const isByEdge = !isNamed(colorOf(area.paint)) && isNamed(color);
    return [isByEdge ? { ...area, paint: { ...area.paint, fill: color } } : area];
  });
  return [...lines.filter((line) => !edges.has(line)), ...areas];
}

function isEdge({ marks, paint }: MarkSeries, area: MarkSeries): boolean {
  const same = marks.filter(({ end }) =>
    area.marks.some((mark) => Math.hypot(mark.end.x - end.x, mark.end.y - end.y) < 1),
  ).length;
  return (
    same >= MIN_SHARED * marks.length && (colorOf(area.paint) === colorOf(paint) || same >= 0.8 * area.marks.length)
  );
}

function symbolsOf(shapes: Shapes, bars: ReadonlySet<Shape>, printed: readonly Shape[]): Shapes {
  return { ...shapes, symbols: [...shapes.symbols.filter((shape) => !bars.has(shape)), ...printed] };
}
