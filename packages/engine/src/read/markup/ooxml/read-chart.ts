import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";

/** What a chart says: its title, then a line a category with the values of all series. */
export function readChart(root: XmlElement | null): string {
  const chart = root === null ? undefined : childOf(root, "c:chart");
  if (chart === undefined) return "";
  const titles = [...descendantsOf(chart, "c:title")].map((title) =>
    [...descendantsOf(title, "a:t"), ...descendantsOf(title, "c:v")].map(textOf).join(""),
  );
  const series = [...descendantsOf(chart, "c:ser")].map((one) => ({
    name: points(childOf(one, "c:tx"))[0] ?? "",
    categories: points(childOf(one, "c:cat") ?? childOf(one, "c:xVal")),
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

/** Points by their numbers, as they were when the chart was saved; more than a reader could look at are left out. */
function points(element: XmlElement | undefined): string[] {
  const found: string[] = [];
  for (const point of element === undefined ? [] : descendantsOf(element, "c:pt")) {
    const at = Number(point.attributes.get("idx") ?? found.length);
    if (at < 10_000) found[at] = childrenOf(point, "c:v").map(textOf).join("");
  }
  return Array.from(found, (value) => value ?? "");
}
