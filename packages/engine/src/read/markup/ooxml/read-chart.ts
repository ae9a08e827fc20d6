import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { valueFormat } from "../sheet/format-value.ts";

/** What a chart says: its title, then a line a category with the values of all series. */
export function readChart(root: XmlElement | null): string {
  const chart = root === null ? undefined : childOf(root, "c:chart");
  if (chart === undefined) return "";
  const titles = [...descendantsOf(chart, "c:title")].map((title) =>
    [...descendantsOf(title, "a:t"), ...descendantsOf(title, "c:v")].map(textOf).join(""),
  );
  const series = [...descendantsOf(chart, "c:ser")].map((one) => ({
    name: nameOf(childOf(one, "c:tx")),
    categories: categoriesOf(childOf(one, "c:cat") ?? childOf(one, "c:xVal")),
    values: points(childOf(one, "c:val") ?? childOf(one, "c:yVal")),
  }));
  const categories = series.find((one) => one.categories.length > 0)?.categories ?? [];
  const length = Math.max(categories.length, ...series.map(({ values }) => values.length), 0);
  const rows = Array.from({ length }, (_, at) =>
    [categories[at] ?? "", ...series.map(({ values }) => values[at] ?? "")].join("\t"),
  );
  const names = series.some(({ name }) => name !== "") ? [["", ...series.map(({ name }) => name)].join("\t")] : [];
  return [...titles, ...names, ...rows]
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The name of a series is taken from a cell, or written in the chart. */
function nameOf(element: XmlElement | undefined): string {
  if (element === undefined) return "";
  return points(element)[0] ?? [...descendantsOf(element, "c:v")].map(textOf).join("");
}

/** Categories of several levels (2025: January, February …) are named by all of them, the outer first. */
function categoriesOf(element: XmlElement | undefined): string[] {
  const levels = element === undefined ? [] : [...descendantsOf(element, "c:lvl")].map(points);
  if (levels.length === 0) return points(element);
  const [inner = [], ...outer] = levels;
  return inner.map((name, at) => [...outer.map((level) => nameAt(level, at)).toReversed(), name].join(" ").trim());
}

/** The name of an outer level is at the first of the categories that it is for. */
function nameAt(level: readonly string[], at: number): string {
  return level.slice(0, at + 1).findLast((name) => name !== "") ?? "";
}

/**
 * Points by their numbers, as they were when the chart was saved, written as their format shows them; more than a reader
 * could look at are left out.
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
    if (at < 10_000) found[at] = shown !== undefined && isNumber ? shown.number(Number(value)) : value;
  }
  return Array.from(found, (value) => value ?? "");
}
