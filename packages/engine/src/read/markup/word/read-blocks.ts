import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { tidyText } from "../tidy-text.ts";
import { alternative } from "./drawing.ts";
import { type Inline, InlineReader } from "./inline-text.ts";
import { withoutMarks } from "../../../styled/style-marks.ts";
import type { RunTraits } from "./run-style.ts";
import { hidesText, paragraphTraits, type ParagraphTraits } from "./styles.ts";
import { frameOf, readTable } from "./read-table.ts";
import type { WordDocument } from "./word-document.ts";
import { noteBlocks } from "../note-blocks.ts";

/** The contract has six heading levels; deeper headings get the sixth. */
const DEEPEST_HEADING = 6;

/** Reads the content of a part, cell or box as blocks in order. */
export function readBlocks(
  container: XmlElement,
  document: WordDocument,
  reader: InlineReader = new InlineReader(document),
): MarkupBlock[] {
  return new BlockReader(document, reader).read(container);
}

/** Reads the content of a cell or a text box; its notes follow the table that contains the cell. */
function readInner(
  container: XmlElement,
  document: WordDocument,
  { reader, notes }: { readonly reader: InlineReader; readonly notes: MarkupBlock[] | null },
): MarkupBlock[] {
  return new BlockReader(document, reader, notes).read(container);
}

class BlockReader {
  readonly #document: WordDocument;
  readonly #reader: InlineReader;
  readonly #blocks: MarkupBlock[] = [];
  /** Text of a paragraph whose end is deleted: it continues in the next one. */
  #open = "";
  #breaksPage = false;

  /** Notes of cells; null if notes follow the paragraph that refers to them. */
  readonly #notes: MarkupBlock[] | null;

  constructor(document: WordDocument, reader: InlineReader, notes: MarkupBlock[] | null = null) {
    this.#document = document;
    this.#reader = reader;
    this.#notes = notes;
  }

  read(container: XmlElement): MarkupBlock[] {
    this.#readChildren(container);
    if (this.#open.trim() !== "") this.#blocks.push({ type: "Text", text: this.#open.trim() });
    return this.#blocks;
  }

  #readChildren(container: XmlElement): void {
    for (const child of childrenOf(container)) this.#readChild(child);
  }

  #readChild(child: XmlElement): void {
    switch (child.name) {
      case "w:p":
        return this.#readParagraph(child);
      case "w:tbl": {
        const frame = frameOf(child);
        if (frame !== undefined) return this.#readChildren(frame);
        const notes = this.#notes ?? [];
        const table = readTable(child, {
          keepsDeleted: this.#document.include.has("change_tracking"),
          read: (cell) => readInner(cell, this.#document, { reader: this.#reader, notes }),
        });
        if (table !== null) this.#push({ type: "Table", text: "", table });
        if (this.#notes === null) for (const note of notes) this.#push(note);
        return undefined;
      }
      case "w:sdt":
        for (const content of childrenOf(child, "w:sdtContent")) this.#readChildren(content);
        return undefined;
      case "w:customXml":
      case "w:ins":
      case "w:moveTo":
      case "w:smartTag":
        return this.#readChildren(child);
      case "mc:AlternateContent":
        return this.#readChildren(alternative(child));
      case "w:altChunk":
        for (const block of this.#document.chunks.get(targetOf(child, this.#document)) ?? []) this.#push(block);
        return undefined;
      default:
        return undefined;
    }
  }

  #readParagraph(paragraph: XmlElement): void {
    const properties = childOf(paragraph, "w:pPr");
    const styleId = childOf(properties, "w:pStyle")?.attributes.get("w:val");
    const style = this.#document.styles.paragraph(styleId);
    const own = paragraphTraits(properties);
    const inline = this.#reader.read(paragraph, style.isHidden === true, inheritedText(style));
    if (childOf(properties, "w:pageBreakBefore") !== undefined || inline.breaksPage) this.#breaksPage = true;
    const text = this.#open + inline.text;
    const joinsNext = this.#joinsNext(properties);
    this.#open = joinsNext ? text : "";
    if (joinsNext || (text === "" && hidesText(childOf(properties, "w:rPr")))) this.#pushObjects(inline);
    else if (style.isCode === true) {
      const item = this.#listItem(style, own, styleId);
      this.#pushCode(withoutMarks(text).replace(/\s+$/, ""), inline, item?.isBlank === true ? item.level : undefined);
    } else this.#pushParagraph(tidyText(text), { style, own, styleId }, inline);
    if (childOf(properties, "w:sectPr", "w:type")?.attributes.get("w:val") !== "continuous") {
      this.#breaksPage ||= childOf(properties, "w:sectPr") !== undefined;
    }
  }

  /** Whether the next paragraph continues the line: the end of this one is deleted, or it is a drop cap. */
  #joinsNext(properties: XmlElement | undefined): boolean {
    const dropped = childOf(properties, "w:framePr")?.attributes.get("w:dropCap") ?? "none";
    return dropped !== "none" || (isEndDeleted(properties) && !this.#document.include.has("change_tracking"));
  }

  /** A paragraph per line of code, as in editors. */
  #pushCode(text: string, inline: Inline, level: number | undefined): void {
    const last = this.#blocks.at(-1);
    if (last?.preformatted === true && last.level === level && !this.#breaksPage) {
      this.#blocks[this.#blocks.length - 1] = { ...last, text: `${last.text}\n${text}` };
    } else if (text !== "") {
      this.#push({ type: "Text", text, preformatted: true, ...(level !== undefined && { level }) });
    }
    this.#pushObjects(inline);
  }

  #pushParagraph(
    text: string,
    { style, own, styleId }: { style: ParagraphTraits; own: ParagraphTraits; styleId: string | undefined },
    inline: Inline,
  ): void {
    const { number, ...named } = this.#name(style, own, styleId);
    if (text !== "") {
      const comments = inline.comments.flatMap((id) => this.#comment(id));
      const quote = style.isQuote === true && named.type === "Text" ? { quote: 1 } : {};
      const defined = style.definition !== undefined && named.type === "Text" ? { definition: style.definition } : {};
      const numbered = number === undefined ? text : `${number} ${text}`;
      this.#push({ ...named, text: numbered, ...quote, ...defined, ...(comments.length === 0 ? {} : { comments }) });
    }
    this.#pushObjects(inline);
  }

  /** Other content of a paragraph follows its text. */
  #pushObjects({ figures, boxes, notes }: Inline): void {
    for (const figure of figures) this.#push({ type: "Figure", ...figure });
    const inner = { reader: this.#reader, notes: this.#notes };
    for (const box of boxes) for (const block of readInner(box, this.#document, inner)) this.#push(block);
    for (const { kind, id, mark } of notes) {
      const { byId, relationships } = kind === "footnote" ? this.#document.footnotes : this.#document.endnotes;
      const note = byId.get(id);
      if (note === undefined) continue;
      for (const block of noteBlocks(mark, readBlocks(note, { ...this.#document, relationships }))) {
        if (this.#notes === null) this.#push(block);
        else this.#notes.push(block);
      }
    }
  }

  #name(
    style: ParagraphTraits,
    own: ParagraphTraits,
    styleId: string | undefined,
  ): Pick<MarkupBlock, "type" | "level" | "marker"> & { readonly number?: string } {
    const item = this.#listItem(style, own, styleId);
    // Texts refer to a heading by its number; a bullet before it is only formatting.
    const number = item === undefined || item.isBullet || item.isBlank ? {} : { number: item.marker };
    if (style.isTitle === true && own.outlineLevel === undefined) return { type: "Title", level: 1, ...number };
    const outline = own.outlineLevel ?? style.outlineLevel ?? 9;
    if (outline < 9) return { type: "Section Header", level: Math.min(DEEPEST_HEADING, outline + 1), ...number };
    if (item === undefined) return { type: "Text" };
    const { level, marker } = item;
    return item.isBlank ? { type: "Text", level } : { type: "List Item", level, marker };
  }

  /** Called for every paragraph, because headings and empty paragraphs are also counted. */
  #listItem(style: ParagraphTraits, own: ParagraphTraits, styleId: string | undefined): ListPosition | undefined {
    const id = own.numbering?.id ?? style.numbering?.id;
    if (id === undefined || id === "0") return undefined;
    const linked = styleId === undefined ? undefined : this.#document.numbering.levelOfStyle(id, styleId);
    const level = own.numbering?.level ?? linked ?? style.numbering?.level ?? 0;
    const next = this.#document.numbering.next(id, level);
    return next === null ? undefined : { ...next, level: level + 1, isBlank: next.marker.trim() === "" };
  }

  #comment(id: string): string[] {
    const { byId, relationships } = this.#document.comments;
    const comment = byId.get(id);
    if (comment === undefined) return [];
    const text = readBlocks(comment, { ...this.#document, relationships }).map((block) => block.text);
    return [[comment.attributes.get("w:author") ?? "", text.join("\n")].filter((part) => part !== "").join(": ")];
  }

  #push(block: MarkupBlock): void {
    this.#blocks.push(this.#breaksPage ? { ...block, breaksPage: true } : block);
    this.#breaksPage = false;
  }
}

interface ListPosition {
  readonly level: number;
  readonly marker: string;
  readonly isBullet: boolean;
  /** Without a marker it is a further paragraph of the item above. */
  readonly isBlank: boolean;
}

/** Text properties that paragraphs inherit from their style: headings, titles and quotations are recognised as such, so theirs are not emphasis. */
function inheritedText({ text = {}, isTitle, isQuote, definition, outlineLevel = 9 }: ParagraphTraits): RunTraits {
  return isTitle === true || isQuote === true || definition !== undefined || outlineLevel < 9
    ? { strike: text.strike }
    : text;
}

/** Whether a tracked change deletes the end of a paragraph, or moves it elsewhere. */
function isEndDeleted(properties: XmlElement | undefined): boolean {
  const end = childOf(properties, "w:rPr");
  return childOf(end, "w:del") !== undefined || childOf(end, "w:moveFrom") !== undefined;
}

function targetOf(element: XmlElement, { relationships }: WordDocument): string {
  return relationships.get(element.attributes.get("r:id") ?? "")?.target ?? "";
}
