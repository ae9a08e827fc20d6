import { picturesAt } from "../../../markup-layout/block-images.ts";
import type { Markup, MarkupBlock, MarkupFigure } from "../../../markup-layout/markup.ts";
import { childOf, childrenOf, descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { diagramText } from "../ooxml/diagram-text.ts";
import { readChart } from "../ooxml/read-chart.ts";
import type { OfficePackage, Relationship } from "../ooxml/open-package.ts";
import { readNumbering } from "./numbering.ts";
import { readBlocks } from "./read-blocks.ts";
import { isSwitchedOn } from "./on-off.ts";
import { readStyles } from "./styles.ts";
import { readPart, type WordDocument, type WordNotes } from "./word-document.ts";

/** Points per twentieth of a point, Word's unit for pages. */
const POINTS = 1 / 20;

/** Reads a Word document: its body in order, with notes where they are referred to, between headers and footers. */
export async function readWord(file: OfficePackage, options: MarkupOptions): Promise<Markup> {
  const relationships = await file.relationships(file.main);
  const part = (type: string): Promise<XmlElement | null> => readPart(file, type, relationships);
  const styles = await part("styles");
  const document: WordDocument = {
    styles: readStyles(styles),
    numbering: readNumbering(await part("numbering"), languageOf(styles)),
    footnotes: await readNotes(file, relationships, "footnote"),
    endnotes: await readNotes(file, relationships, "endnote"),
    comments: await readNotes(file, relationships, "comment"),
    imageOf: picturesAt(options.images, (address) => file.picture(address)),
    charts: await readCharts(file, relationships),
    chunks: await readChunks(file, relationships, options),
    relationships,
    include: new Set(options.include),
  };
  const root = await file.xml(file.main);
  // A document has one body (ECMA-376, 17.2.2); merged by programs it may have several, which LibreOffice shows one after another.
  const [first, ...others] = root === null ? [] : childrenOf(root, "w:body");
  if (first === undefined) return { parts: [{ kind: "flow", blocks: [] }], warnings: [] };
  const body = others.length === 0 ? first : { ...first, children: [first, ...others].flatMap((one) => one.children) };
  const shown = await shownKinds(file, body, relationships);
  const headers = await readRepeated(file, body, document, "header", shown);
  const footers = await readRepeated(file, body, document, "footer", shown);
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

/** The default language of the text. */
function languageOf(styles: XmlElement | null): string | undefined {
  const usual = childOf(styles ?? undefined, "w:docDefaults", "w:rPrDefault", "w:rPr", "w:lang");
  return usual?.attributes.get("w:val");
}

async function readNotes(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
  kind: "footnote" | "endnote" | "comment",
): Promise<WordNotes> {
  const byId = new Map<string, XmlElement>();
  const part = [...relationships.values()].find(({ type, isExternal }) => type === `${kind}s` && !isExternal);
  const root = part === undefined ? null : await file.xml(part.target);
  for (const element of root === null ? [] : childrenOf(root, `w:${kind}`)) {
    // Separators of notes have types; notes have none.
    if (!element.attributes.has("w:type")) byId.set(element.attributes.get("w:id") ?? "", element);
  }
  return { byId, relationships: part === undefined ? new Map() : await file.relationships(part.target) };
}

async function readCharts(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<ReadonlyMap<string, MarkupFigure>> {
  const charts = new Map<string, MarkupFigure>();
  for (const { type, target } of relationships.values()) {
    if (type === "chart") charts.set(target, readChart(await file.xml(target)));
    if (type === "diagramData") charts.set(target, { text: diagramText(await file.xml(target)) });
  }
  return charts;
}

/** Embedded documents of any format, which Word merges when it opens the file (ECMA-376, 17.17.2.1). */
async function readChunks(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
  { readInside }: MarkupOptions,
): Promise<WordDocument["chunks"]> {
  const chunks = new Map<string, readonly MarkupBlock[]>();
  for (const { type, target, isExternal } of relationships.values()) {
    if (type !== "aFChunk" || isExternal) continue;
    const bytes = await file.bytes(target);
    const markup = bytes === null ? null : ((await readInside?.(bytes)) ?? null);
    const blocks = markup?.parts.flatMap((one) => one.blocks);
    if (blocks !== undefined) chunks.set(target, blocks);
  }
  return chunks;
}

/** Kinds of headers and footers in use: those of first and even pages only if the document distinguishes them. */
async function shownKinds(
  file: OfficePackage,
  body: XmlElement,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<ReadonlySet<string>> {
  const settings = await readPart(file, "settings", relationships);
  const sections = [...descendantsOf(body, "w:sectPr")];
  return new Set([
    "default",
    ...(sections.some((section) => isSwitchedOn(section, "w:titlePg")) ? ["first"] : []),
    ...(settings !== null && isSwitchedOn(settings, "w:evenAndOddHeaders") ? ["even"] : []),
  ]);
}

/** Headers or footers of all sections, without duplicates. */
async function readRepeated(
  file: OfficePackage,
  body: XmlElement,
  document: WordDocument,
  kind: "header" | "footer",
  shown: ReadonlySet<string>,
): Promise<MarkupBlock[]> {
  const blocks = new Map<string, MarkupBlock>();
  for (const reference of descendantsOf(body, `w:${kind}Reference`)) {
    if (!shown.has(reference.attributes.get("w:type") ?? "default")) continue;
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
