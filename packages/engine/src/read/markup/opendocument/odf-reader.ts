import type { FormattingInclude } from "@docsvc/openapi";
import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import { formatNumber, isPlainFormat } from "../number-format.ts";
import { isHiddenParagraph, type NoteCounter, type OdfContext, readOdfText } from "./odf-text.ts";
import { numberFormatOf } from "./odf-number-format.ts";
import { OdfOutline } from "./odf-outline.ts";
import { OdfStyles, stylesByName } from "./odf-styles.ts";
import { readOdfTable } from "./odf-table.ts";
import type { OpenDocumentFile } from "./open-odf.ts";
import { noteBlocks } from "../note-blocks.ts";

/** An open list: its marker format and the number of the next item. */
interface OpenList {
  readonly style: string | undefined;
  next: number;
}

const DEEPEST_HEADING = 6;

/** Character and paragraph styles with hidden text (ODF 1.3, part 3, 20.416). */
function hiddenStyles(styles: readonly XmlElement[]): ReadonlySet<string> {
  const hides = (style: XmlElement): boolean =>
    childrenOf(style, "style:text-properties").some(({ attributes }) => attributes.get("text:display") === "none");
  return new Set(styles.filter(hides).map(({ attributes }) => attributes.get("style:name") ?? ""));
}

/** Reads paragraphs, lists and tables of an OpenDocument file into blocks. */
export class OdfReader {
  readonly #styles: ReadonlyMap<string, XmlElement>;
  readonly #include: ReadonlySet<FormattingInclude>;
  readonly #context: OdfContext;
  readonly #notes: NoteCounter = { count: 0 };
  readonly #lists: OpenList[] = [];
  readonly #continued = new Map<string, number>();
  readonly #outline: OdfOutline;
  #blocks: MarkupBlock[] = [];

  /** Marker of an item whose list has neither bullets nor numbers. */
  readonly #unmarked: "•" | undefined;

  constructor(
    { styles, objects, imageOf }: Pick<OpenDocumentFile, "styles" | "objects" | "imageOf">,
    include: ReadonlySet<FormattingInclude>,
    unmarked: "•" | undefined = "•",
  ) {
    this.#unmarked = unmarked;
    this.#styles = stylesByName(styles);
    this.#include = include;
    this.#outline = new OdfOutline(styles.find(({ name }) => name === "text:outline-style"));
    this.#context = { hidden: hiddenStyles(styles), objects, imageOf, styles: new OdfStyles(this.#styles) };
  }

  read(container: XmlElement): MarkupBlock[] {
    const before = this.#blocks;
    this.#blocks = [];
    this.#readChildren(container);
    const read = this.#blocks;
    this.#blocks = before;
    return read;
  }

  /** A standalone table. */
  readTable(element: XmlElement): MarkupBlock[] {
    const table = readOdfTable(element, (cell) => this.read(cell));
    return table === null ? [] : [{ type: "Table", text: "", table }];
  }

  #readChildren(container: XmlElement): void {
    for (const child of childrenOf(container)) this.#readChild(child);
  }

  #readChild(child: XmlElement): void {
    switch (child.name) {
      case "text:h": {
        const level = Number(child.attributes.get("text:outline-level") ?? 1) || 1;
        const number = this.#lists.length === 0 ? this.#outline.next(child, level) : "";
        return this.#readParagraph(child, { type: "Section Header", level: Math.min(DEEPEST_HEADING, level) }, number);
      }
      case "text:p":
        return this.#readParagraph(child, this.#isTitle(child) ? { type: "Title", level: 1 } : { type: "Text" });
      case "text:list":
        return this.#readList(child);
      case "table:table":
        return void this.#blocks.push(...this.readTable(child));
      case "text:section":
        return isHiddenSection(child) ? undefined : this.#readChildren(child);
      case "text:tracked-changes":
      case "office:forms":
      case "text:sequence-decls":
      case "text:variable-decls":
      case "text:user-field-decls":
        return undefined;
      case "draw:frame":
      case "draw:g":
        return this.#readParagraph(child, { type: "Text" });
      default:
        // Sections, indexes and groups.
        return this.#readChildren(child);
    }
  }

  #isTitle({ attributes }: XmlElement): boolean {
    let name = attributes.get("text:style-name");
    for (let step = 0; name !== undefined && step < 20; step += 1) {
      if (name === "Title") return true;
      name = this.#styles.get(name)?.attributes.get("style:parent-style-name");
    }
    return false;
  }

  /** @param number - number of a heading, by which texts refer to it */
  #readParagraph(
    paragraph: XmlElement,
    name: Pick<MarkupBlock, "type" | "level" | "marker">,
    number: string = "",
  ): void {
    if (isHiddenParagraph(paragraph, this.#context)) return;
    const styleName = paragraph.attributes.get("text:style-name") ?? "";
    const style = this.#context.styles.paragraph(styleName, name.type !== "Text" && name.type !== "List Item");
    const inline = readOdfText(paragraph, this.#include, this.#notes, this.#context, style);
    const { text, notes, comments, boxes, figures } = inline;
    if (style.isCode && name.type === "Text") this.#pushCode(text, name.level);
    else if (text !== "") {
      const quote = style.isQuote && name.type === "Text" ? { quote: 1 } : {};
      const defined = style.definition !== undefined && name.type === "Text" ? { definition: style.definition } : {};
      const numbered = number === "" ? text : `${number} ${text}`;
      this.#blocks.push({
        ...name,
        text: numbered,
        ...quote,
        ...defined,
        ...(comments.length === 0 ? {} : { comments }),
      });
    }
    for (const figure of figures) this.#blocks.push({ type: "Figure", ...figure });
    for (const box of boxes) this.#blocks.push(...this.read(box));
    for (const { body, mark } of notes) this.#blocks.push(...noteBlocks(mark, this.read(body)));
  }

  /** A paragraph per line of code, as in editors. */
  #pushCode(text: string, level: number | undefined): void {
    const last = this.#blocks.at(-1);
    if (last?.preformatted === true && last.level === level) {
      this.#blocks[this.#blocks.length - 1] = { ...last, text: `${last.text}\n${text}` };
    } else if (text !== "") {
      this.#blocks.push({ type: "Text", text, preformatted: true, ...(level !== undefined && { level }) });
    }
  }

  #readList(list: XmlElement): void {
    const style = list.attributes.get("text:style-name") ?? this.#lists.at(-1)?.style;
    const level = this.#lists.length + 1;
    const shape = this.#levelOf(style, level);
    const continuesList =
      list.attributes.get("text:continue-numbering") === "true" || list.attributes.has("text:continue-list");
    const key = `${style ?? ""} ${level}`;
    const first = Number(shape?.attributes.get("text:start-value") ?? 1) || 1;
    const open: OpenList = { style, next: continuesList ? (this.#continued.get(key) ?? first) : first };
    this.#lists.push(open);
    for (const item of childrenOf(list)) {
      if (item.name === "text:list-item") this.#readItem(item, open, shape, level);
      else if (item.name === "text:list-header") this.#readChildren(item);
    }
    this.#lists.pop();
    this.#continued.set(key, open.next);
  }

  #readItem(item: XmlElement, open: OpenList, shape: XmlElement | undefined, level: number): void {
    const start = Number(item.attributes.get("text:start-value"));
    if (start > 0) open.next = start;
    let isFirst = true;
    for (const child of childrenOf(item)) {
      if (child.name !== "text:p" || !isFirst) {
        if (child.name === "text:p") this.#readParagraph(child, { type: "Text", level });
        else this.#readChild(child);
        if (child.name === "text:h") isFirst = false;
        continue;
      }
      const marker = markerOf(shape, open.next) ?? this.#unmarked;
      if (isBlank(shape)) this.#readParagraph(child, { type: "Text", level });
      else this.#readParagraph(child, marker === undefined ? { type: "Text" } : { type: "List Item", level, marker });
      open.next += 1;
      isFirst = false;
    }
  }

  #levelOf(style: string | undefined, level: number): XmlElement | undefined {
    const list = style === undefined ? undefined : this.#styles.get(style);
    return list === undefined
      ? undefined
      : childrenOf(list).find(({ attributes }) => attributes.get("text:level") === String(level));
  }
}

/** A section may be hidden always, or by a condition that was true when the file was saved (ODF 1.3, part 3, 5.4). */
function isHiddenSection({ attributes }: XmlElement): boolean {
  const display = attributes.get("text:display") ?? "true";
  return display === "none" || (display === "condition" && attributes.get("text:is-hidden") === "true");
}

/** Programs write further paragraphs of an item as items of a list with a blank bullet. */
function isBlank(shape: XmlElement | undefined): boolean {
  const bullet = shape?.name === "text:list-level-style-bullet" ? shape.attributes.get("text:bullet-char") : undefined;
  return bullet !== undefined && bullet !== "" && bullet.trim() === "";
}

/** Letters and Roman numerals of plain lists are only formatting; in Markdown and HTML such lists have digits. */
function markerOf(shape: XmlElement | undefined, value: number): string | undefined {
  if (shape?.name !== "text:list-level-style-number") return "•";
  const format = shape.attributes.get("style:num-format") ?? "1";
  if (format === "") return undefined;
  const suffix = shape.attributes.get("style:num-suffix") ?? ".";
  const prefix = shape.attributes.get("style:num-prefix") ?? "";
  const name = numberFormatOf(shape.attributes.get("loext:num-format") ?? format);
  const isPlain = prefix === "" && /^[.)]$/.test(suffix) && isPlainFormat(name);
  return isPlain ? `${value}${suffix}` : `${prefix}${formatNumber(value, name)}${suffix}`;
}
