import type { Chart, ChartKind, ChartPoint, ChartSeries } from "../../document/chart.ts";
import type { AnswerSchema } from "../../model/model.ts";

const KINDS: readonly ChartKind[] = ["bar", "line", "area", "scatter", "pie", "combined"];
export const NO_CHART = "none";

/** More than a chart on a page can show legibly; a model that writes more repeats itself. */
const MAX_SERIES = 50;
const MAX_POINTS = 2000;
const MAX_NAME_CHARS = 300;

export const CHART_SCHEMA: AnswerSchema = {
  type: "object",
  additionalProperties: false,
  required: ["kind", "title", "x", "y", "series"],
  properties: {
    kind: { type: "string", enum: [...KINDS, NO_CHART] },
    title: { type: "string" },
    x: { type: "string" },
    y: { type: "string" },
    series: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["name", "points"],
        properties: {
          name: { type: "string" },
          points: {
            type: "array",
            items: {
              type: "object",
              additionalProperties: false,
              required: ["x", "y"],
              properties: { x: { type: ["string", "number"] }, y: { type: ["number", "null"] } },
            },
          },
        },
      },
    },
  },
};

/** The chart in a model's answer; `none` if the model saw none, null if the answer is not usable. */
export function readChartAnswer(answer: unknown): Chart | typeof NO_CHART | null {
  if (!isRecord(answer)) return null;
  if (answer["kind"] === NO_CHART) return NO_CHART;
  const kind = KINDS.find((one) => one === answer["kind"]);
  const [title, x, y] = [readName(answer["title"]), readName(answer["x"]), readName(answer["y"])];
  const series = readSeries(answer["series"]);
  if (kind === undefined || title === null || x === null || y === null || series === null) return null;
  if (!fits(kind, series)) return null;
  const known = series.map(({ name, points }) => ({ name, points: points.filter(isKnown) }));
  // Without any number there is no data.
  if (known.every(({ points }) => points.length === 0)) return null;
  return { kind, title, x, y, notes: "", series: known, source: "model" };
}

/** A point in the answer; without a value if the chart has a gap. */
interface AnsweredPoint {
  readonly x: string | number;
  readonly y: number | null;
}

type AnsweredSeries = Omit<ChartSeries, "points"> & { readonly points: readonly AnsweredPoint[] };

function isKnown(point: AnsweredPoint): point is ChartPoint {
  return point.y !== null;
}

/** Series over the same categories have a point for each; in a shorter series, values would be at the wrong categories. */
function fits(kind: ChartKind, series: readonly AnsweredSeries[]): boolean {
  const [first] = series;
  if (first === undefined || series.some(({ points }) => points.length === 0)) return false;
  if (kind === "scatter") return series.every(({ points }) => points.every(({ x }) => typeof x === "number"));
  if (kind === "pie" && series.length > 1) return false;
  return series.every(
    ({ points }) => points.length === first.points.length && points.every(({ x }, at) => x === first.points[at]!.x),
  );
}

function readSeries(value: unknown): AnsweredSeries[] | null {
  if (!Array.isArray(value) || value.length > MAX_SERIES) return null;
  const series: AnsweredSeries[] = [];
  let count = 0;
  for (const one of value as readonly unknown[]) {
    const name = isRecord(one) ? readName(one["name"]) : null;
    const points = isRecord(one) ? readPoints(one["points"]) : null;
    if (name === null || points === null) return null;
    count += points.length;
    series.push({ name, points });
  }
  return count > MAX_POINTS ? null : series;
}

function readPoints(value: unknown): AnsweredPoint[] | null {
  if (!Array.isArray(value) || value.length > MAX_POINTS) return null;
  const points: AnsweredPoint[] = [];
  for (const point of value as readonly unknown[]) {
    if (!isRecord(point)) return null;
    const x = isNumber(point["x"]) ? point["x"] : readName(point["x"]);
    const { y } = point;
    if (x === null || (y !== null && !isNumber(y))) return null;
    points.push({ x, y });
  }
  return points;
}

/** Null if it is not text, or too long for a name. */
function readName(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return text.length > MAX_NAME_CHARS ? null : text;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
