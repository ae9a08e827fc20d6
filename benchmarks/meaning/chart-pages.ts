/** Charts drawn by web libraries and printed by Chromium. None of the libraries was used to develop the reading of charts. */
import { readFile } from "node:fs/promises";
import type { ChartData, ChartKind } from "./chart-data.ts";

export type ChartLibrary = "billboard" | "frappe";

const SCRIPTS: Readonly<Record<ChartLibrary, string>> = {
  billboard: import.meta.resolve("billboard.js/dist/billboard.pkgd.min.js"),
  frappe: import.meta.resolve("frappe-charts/dist/frappe-charts.min.umd.js"),
};

/** Kinds that each library can draw; other charts are not made. */
export const DRAWN: Readonly<Record<ChartLibrary, readonly ChartKind[]>> = {
  billboard: ["bar", "lying", "grouped", "stacked", "line", "pie"],
  frappe: ["bar", "grouped", "stacked", "line"],
};

export async function chartPage(library: ChartLibrary, data: ChartData): Promise<string> {
  const script = await readFile(new URL(SCRIPTS[library]), "utf8");
  const draw = library === "billboard" ? billboard(data) : frappe(data);
  // Without its style sheet, billboard fills lines and shows helper elements; these are the rules that matter.
  const style =
    "body{font:13px Arial;margin:0} .bb path,.bb line{fill:none;stroke:#555} .bb .bb-bar,.bb .bb-arc path,.bb .bb-arc,.bb .bb-circle{stroke:none} .bb text{fill:#222;stroke:none} .bb-event-rect,.bb-zoom-rect{fill:none} .bb-xgrid-focus,.bb-tooltip-container{display:none} .bb-grid line{stroke:#ddd}";
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><p>The council reads these numbers each spring.</p><div id="chart" style="width:560px;height:340px"></div><p>They are taken from the books of the year.</p><script>${script}</script><script>${draw}</script>`;
}

function billboard({ kind, title, categories, series, colours }: ChartData): string {
  const columns =
    kind === "pie"
      ? categories.map((name, at) => [name, series[0]!.values[at]])
      : series.map(({ name, values }) => [name, ...values]);
  const names = series.map(({ name }) => name);
  const options = {
    bindto: "#chart",
    title: { text: title },
    size: { width: 560, height: 340 },
    transition: { duration: 0 },
    color: { pattern: kind === "pie" ? ["#264653", "#e76f51", "#2a9d8f", "#e9c46a", "#8a5a83"] : colours },
    data: {
      columns,
      type: kind === "pie" ? "pie" : kind === "line" ? "line" : "bar",
      groups: kind === "stacked" ? [names] : [],
      order: null,
    },
    axis: { rotated: kind === "lying", x: { type: "category", categories } },
    grid: { y: { show: kind !== "lying" } },
    legend: { show: kind === "pie" || series.length > 1 },
    pie: { label: { show: false } },
  };
  return `bb.generate(${JSON.stringify(options)});`;
}

function frappe({ kind, title, categories, series, colours }: ChartData): string {
  const options = {
    title,
    type: kind === "line" ? "line" : "bar",
    height: 340,
    animate: 0,
    colors: colours,
    barOptions: { stacked: kind === "stacked" ? 1 : 0 },
    data: { labels: categories, datasets: series.map(({ name, values }) => ({ name, values })) },
  };
  return `new frappe.Chart("#chart", ${JSON.stringify(options)});`;
}
