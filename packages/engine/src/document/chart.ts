import type { BBox } from "../geometry/bbox.ts";

/** What a chart is drawn of; `combined` has bars and lines over the same axes. */
export type ChartKind = "bar" | "line" | "area" | "scatter" | "pie" | "combined";

/** The data of a chart. */
export interface Chart {
  readonly kind: ChartKind;
  readonly title: string;
  /** Titles of the axes as printed; of a lying bar chart `x` is still that of its categories. */
  readonly x: string;
  readonly y: string;
  /** What else is printed in it: neither ticks nor names nor titles. */
  readonly notes: string;
  readonly series: readonly ChartSeries[];
  /** A model has read its numbers in a picture; absent where the drawing or the file gives them. */
  readonly source?: "model";
}

export interface ChartSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

export interface ChartPoint {
  /** A category as printed, or a number of the axis. */
  readonly x: string | number;
  readonly y: number;
  /** Its value as printed next to it. */
  readonly printed?: string;
  /** Of its bar, marker or sector; absent where the file gives data and no drawing. */
  readonly bbox?: BBox;
}

/** What is said before the data. */
export function chartHead({ title, y, notes, series }: Chart): string {
  // Of a single series it heads its column.
  return [title, series.length > 1 ? y : "", notes].filter((text) => text !== "").join("\n");
}

/** The value as printed, else as measured. */
export function pointText({ y, printed }: ChartPoint): string {
  return printed ?? String(y);
}

/** The same chart with its boxes changed. */
export function mapChartBoxes(chart: Chart, change: (bbox: BBox) => BBox): Chart {
  const series = chart.series.map(({ name, points }) => ({
    name,
    points: points.map((point) => (point.bbox === undefined ? point : { ...point, bbox: change(point.bbox) })),
  }));
  return { ...chart, series };
}
