import { EngineError } from "../../../document/errors.ts";
import type { Archive } from "../../archive/open-archive.ts";
import { parseXml } from "../../xml/parse-xml.ts";
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { mathmlToLatex } from "./mathml-to-latex.ts";
import { odfRows } from "./odf-table.ts";

/** What an object of its own shows amid the text: an equation, or a chart. */
export interface OdfObject {
  readonly kind: "math" | "chart";
  readonly text: string;
}

/** More of them than any document of people's has. */
const MAX_OBJECTS = 2000;

/** Equations and charts lie in folders of their own; one that cannot be read costs no other. */
export async function readObjects(archive: Archive, body: XmlElement): Promise<ReadonlyMap<string, OdfObject>> {
  const objects = new Map<string, OdfObject>();
  for (const { attributes } of descendantsOf(body, "draw:object")) {
    const address = attributes.get("xlink:href") ?? "";
    if (address === "" || objects.has(address) || objects.size === MAX_OBJECTS) continue;
    try {
      const part = await archive.read(`${address.replace(/^\.\//, "")}/content.xml`);
      const object = part === null ? null : toObject(parseXml(part));
      if (object !== null) objects.set(address, object);
    } catch (error) {
      if (!EngineError.isInstance(error)) throw error;
    }
  }
  return objects;
}

function toObject(root: XmlElement): OdfObject | null {
  if (root.name === "math:math") return { kind: "math", text: mathmlToLatex(root) };
  const chart = childOf(root, "office:body", "office:chart", "chart:chart");
  return chart === undefined ? null : { kind: "chart", text: chartText(chart) };
}

/** Its titles, then a line a category with the values of all series. */
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
