import { type BBox, unionBBoxes } from "../geometry/bbox.ts";
import { type Chart, pointText } from "./chart.ts";
import type { Cell, Table } from "./document.ts";

/** Returns the points of a chart as a table: categories by series, or one row per point if each point has its own x. */
export function chartToTable(chart: Chart, bbox: BBox): Table {
  const { series } = chart;
  const byX = chart.kind !== "scatter";
  const several = series.length > 1;
  const rows: (readonly TableEntry[])[] = byX ? categoryRows(chart) : pointRows(chart);
  const names = byX
    ? series.map(({ name }) => name || chart.y || chart.title || "Value")
    : [...(several ? ["Series"] : []), chart.x || "x", chart.y || series[0]?.name || "y"];
  const header = byX ? [chart.x, ...names] : names;
  const cells: Cell[] = [];
  for (const [row, entries] of [header.map((text): TableEntry => ({ text })), ...rows].entries()) {
    for (const [column, entry] of entries.entries()) {
      const place = { row, column, rowSpan: 1, columnSpan: 1, header: row === 0 };
      cells.push({ ...place, text: entry.text, bbox: entry.bbox ?? bbox });
    }
  }
  return { rowCount: rows.length + 1, columnCount: header.length, cells };
}

interface TableEntry {
  readonly text: string;
  readonly bbox?: BBox | undefined;
}

function categoryRows({ series }: Chart): TableEntry[][] {
  const rows = new Map<string, TableEntry[]>();
  for (const [column, { points }] of series.entries()) {
    const seen = new Map<string, number>();
    for (const point of points) {
      const times = (seen.get(String(point.x)) ?? 0) + 1;
      seen.set(String(point.x), times);
      // A category that occurs twice stays two rows.
      const key = `${point.x} ${times}`;
      const row = rows.get(key) ?? [{ text: String(point.x) }, ...series.map((): TableEntry => ({ text: "" }))];
      row[column + 1] = { text: pointText(point), bbox: point.bbox };
      rows.set(key, row);
    }
  }
  const list = [...rows.values()].map(([name, ...values]) => [{ ...name!, bbox: aroundAll(values) }, ...values]);
  // If a series lacks some of the x values, rows are in the order of the axis.
  const isNumeric = series.every(({ points }) => points.every(({ x }) => typeof x === "number"));
  return isNumeric ? list.sort((a, b) => Number(a[0]!.text) - Number(b[0]!.text)) : list;
}

/** The box of a category surrounds its bars; the box of the figure would be the same for every category. */
function aroundAll(entries: readonly TableEntry[]): BBox | undefined {
  const boxes = entries.flatMap(({ bbox }) => bbox ?? []);
  return boxes.length === 0 ? undefined : unionBBoxes(boxes);
}

function pointRows({ series }: Chart): TableEntry[][] {
  return series.flatMap(({ name, points }) =>
    points.map((point) => [
      ...(series.length > 1 ? [{ text: name }] : []),
      { text: String(point.x), bbox: point.bbox },
      { text: pointText(point), bbox: point.bbox },
    ]),
  );
}
