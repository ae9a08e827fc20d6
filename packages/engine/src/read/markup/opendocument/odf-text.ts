import type { FormattingInclude } from "@docsvc/openapi";
import type { MarkupFigure } from "../../../markup-layout/markup.ts";
import { childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { markStyle, withoutMarks } from "../../../styled/style-marks.ts";
import type { InlineStyle } from "../../../styled/styled-text.ts";
import { type OdfParagraphStyle, OdfStyles } from "./odf-styles.ts";
import { NO_IMAGES, type OdfImages } from "./odf-images.ts";
import { chartOf, type OdfObject } from "./odf-objects.ts";
import { mathmlToLatex } from "./mathml-to-latex.ts";

/** Content of a paragraph other than its text. */
export interface OdfInline {
  text: string;
  /** Bodies of notes, in order, with their marks. */
  readonly notes: { readonly body: XmlElement; readonly mark: string }[];
  readonly comments: string[];
  /** Contents of text boxes. */
  readonly boxes: XmlElement[];
  readonly figures: MarkupFigure[];
}

/** Document-wide data that its text depends on. */
export interface OdfContext {
  /** Names of character styles whose text is hidden. */
  readonly hidden: ReadonlySet<string>;
  /** By address. */
  readonly objects: ReadonlyMap<string, OdfObject>;
  readonly imageOf: OdfImages;
  readonly styles: OdfStyles;
}

/** For text that no document-wide data applies to. */
export const NO_CONTEXT: OdfContext = {
  hidden: new Set(),
  objects: new Map(),
  imageOf: NO_IMAGES,
  styles: new OdfStyles(new Map()),
};

/** Counts notes over a whole document. */
export interface NoteCounter {
  count: number;
}

/** Reads the text of a paragraph (ODF 1.3, part 3, 6): white space collapses, and significant white space has its own elements. */
export function readOdfText(
  paragraph: XmlElement,
  include: ReadonlySet<FormattingInclude>,
  counter: NoteCounter,
  context: OdfContext = NO_CONTEXT,
  style: OdfParagraphStyle = PLAIN,
): OdfInline {
  const inline: OdfInline = { text: "", notes: [], comments: [], boxes: [], figures: [] };
  readInto(paragraph, inline, { include, counter, context, style: style.style });
  inline.text = style.isCode ? withoutMarks(inline.text).trimEnd() : inline.text.replaceAll(/ *\n */g, "\n").trim();
  return inline;
}

const PLAIN: OdfParagraphStyle = { style: {}, isCode: false, isQuote: false };

interface InlineOptions {
  /** Style of the text that follows. */
  readonly style: InlineStyle;
  readonly include: ReadonlySet<FormattingInclude>;
  readonly counter: NoteCounter;
  readonly context: OdfContext;
}

function readInto(element: XmlElement, inline: OdfInline, options: InlineOptions): void {
  const { counter, context, style } = options;
  for (const child of element.children) {
    if (typeof child === "string") {
      inline.text += markStyle(child.replaceAll(/[ \t\r\n]+/g, " "), style);
      continue;
    }
    const piece = PIECES[child.name];
    if (piece !== undefined) inline.text += piece(child);
    else if (child.name === "text:note") readNote(child, inline, counter);
    else if (child.name === "office:annotation") inline.comments.push(commentOf(child));
    else if (child.name === "draw:text-box") inline.boxes.push(child);
    else if (child.name === "draw:frame") readFrame(child, inline, context);
    else if (SHAPES.has(child.name)) inline.boxes.push(child);
    else if (child.name === "text:hidden-text") inline.text += isFalse(child, "text:is-hidden") ? shownText(child) : "";
    else if (!UNSEEN.has(child.name) && !isHidden(child, context)) {
      readInto(child, inline, { ...options, style: styleOfChild(child, options) });
    }
  }
}

function styleOfChild({ name, attributes }: XmlElement, { style, context }: InlineOptions): InlineStyle {
  if (name === "text:span") return context.styles.words(attributes.get("text:style-name") ?? "", style);
  const address = name === "text:a" ? (attributes.get("xlink:href") ?? "") : "";
  return /^(?:https?|ftp|mailto|tel):/i.test(address) ? { ...style, link: address } : style;
}

const PIECES: Readonly<Record<string, (piece: XmlElement) => string>> = {
  "text:s": ({ attributes }) => " ".repeat(Math.min(1000, Number(attributes.get("text:c") ?? 1) || 1)),
  "text:tab": () => "\t",
  "text:line-break": () => "\n",
};

/** Elements that are not part of the paragraph's text: position marks and tracked deletions. */
const UNSEEN = new Set([
  "text:change",
  "text:change-start",
  "text:change-end",
  "text:bookmark",
  "text:bookmark-start",
  "text:bookmark-end",
  "text:reference-mark",
  "text:soft-page-break",
  "text:hidden-paragraph",
  "text:ruby-text",
  "text:alphabetical-index-mark",
  "text:toc-mark",
  "office:annotation-end",
  "office:event-listeners",
]);

/** Shapes whose text is separate even inside a paragraph or a group (ODF 1.3, part 3, 10.3). */
const SHAPES = new Set(
  "custom-shape rect line polyline polygon regular-polygon path circle ellipse connector caption measure"
    .split(" ")
    .map((name) => `draw:${name}`),
);

/** Fields may be invisible reference targets (7.4). */
function isHidden({ name, attributes }: XmlElement, { hidden }: OdfContext): boolean {
  if (name === "text:span") return hidden.has(attributes.get("text:style-name") ?? "");
  return attributes.get("text:display") === "none";
}

/** Whether the paragraph is hidden by its style, or by a condition that was true when the file was saved. */
export function isHiddenParagraph(paragraph: XmlElement, { hidden }: OdfContext): boolean {
  if (hidden.has(paragraph.attributes.get("text:style-name") ?? "")) return true;
  return childrenOf(paragraph, "text:hidden-paragraph").some((mark) => !isFalse(mark, "text:is-hidden"));
}

function isFalse({ attributes }: XmlElement, name: string): boolean {
  return attributes.get(name) === "false";
}

function shownText(element: XmlElement): string {
  return element.attributes.get("text:string-value") ?? textOf(element);
}

function readNote(note: XmlElement, inline: OdfInline, counter: NoteCounter): void {
  const body = childrenOf(note, "text:note-body")[0];
  if (body === undefined) return;
  counter.count += 1;
  const mark = `[^${counter.count}]`;
  inline.notes.push({ body, mark });
  inline.text += mark;
}

function commentOf(annotation: XmlElement): string {
  const author = childrenOf(annotation, "dc:creator").map(plainText).join("");
  const text = childrenOf(annotation, "text:p").map(plainText).join("\n");
  return [author, text].filter((part) => part !== "").join(": ");
}

function readFrame(frame: XmlElement, inline: OdfInline, context: OdfContext): void {
  const described = [...childrenOf(frame, "svg:desc"), ...childrenOf(frame, "svg:title")].map(plainText)[0] ?? "";
  for (const child of childrenOf(frame)) {
    if (child.name === "draw:text-box") inline.boxes.push(child);
    else if (child.name === "draw:object") {
      const math = childrenOf(child, "math:math")[0];
      if (math !== undefined) {
        inline.text += mathmlToLatex(math);
        return;
      }
      const object = context.objects.get(child.attributes.get("xlink:href") ?? "");
      if (object?.kind === "math") return void (inline.text += object.text);
      if (object !== undefined) {
        return void inline.figures.push({ ...chartOf(object), text: object.text === "" ? described : object.text });
      }
    } else if (child.name === "draw:image") {
      const image = context.imageOf(frame);
      inline.figures.push({ text: described, ...(image === undefined ? {} : { image }) });
      return;
    } else if (child.name === "draw:frame") readFrame(child, inline, context);
  }
}

/** Text of an element without separate content such as notes and boxes. */
export function plainText(element: XmlElement): string {
  return readOdfText(element, new Set(), { count: 0 }).text;
}
