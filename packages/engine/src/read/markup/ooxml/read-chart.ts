import type { Chart, ChartKind } from "../../../document/chart.ts";
import type { MarkupFigure } from "../../../markup-layout/markup.ts";
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { valueFormat } from "../spreadsheet/format-value.ts";

/** The content of a chart: its title, a line per category with the values of all series, and the same as data. */
export function readChart(root: XmlElement | null): MarkupFigure {
  const chart = root === null ? undefined : childOf(root, "c:chart");
  if (chart === undefined) return { text: "" };
  const titles = [...descendantsOf(chart, "c:title")].map(titleText);
  const series = [...descendantsOf(chart, "c:ser")].map((one) => {
    const values = childOf(one, "c:val") ?? childOf(one, "c:yVal");
    return {
      name: nameOf(childOf(one, "c:tx")),
      categories: categoriesOf(childOf(one, "c:cat") ?? childOf(one, "c:xVal")),
      values: points(values),
      numbers: rawValues(values),
    };
  });
  const categories = series.find((one) => one.categories.length > 0)?.categories ?? [];
  const length = Math.max(categories.length, ...series.map(({ values }) => values.length), 0);
  const rows = Array.from({ length }, (_, at) =>
    [categories[at] ?? "", ...series.map(({ values }) => values[at] ?? "")].join("\t"),
  );
  const names = series.some(({ name }) => name !== "") ? [["", ...series.map(({ name }) => name)].join("\t")] : [];
  const text = [...titles, ...names, ...rows]
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
  const data = toChart(chart, series, categories);
  return data === null ? { text } : { text, chart: data };
}

interface ReadSeries {
  readonly name: string;
  readonly categories: readonly string[];
  readonly values: readonly string[];
  readonly numbers: readonly number[];
}

/** Chart kinds by plot element; others have only text. */
const KINDS: Readonly<Record<string, ChartKind>> = {
  "c:barChart": "bar",
  "c:bar3DChart": "bar",
  "c:lineChart": "line",
  "c:line3DChart": "line",
  "c:areaChart": "area",
  "c:area3DChart": "area",
  "c:pieChart": "pie",
  "c:pie3DChart": "pie",
  "c:doughnutChart": "pie",
  "c:ofPieChart": "pie",
  "c:scatterChart": "scatter",
};

function toChart(chart: XmlElement, series: readonly ReadSeries[], categories: readonly string[]): Chart | null {
  const area = childOf(chart, "c:plotArea");
  if (area === undefined) return null;
  const kinds = new Set(childrenOf(area).flatMap(({ name }) => KINDS[name] ?? []));
  const kind = kinds.size === 1 ? [...kinds][0]! : "combined";
  if (kinds.size === 0 || series.length === 0) return null;
  // A pie chart has no axes.
  const [x, y] = [axisTitle(area, ["c:catAx", "c:dateAx"]), axisTitle(area, ["c:valAx"])];
  const read = series.map(({ name, categories: own, values, numbers }) => ({
    name,
    points: numbers.flatMap((value, at) => {
      const category = (own.length > 0 ? own : categories)[at] ?? String(at + 1);
      const number = Number(category);
      const place = kind === "scatter" && category.trim() !== "" && Number.isFinite(number) ? number : category;
      return Number.isFinite(value) ? [{ x: place, y: value, printed: values[at]! }] : [];
    }),
  }));
  if (read.every(({ points: own }) => own.length === 0)) return null;
  return { kind, title: titleText(childOf(chart, "c:title")), x, y, notes: "", series: read };
}

function axisTitle(area: XmlElement, names: readonly string[]): string {
  const axis = childrenOf(area).find(({ name }) => names.includes(name));
  return titleText(childOf(axis, "c:title"));
}

function titleText(title: XmlElement | undefined): string {
  if (title === undefined) return "";
  return [...descendantsOf(title, "a:t"), ...descendantsOf(title, "c:v")].map(textOf).join("");
}

/** The values as numbers; NaN for a point without one. */
function rawValues(element: XmlElement | undefined): number[] {
  const found: number[] = [];
  if (element === undefined) return found;
  for (const point of descendantsOf(element, "c:pt")) {
    const at = Number(point.attributes.get("idx") ?? found.length);
    const value = childrenOf(point, "c:v").map(textOf).join("").trim();
    if (at < MAX_POINTS) found[at] = value === "" ? Number.NaN : Number(value);
  }
  return Array.from(found, (value) => value ?? Number.NaN);
}

/** More points than a reader could make use of. */
const MAX_POINTS = 10_000;

/** The name of a series comes from a cell or is written in the chart. */
function nameOf(element: XmlElement | undefined): string {
  if (element === undefined) return "";
  return points(element)[0] ?? [...descendantsOf(element, "c:v")].map(textOf).join("");
}

/** Categories of several levels (2025: January, February …) have names of all levels, the outer first. */
function categoriesOf(element: XmlElement | undefined): string[] {
  const levels = element === undefined ? [] : [...descendantsOf(element, "c:lvl")].map(points);
  if (levels.length === 0) return points(element);
  const [inner = [], ...outer] = levels;
  return inner.map((name, at) => [...outer.map((level) => nameAt(level, at)).toReversed(), name].join(" ").trim());
}

/** The name of an outer level is stored at its first category. */
function nameAt(level: readonly string[], at: number): string {
  return level.slice(0, at + 1).findLast((name) => name !== "") ?? "";
}

/**
 * Points by number, with the values from the last save in their number format; more than a reader could
 * make use of are left out.
 */
function points(element: XmlElement | undefined): string[] {
  const found: string[] = [];
  if (element === undefined) return found;
  const pattern = [...descendantsOf(element, "c:formatCode")].map(textOf)[0];
  const shown = pattern === undefined ? undefined : valueFormat(pattern, false);
  for (const point of descendantsOf(element, "c:pt")) {
    const at = Number(point.attributes.get("idx") ?? found.length);
    const value = childrenOf(point, "c:v").map(textOf).join("");
    const isNumber = value.trim() !== "" && Number.isFinite(Number(value));
    if (at < MAX_POINTS) found[at] = shown !== undefined && isNumber ? shown.number(Number(value)) : value;
  }
  return Array.from(found, (value) => value ?? "");
}
