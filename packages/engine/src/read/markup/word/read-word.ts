import type { Markup, MarkupBlock } from "../../../markup/markup.ts";
import { childOf, childrenOf, descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-readers.ts";
import { readChart } from "../ooxml/read-chart.ts";
import type { OfficePackage, Relationship } from "../ooxml/open-package.ts";
import { readNumbering } from "./numbering.ts";
import { readBlocks } from "./read-blocks.ts";
import { readStyles } from "./styles.ts";
import { readPart, type WordDocument } from "./word-document.ts";

/** Points of a twentieth of a point, which Word measures pages in. */
const POINTS = 1 / 20;

/** Reads a Word document: its body in order, with notes where they are referred to, between its headers and footers. */
export async function readWord(file: OfficePackage, { include = [] }: MarkupOptions): Promise<Markup> {
  const relationships = await file.relationships(file.main);
  const part = (type: string): Promise<XmlElement | null> => readPart(file, type, relationships);
  const document: WordDocument = {
    styles: readStyles(await part("styles")),
    numbering: readNumbering(await part("numbering")),
    footnotes: byId(await part("footnotes"), "w:footnote"),
    endnotes: byId(await part("endnotes"), "w:endnote"),
    comments: byId(await part("comments"), "w:comment"),
    charts: await readCharts(file, relationships),
    relationships,
    include: new Set(include),
  };
  const root = await file.xml(file.main);
  const body = root === null ? undefined : childOf(root, "w:body");
  if (body === undefined) return { parts: [{ kind: "flow", blocks: [] }], warnings: [] };
  const headers = await readRepeated(file, body, document, "header");
  const footers = await readRepeated(file, body, document, "footer");
  const size = [...descendantsOf(body, "w:pgSz")].at(-1)?.attributes;
  const width = Number(size?.get("w:w")) * POINTS;
  const height = Number(size?.get("w:h")) * POINTS;
  return {
    parts: [
      {
        kind: "flow",
        ...(width >= 72 && height >= 72 ? { pageSize: { width, height } } : {}),
        blocks: [...headers, ...readBlocks(body, document), ...footers],
      },
    ],
    warnings: [],
  };
}

function byId(root: XmlElement | null, name: string): ReadonlyMap<string, XmlElement> {
  const found = new Map<string, XmlElement>();
  for (const element of root === null ? [] : childrenOf(root, name)) {
    // Separators of notes have types; notes have none.
    if (!element.attributes.has("w:type")) found.set(element.attributes.get("w:id") ?? "", element);
  }
  return found;
}

async function readCharts(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<ReadonlyMap<string, string>> {
  const charts = new Map<string, string>();
  for (const { type, target } of relationships.values()) {
    if (type === "chart") charts.set(target, readChart(await file.xml(target)));
  }
  return charts;
}

/** Headers or footers of all sections, each text once. */
async function readRepeated(
  file: OfficePackage,
  body: XmlElement,
  document: WordDocument,
  kind: "header" | "footer",
): Promise<MarkupBlock[]> {
  const blocks = new Map<string, MarkupBlock>();
  for (const reference of descendantsOf(body, `w:${kind}Reference`)) {
    const target = document.relationships.get(reference.attributes.get("r:id") ?? "")?.target;
    const root = target === undefined ? null : await file.xml(target);
    if (root === null || target === undefined) continue;
    const own = { ...document, relationships: await file.relationships(target) };
    for (const { text, table } of readBlocks(root, own)) {
      const content = table === undefined ? text : table.cells.map((cell) => cell.text).join(" ");
      if (content !== "") blocks.set(content, { type: kind === "header" ? "Header" : "Footer", text: content });
    }
  }
  return [...blocks.values()];
}
