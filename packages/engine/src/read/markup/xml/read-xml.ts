import type { Warning } from "../../../document/document.ts";
import { EngineError } from "../../../document/errors.ts";
import type { Markup, MarkupBlock, MarkupTable } from "../../../markup-layout/markup.ts";
import { parseBrokenXml, parseXml } from "../../xml/parse-xml.ts";
import { childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { unflatten } from "../ooxml/flat-package.ts";
import { decodeText } from "../text/decode-text.ts";
import { documentHtml } from "./document-html.ts";
import { hasOwnText, localName } from "./element-queries.ts";
import { opmlHtml } from "./opml-html.ts";
import { svgHtml } from "./svg-html.ts";

/**
 * Reads an XML file as a record: elements with child elements become headings, elements with text become
 * `name: text`, and sibling elements of one name become the rows of a table. Texts in DocBook, JATS, TEI and FictionBook, outlines in OPML and
 * the words of drawings in SVG are read as texts, and Office documents in a single XML file as Office documents. The file itself is added as an
 * attachment, so that programs which know its vocabulary, such as that of electronic invoices, can read it as data.
 *
 * @throws EngineError `damaged_document`
 */
export async function readXml(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const { root, warnings } = parseOrMend(bytes);
  if (root.name === "ss:Workbook") return (await import("../spreadsheet/read-xml-book.ts")).readXmlBook(root, options);
  if (root.name === "pkg:package") {
    return (await import("../ooxml/read-office.ts")).readOffice(unflatten(root), options);
  }
  return {
    parts: [{ kind: "flow", blocks: (await textBlocks(root, options)) ?? recordBlocks(root) }],
    warnings,
    attachments: [{ name: "document.xml", text: decodeText(bytes) }],
  };
}

/** Null for a record, as opposed to a text written by people. */
async function textBlocks(root: XmlElement, options: MarkupOptions): Promise<readonly MarkupBlock[] | null> {
  const name = localName(root);
  const html = name === "svg" ? svgHtml(root) : name === "opml" ? opmlHtml(root) : documentHtml(root);
  return html === null ? null : (await import("../html/read-html.ts")).htmlBlocks(html, options);
}

function recordBlocks(root: XmlElement): readonly MarkupBlock[] {
  const blocks: MarkupBlock[] = [{ type: "Title", level: 1, text: labelOf(root) }];
  addContent(root, 1, blocks);
  return blocks;
}

/** XML that is not well-formed is read as far as possible: truncated exports have much content before the cut. */
function parseOrMend(bytes: Uint8Array): { readonly root: XmlElement; readonly warnings: readonly Warning[] } {
  try {
    return { root: parseXml(bytes), warnings: [] };
  } catch (error) {
    if (!EngineError.isInstance(error)) throw error;
    const root = parseBrokenXml(bytes);
    if (root.children.length === 0) throw error;
    const message =
      "The XML of this document is not well-formed: it was read on, and parts of it may be missing or misplaced. Export it again.";
    return { root, warnings: [{ code: "xml_not_well_formed", message }] };
  }
}

const DEEPEST_LEVEL = 6;
/** Wider tables are unreadable; their rows become sections instead. */
const MAX_COLUMNS = 14;

function addContent(element: XmlElement, level: number, blocks: MarkupBlock[]): void {
  const children = childrenOf(element);
  for (let at = 0; at < children.length;) {
    const child = children[at]!;
    let end = at + 1;
    while (end < children.length && children[end]!.name === child.name) end++;
    const table = end - at > 1 ? toTable(children.slice(at, end)) : null;
    if (table !== null) blocks.push(heading(child, level), { type: "Table", text: "", table });
    else for (const one of children.slice(at, end)) addElement(one, level, blocks);
    at = end;
  }
}

function addElement(element: XmlElement, level: number, blocks: MarkupBlock[]): void {
  if (isLeaf(element)) {
    const text = printed(element);
    if (text !== "") blocks.push({ type: "Text", text: `${labelOf(element)}: ${text}` });
    return;
  }
  blocks.push(heading(element, level));
  addContent(element, level + 1, blocks);
}

function heading(element: XmlElement, level: number): MarkupBlock {
  return { type: "Section Header", level: Math.min(DEEPEST_LEVEL, level + 1), text: labelOf(element) };
}

/** Rows of elements of one name, with a column for each path to a text. Null if there are too many columns. */
function toTable(elements: readonly XmlElement[]): MarkupTable | null {
  const rows = elements.map((element) => {
    const row = new Map<string, string>();
    for (const [path, text] of leavesOf(element, "")) {
      const before = row.get(path);
      row.set(path, before === undefined ? text : `${before}; ${text}`);
    }
    return row;
  });
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  if (columns.length < 2 || columns.length > MAX_COLUMNS) return null;
  const names = columns.map((path) => path.split("/").map(wordsOf).join(" "));
  const lines = [names, ...rows.map((row) => columns.map((column) => row.get(column) ?? ""))];
  const cells = lines.flatMap((line, row) =>
    line.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, header: row === 0, text })),
  );
  return { rowCount: lines.length, columnCount: columns.length, cells };
}

function* leavesOf(element: XmlElement, path: string): Generator<[string, string]> {
  if (isLeaf(element)) {
    const text = printed(element);
    if (text !== "") yield [path === "" ? localName(element) : path, text];
    return;
  }
  for (const child of childrenOf(element)) {
    yield* leavesOf(child, path === "" ? localName(child) : `${path}/${localName(child)}`);
  }
}

/** An element within text belongs to that text. */
function isLeaf(element: XmlElement): boolean {
  return element.children.every((child) => typeof child === "string") || hasOwnText(element);
}

/** The text, with the attributes that qualify it. */
function printed(element: XmlElement): string {
  const text = textOf(element).trim().replaceAll(/\s+/gu, " ");
  // 102 is a date without separators (UN/EDIFACT 2379).
  const date = element.attributes.get("format") === "102" ? /^(\d{4})(\d\d)(\d\d)$/u.exec(text) : null;
  if (date !== null) return `${date[1]}-${date[2]}-${date[3]}`;
  const attributes = [...element.attributes]
    .filter(([name]) => !name.startsWith("xmlns") && !name.includes(":"))
    .map(([name, value]) => `${name} ${value}`);
  if (attributes.length === 0) return text;
  return text === "" ? attributes.join(", ") : `${text} (${attributes.join(", ")})`;
}

function labelOf(element: XmlElement): string {
  return wordsOf(localName(element));
}

/** Splits `InvoiceCurrencyCode` and `invoice_currency_code` into words. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ")
    .replaceAll(/(\p{Lu}+)(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .replaceAll(/[_.-]+/gu, " ");
}
