import type { BoundingBox, Chart as WireChart } from "@docsvc/openapi";
import type { Chart } from "../document/chart.ts";
import type { BBox } from "../geometry/bbox.ts";

/** @param text - all that is printed in the figure */
export function toWireChart(
  { kind, title, x, y, series }: Chart,
  text: string,
  toWire: (bbox: BBox) => BoundingBox,
): WireChart {
  return {
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
