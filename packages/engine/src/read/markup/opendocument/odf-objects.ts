import { EngineError } from "../../../document/errors.ts";
import type { Chart, ChartKind } from "../../../document/chart.ts";
import type { Archive } from "../../archive/open-archive.ts";
import { parseXml } from "../../xml/parse-xml.ts";
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { mathmlToLatex } from "./mathml-to-latex.ts";
import { odfRows } from "./odf-table.ts";

/** The content of an embedded object: an equation or a chart. */
export interface OdfObject {
  readonly kind: "math" | "chart";
  readonly text: string;
  readonly chart?: Chart;
}

/** More than any real document has. */
const MAX_OBJECTS = 2000;

/** Reads equations and charts, which are in separate folders; one that cannot be read does not affect the others. */
export async function readObjects(archive: Archive, body: XmlElement): Promise<ReadonlyMap<string, OdfObject>> {
  const objects = new Map<string, OdfObject>();
  for (const { attributes } of descendantsOf(body, "draw:object")) {
    const address = attributes.get("xlink:href") ?? "";
    if (address === "" || objects.has(address) || objects.size === MAX_OBJECTS) continue;
    try {
      // Folder names may end with a slash.
      const part = await archive.read(`${address.replace(/^\.\//, "").replace(/\/$/, "")}/content.xml`);
      const object = part === null ? null : toObject(parseXml(part));
      if (object !== null) objects.set(address, object);
    } catch (error) {
      if (!EngineError.isInstance(error)) throw error;
    }
  }
  return objects;
}

/** The data of a chart, for its figure. */
export function chartOf(object: OdfObject | undefined): Pick<OdfObject, "chart"> {
  return object?.chart === undefined ? {} : { chart: object.chart };
}

function toObject(root: XmlElement): OdfObject | null {
  if (root.name === "math:math") return { kind: "math", text: mathmlToLatex(root) };
  const chart = childOf(root, "office:body", "office:chart", "chart:chart");
  if (chart === undefined) return null;
  const data = toChart(chart);
  return { kind: "chart", text: chartText(chart), ...(data && { chart: data }) };
}

const KINDS: Readonly<Record<string, ChartKind>> = {
  "chart:bar": "bar",
  "chart:line": "line",
  "chart:area": "area",
  "chart:circle": "pie",
  "chart:ring": "pie",
};

/** The table that the file stores next to a chart: series in columns, categories in rows. */
function toChart(chart: XmlElement): Chart | null {
  const kind = KINDS[chart.attributes.get("chart:class") ?? ""];
  const [header, ...rows] = childrenOf(chart, "table:table")
    .flatMap((table) => [...odfRows(table)])
    .map(({ row }) => childrenOf(row, "table:table-cell"));
  if (kind === undefined || header === undefined || rows.length === 0) return null;
  const series = header.slice(1).map((name, column) => ({
    name: plain(name),
    points: rows.flatMap((cells) => {
      const cell = cells[column + 1];
      const value = Number(cell?.attributes.get("office:value") ?? Number.NaN);
      return Number.isFinite(value) ? [{ x: plain(cells[0]!), y: value, printed: plain(cell!) }] : [];
    }),
  }));
  if (series.every(({ points }) => points.length === 0)) return null;
  const title = childrenOf(chart, "chart:title").map(plain).join(" ");
  const area = childOf(chart, "chart:plot-area");
  const axes = area === undefined ? [] : childrenOf(area, "chart:axis");
  const titleOf = (dimension: string): string => {
    const axis = axes.find(({ attributes }) => attributes.get("chart:dimension") === dimension);
    return axis === undefined ? "" : childrenOf(axis, "chart:title").map(plain).join(" ");
  };
  return { kind, title, x: titleOf("x"), y: titleOf("y"), notes: "", series };
}

/** Its titles, then a line per category with the values of all series. */
function chartText(chart: XmlElement): string {
  const titles = childrenOf(chart).filter(({ name }) => name === "chart:title" || name === "chart:subtitle");
  const rows = childrenOf(chart, "table:table").flatMap((table) => [...odfRows(table)]);
  const lines = rows.map(({ row }) => childrenOf(row, "table:table-cell").map(plain).join("\t"));
  return [...titles.map(plain), ...lines]
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function plain(element: XmlElement): string {
  return textOf(element).replaceAll(/\s+/gu, " ").trim();
}
