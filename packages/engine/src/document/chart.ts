import type { BBox } from "../geometry/bbox.ts";

/** Type of a chart; `combined` has bars and lines on the same axes. */
export type ChartKind = "bar" | "line" | "area" | "scatter" | "pie" | "combined";

/** The data of a chart. */
export interface Chart {
  readonly kind: ChartKind;
  readonly title: string;
  /** Titles of the axes as printed. In a horizontal bar chart, `x` is still the title of the categories. */
  readonly x: string;
  readonly y: string;
  /** Other text printed in the chart, without ticks, names and titles. */
  readonly notes: string;
  readonly series: readonly ChartSeries[];
  /** Set if a model read the numbers from an image; absent if they come from the drawing or the file. */
  readonly source?: "model";
}

export interface ChartSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

export interface ChartPoint {
  /** A category as printed, or a number on the axis. */
  readonly x: string | number;
  readonly y: number;
  /** Its value as printed next to it. */
  readonly printed?: string;
  /** Box of its bar, marker or sector; absent if the file contains data without a drawing. */
  readonly bbox?: BBox;
}

/** The text before the data: title, title of the value axis, notes. */
export function chartHead({ title, y, notes, series }: Chart): string {
  // With a single series, the axis title is the header of its column.
  return [title, series.length > 1 ? y : "", notes].filter((text) => text !== "").join("\n");
}

/** The printed value if there is one, otherwise the measured value. */
export function pointText({ y, printed }: ChartPoint): string {
  return printed ?? String(y);
}

/** A copy of the chart with changed boxes. */
export function mapChartBoxes(chart: Chart, change: (bbox: BBox) => BBox): Chart {
  const series = chart.series.map(({ name, points }) => ({
    name,
    points: points.map((point) => (point.bbox === undefined ? point : { ...point, bbox: change(point.bbox) })),
  }));
  return { ...chart, series };
}
