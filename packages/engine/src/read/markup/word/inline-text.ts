import type { MarkupFigure } from "../../../markup-layout/markup.ts";
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { addressOf, shownByCode } from "../field-code.ts";
import { pictureOf } from "../ooxml/picture-of.ts";
import { alternative, contentsOfBoxes, describe, isRule } from "./drawing.ts";
import { shownByFormField } from "./form-field.ts";
import { mathToLatex } from "./math-to-latex.ts";
import { markStyle } from "../../../styled/style-marks.ts";
import type { InlineStyle } from "../../../styled/styled-text.ts";
import { resolveStyle, runTraits, type RunTraits } from "./run-style.ts";
import { hidesText } from "./styles.ts";
import { signerOf } from "./signature-line.ts";
import { isSymbolFont, symbolChar, symbolText } from "./symbols.ts";
import type { WordDocument } from "./word-document.ts";

/** Content of a paragraph other than its text. */
export interface Inline {
  text: string;
  /** Notes that it refers to, in order. */
  readonly notes: { readonly kind: "footnote" | "endnote"; readonly id: string; readonly mark: string }[];
  /** Ids of comments that begin here. */
  readonly comments: string[];
  /** Contents of text boxes. */
  readonly boxes: XmlElement[];
  /** Descriptions of images and texts of charts. */
  readonly figures: MarkupFigure[];
  breaksPage: boolean;
}

/** A complex field: its code, then its result (ECMA-376, 17.16.18). */
interface Field {
  phase: "code" | "result";
  code: string;
}

/**
 * Reads the text of paragraphs as displayed: field results instead of codes, no hidden text,
 * tracked changes accepted. Fields may begin in one paragraph and end in another, so one reader processes a whole part.
 */
export class InlineReader {
  readonly #document: WordDocument;
  readonly #fields: Field[] = [];
  #noteCount = 0;
  /** Style of the current run and of its paragraph. */
  #style: InlineStyle = {};
  #paragraph: RunTraits = {};
  #link: string | undefined;
  readonly #commented = new Set<string>();

  constructor(document: WordDocument) {
    this.#document = document;
  }

  /** @param traits - text properties of the paragraph's style */
  read(paragraph: XmlElement, isHidden: boolean, traits: RunTraits = {}): Inline {
    this.#paragraph = traits;
    const inline: Inline = { text: "", notes: [], comments: [], boxes: [], figures: [], breaksPage: false };
    this.#readChildren(paragraph, inline, isHidden);
    return inline;
  }

  #readChildren(element: XmlElement, inline: Inline, isHidden: boolean): void {
    for (const child of childrenOf(element)) this.#readElement(child, inline, isHidden);
  }

  #readElement(element: XmlElement, inline: Inline, isHidden: boolean): void {
    const { include } = this.#document;
    if (WRAPPERS.has(element.name)) return this.#readChildren(element, inline, isHidden);
    switch (element.name) {
      case "w:r":
        return this.#readRun(element, inline, isHidden);
      case "w:ins":
      case "w:moveTo":
        return this.#marked(element, inline, isHidden, include.has("change_tracking") ? ["{++", "++}"] : ["", ""]);
      case "w:del":
      case "w:moveFrom":
        if (include.has("change_tracking")) this.#marked(element, inline, isHidden, ["{--", "--}"]);
        return undefined;
      case "w:hyperlink":
        return this.#readLink(element, inline, isHidden);
      case "w:sdt":
        for (const content of childrenOf(element, "w:sdtContent")) this.#readChildren(content, inline, isHidden);
        return undefined;
      case "m:oMath":
      case "m:oMathPara":
        if (!isHidden) this.#add(inline, mathToLatex(element));
        return undefined;
      case "w:commentRangeStart":
        return this.#addComment(element, inline);
      case "mc:AlternateContent":
        return this.#readChildren(alternative(element), inline, isHidden);
      default:
        return undefined;
    }
  }

  #readRun(run: XmlElement, inline: Inline, isHidden: boolean): void {
    const properties = childOf(run, "w:rPr");
    const vanish = childOf(properties, "w:vanish");
    const style = childOf(properties, "w:rStyle")?.attributes.get("w:val");
    const hides = vanish === undefined ? isHidden || this.#document.styles.hides(style) : hidesText(properties);
    this.#style = this.#styleOf(properties, style);
    const before = inline.text.length;
    for (const child of childrenOf(run)) this.#readPiece(child, inline, hides);
    this.#style = {};
    const fonts = childOf(properties, "w:rFonts")?.attributes;
    const font = fonts?.get("w:ascii") ?? fonts?.get("w:hAnsi") ?? "";
    if (isSymbolFont(font)) inline.text = inline.text.slice(0, before) + symbolText(inline.text.slice(before), font);
  }

  #styleOf(properties: XmlElement | undefined, style: string | undefined): InlineStyle {
    const { styles } = this.#document;
    const { isMonospaced } = styles;
    const own = runTraits(properties);
    const resolved = resolveStyle({ own, style: styles.words(style), paragraph: this.#paragraph, isMonospaced });
    const link =
      this.#link ?? this.#fields.map(({ phase, code }) => phase === "result" && addressOf(code)).find(Boolean);
    return link === undefined || link === false ? resolved : { ...resolved, link };
  }

  #readPiece(piece: XmlElement, inline: Inline, isHidden: boolean): void {
    const { attributes, name } = piece;
    if (name === "w:fldChar") return this.#readField(piece, inline);
    const field = this.#fields.at(-1);
    if (name === "w:instrText") {
      if (field?.phase === "code") field.code += textOf(piece);
      return undefined;
    }
    if (isHidden) return undefined;
    const text = PIECES[name]?.(piece);
    if (text !== undefined) return this.#add(inline, markStyle(text, this.#style));
    if (name === "w:br") {
      if (attributes.get("w:type") === "page") inline.breaksPage = inline.text === "" || inline.breaksPage;
      return this.#add(inline, "\n");
    }
    if (name === "w:footnoteReference") return this.#addNote("footnote", piece, inline);
    if (name === "w:endnoteReference") return this.#addNote("endnote", piece, inline);
    if (name === "w:commentReference") return this.#addComment(piece, inline);
    // Text above or next to the base text is its pronunciation.
    if (name === "w:ruby") return this.#readElement(piece, inline, isHidden);
    if (name === "mc:AlternateContent") {
      for (const child of childrenOf(alternative(piece))) this.#readPiece(child, inline, isHidden);
    } else if (DRAWINGS.has(name)) {
      this.#readDrawing(piece, inline);
    }
    return undefined;
  }

  #addNote(kind: "footnote" | "endnote", { attributes }: XmlElement, inline: Inline): void {
    if (this.#isInCode()) return;
    const mark = attributes.get("w:customMarkFollows") === undefined ? `[^${++this.#noteCount}]` : "";
    inline.notes.push({ kind, id: attributes.get("w:id") ?? "", mark });
    this.#add(inline, mark);
  }

  #readField({ attributes, children }: XmlElement, inline: Inline): void {
    const type = attributes.get("w:fldCharType");
    if (type === "begin") {
      this.#fields.push({ phase: "code", code: "" });
      const data = children.find((child) => typeof child !== "string" && child.name === "w:ffData");
      const shown = data === undefined || typeof data === "string" ? undefined : shownByFormField(data);
      if (shown !== undefined) inline.text += shown;
    } else if (type === "separate") {
      const field = this.#fields.at(-1);
      if (field !== undefined) field.phase = "result";
    } else if (type === "end") {
      const field = this.#fields.pop();
      if (field?.phase === "code") this.#add(inline, shownByCode(field.code));
    }
  }

  #readLink(link: XmlElement, inline: Inline, isHidden: boolean): void {
    const target = this.#document.relationships.get(link.attributes.get("r:id") ?? "");
    this.#link = target?.isExternal === true ? target.target : undefined;
    this.#readChildren(link, inline, isHidden);
    this.#link = undefined;
  }

  #marked(element: XmlElement, inline: Inline, isHidden: boolean, [open, close]: readonly [string, string]): void {
    const before = inline.text.length;
    this.#readChildren(element, inline, isHidden);
    if (inline.text.length > before) {
      inline.text = inline.text.slice(0, before) + open + inline.text.slice(before) + close;
    }
  }

  #readDrawing(drawing: XmlElement, inline: Inline): void {
    if (this.#isInCode()) return;
    const boxes = contentsOfBoxes(drawing);
    inline.boxes.push(...boxes);
    const chart = this.#document.charts.get(this.#chartOf(drawing) ?? "");
    if (chart !== undefined) return void inline.figures.push(chart);
    if (boxes.length > 0 || isRule(drawing)) return;
    const image = this.#document.imageOf(pictureOf(drawing, this.#document.relationships));
    const signature = signerOf(drawing);
    inline.figures.push({
      text: describe(drawing),
      ...(image === undefined ? {} : { image }),
      ...(signature === undefined ? {} : { signature }),
    });
  }

  /** The part with the chart or diagram that a drawing shows. */
  #chartOf(drawing: XmlElement): string | undefined {
    const [id] = [
      ...[...descendantsOf(drawing, "c:chart")].map(({ attributes }) => attributes.get("r:id")),
      ...[...descendantsOf(drawing, "a:graphicData")].flatMap((data) =>
        childrenOf(data).flatMap(({ attributes }) => attributes.get("r:dm") ?? []),
      ),
    ];
    return this.#document.relationships.get(id ?? "")?.target;
  }

  /** A comment on a range has a start and, possibly paragraphs later, a reference; one on a point has only the reference. */
  #addComment({ attributes }: XmlElement, inline: Inline): void {
    const id = attributes.get("w:id") ?? "";
    if (!this.#commented.has(id)) inline.comments.push(id);
    this.#commented.add(id);
  }

  #isInCode(): boolean {
    return this.#fields.some(({ phase }) => phase === "code");
  }

  #add(inline: Inline, text: string): void {
    if (!this.#isInCode()) inline.text += text;
  }
}

/** Wrapper elements that do not affect their text. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "w:fldSimple",
  "w:smartTag",
  "w:customXml",
  "w:dir",
  "w:bdo",
  "w:ruby",
  "w:rubyBase",
]);
const DRAWINGS: ReadonlySet<string> = new Set(["w:drawing", "w:pict", "w:object"]);

const PIECES: Readonly<Record<string, (piece: XmlElement) => string>> = {
  "w:t": textOf,
  "w:delText": textOf,
  "w:tab": () => "\t",
  "w:ptab": () => "\t",
  "w:cr": () => "\n",
  "w:noBreakHyphen": () => "\u2011",
  "w:sym": ({ attributes }) => symbolChar(attributes.get("w:char") ?? "", attributes.get("w:font") ?? ""),
};
