import type { BoundingBox, Chart as WireChart } from "@docsvc/openapi";
import type { Chart } from "../document/chart.ts";
import type { BBox } from "../geometry/bbox.ts";

/** @param text - all text printed in the figure */
export function toWireChart(
  { kind, title, x, y, series, source }: Chart,
  text: string,
  toWire: (bbox: BBox) => BoundingBox,
): WireChart {
  // Data from the file has no places; data read from a drawing has them.
  const isDrawn = series.some(({ points }) => points.some(({ bbox }) => bbox !== undefined));
  return {
    source: source ?? (isDrawn ? "drawing" : "file"),
    kind,
    title,
    x,
    y,
    series: series.map(({ name, points }) => ({
      name,
      points: points.map((point) => ({
        x: point.x,
        y: point.y,
        ...(point.bbox === undefined ? {} : { bbox: toWire(point.bbox) }),
      })),
    })),
    text,
  };
}
