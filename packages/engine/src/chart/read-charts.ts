import { type Box, isInside, unionBoxes } from "../geometry/box.ts";
import type { PathTable } from "../read/raw/path-list.ts";
import type { PlacedChart } from "../page-object/page-object.ts";
import type { Word } from "../text/word.ts";
import { wordsToRuns } from "../text/words-to-runs.ts";
import { findAxes } from "./axes.ts";
import { type Label, toLabels } from "./labels.ts";
import { Samples } from "./legend.ts";
import { hasBar } from "./has-bar.ts";
import { findLooseBars } from "./loose-bars.ts";
import { boxOfReading, type PlotReading } from "./plot-reading.ts";
import { readMarks, readPlot } from "./read-plot.ts";
import { readPie } from "./read-pie.ts";
import { findPies } from "./sectors.ts";
import { isMarker, isMarkerText, toSymbol } from "./points.ts";
import { findPlots, type Plot } from "./plot.ts";
import type { Shape } from "./shape.ts";
import { type Shapes, toShapes } from "./shapes.ts";
import { findTitles, type Margins, marginsOf } from "./titles.ts";

/** A chart of a page, with the words that it removes from the text. */
export interface FoundChart extends Box {
  /** Null if it is a chart whose marks do not fit its axes. */
  readonly data: PlacedChart | null;
  readonly words: readonly Word[];
}

export interface ChartPage {
  readonly paths: PathTable;
  readonly upright: readonly Word[];
  readonly turned: readonly Word[];
}

/** Minimum paths of a chart: two sectors or two bars, and something around them. */
const MIN_PATHS = 2;

const MIN_NUMBERS = 2;

/** Finds and reads the charts of a page. */
export function readCharts({ paths, upright, turned }: ChartPage): FoundChart[] {
  if (paths.count < MIN_PATHS) return [];
  // Without numbers, only pies can be charts, and their sectors are filled.
  if (!hasNumbers(upright) && !paths.styles.some(({ fill }) => fill !== null)) return [];
  const shapes = toShapes(paths);
  if (!mayBeChart(shapes, upright)) return [];
  const runs = wordsToRuns(upright);
  const texts = toLabels(upright, turned, runs);
  const markers = texts.filter(isMarker);
  const labels = markers.length === 0 ? texts : texts.filter((label) => !isMarker(label));
  const margins = marginsOf(runs);
  const charts: FoundChart[] = [];
  for (const sectors of findPies(shapes.outlines)) {
    const pie = readPie(sectors, labels, shapes);
    if (pie === null) continue;
    const { circle } = pie;
    const around = unionBoxes([circle, ...pie.labels, ...pie.keys.map(({ box }) => box)]);
    const plot: Plot = { ...circle, up: [], across: [] };
    const free = labels.filter((label) => !pie.labels.has(label));
    const { title } = findTitles(free, plot, around, margins);
    const series = [{ name: pie.areShares ? "%" : "", points: pie.points }];
    const data = {
      kind: "pie" as const,
      title: textOf(title),
      x: "",
      y: pie.areShares ? "%" : "",
      series,
      isDoubtful: pie.isDoubtful,
    };
    charts.push(toChart({ data, around, own: [...pie.labels, ...title], labels }));
  }
  const axes = findAxes(labels, shapes).filter(
    (axis) => !charts.some((chart) => isInside(unionBoxes(axis.labels), chart)),
  );
  const plots = findPlots(axes, shapes);
  const transcript = { labels, shapes, samples: new Samples(shapes), printed: markers.map(toSymbol) };
  for (const plot of plots) {
    if (isTooSmall(plot) || charts.some((chart) => isInside(plot, chart, 0))) continue;
    const chart = chartOf(plot, readPlot(plot, transcript), labels, margins);
    if (chart !== null) charts.push(chart);
  }
  const isTaken = (shape: Shape): boolean => [...charts, ...plots].some((area) => isInside(shape, area, 0));
  for (const bars of findLooseBars(shapes, labels, isTaken)) {
    const chart = chartOf(bars.plot, readMarks(bars, transcript), labels, margins);
    if (chart !== null) charts.push(chart);
  }
  return charts.map((chart) => withMarkers(chart, markers));
}

/** Adds the words that are markers of a chart: they are no text of the page. */
function withMarkers(chart: FoundChart, markers: readonly Label[]): FoundChart {
  const own = markers.filter((label) => isInside(label, chart, 0));
  return own.length === 0 ? chart : { ...chart, words: [...chart.words, ...own.flatMap(({ words }) => words)] };
}

/** Minimum ticks of an axis, or bars with printed values: with fewer there is neither, and labels of a page of text need not be made. */
const MIN_DRAWN = 3;

/** A chart has marks, and numbers at its axes or marks; most pages with paths have only rules or a logo. */
function mayBeChart(
  { horizontal, vertical, rectangles, polylines, outlines, symbols }: Shapes,
  words: readonly Word[],
): boolean {
  if (outlines.length >= 2) return true;
  const marks = polylines.length + outlines.length + symbols.length;
  const isDrawn = Math.max(horizontal.length, vertical.length, rectangles.length) >= MIN_DRAWN;
  if (!isDrawn || !hasNumbers(words)) return false;
  return marks > 0 || words.some(({ text }) => isMarkerText(text)) || hasBar(rectangles, words);
}

function hasNumbers(words: readonly Word[]): boolean {
  let numbers = 0;
  return words.some(({ text }) => /\d/.test(text) && ++numbers >= MIN_NUMBERS);
}

function isTooSmall({ left, top, right, bottom }: Plot): boolean {
  return right - left < 40 || bottom - top < 30;
}

function chartOf(
  plot: Plot,
  reading: PlotReading | null,
  labels: readonly Label[],
  margins: Margins,
): FoundChart | null {
  if (reading === null) return null;
  const around = boxOfReading(plot, reading);
  const free = labels.filter((label) => !reading.labels.has(label));
  const { title, across, up } = findTitles(free, plot, around, margins);
  const [x, y] = reading.isUpright ? [across, up] : [up, across];
  const data = {
    kind: reading.kind,
    title: textOf(title),
    x: textOf(x),
    y: textOf(y),
    series: reading.series,
    isDoubtful: reading.isDoubtful,
  };
  const own = [...reading.labels, ...title, ...across, ...up];
  return toChart({ data, around, own, labels });
}

function textOf(labels: readonly Label[]): string {
  return labels.map(({ text }) => text).join(" ");
}

interface ChartParts {
  readonly data: Omit<PlacedChart, "notes">;
  readonly around: Box;
  readonly own: readonly Label[];
  readonly labels: readonly Label[];
}

function toChart({ data, around, own, labels }: ChartParts): FoundChart {
  const box = unionBoxes([around, ...own]);
  // By their words, because labels may have been split.
  const used = new Set(own.flatMap(({ words }) => words));
  const others = labels.filter(
    ({ words, ...label }) => isInside(label, box, 0) && !words.every((word) => used.has(word)),
  );
  return {
    ...box,
    data: { ...data, notes: textOf(others.toSorted((a, b) => a.top - b.top || a.left - b.left)) },
    words: [...own, ...others].flatMap(({ words }) => words),
  };
}
