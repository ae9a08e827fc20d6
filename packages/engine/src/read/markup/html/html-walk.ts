import type { FormattingInclude } from "@docsvc/openapi";
import { type DefaultTreeAdapterTypes, html } from "parse5";
import type { MarkupBlock, MarkupFigure } from "../../../markup-layout/markup.ts";
import { rowTexts } from "../row-texts.ts";
import { BREAK, collapse, HtmlBlocks } from "./html-blocks.ts";
import { shownInControl, textsOfDrawing } from "./html-controls.ts";
import { BLOCKS, BOXES, ROLES, UNSEEN } from "./html-elements.ts";
import { HtmlLists, isOfficeMarker } from "./html-lists.ts";
import { isDrawnMath, isTex, latexOfMath, latexOfPicture } from "./html-math.ts";
import { markStyle } from "../../../styled/style-marks.ts";
import type { InlineStyle } from "../../../styled/styled-text.ts";
import { sheetsOf } from "./cascade.ts";
import { codeLanguage } from "./code-language.ts";
import { hiddenByStyle, type HidesElement } from "./hidden-by-style.ts";
import { type StylesElement, stylesOfElements } from "./inline-style.ts";
import type { HtmlNotes } from "./html-notes.ts";
import { isLayoutTable, readHtmlTable } from "./html-table.ts";
import { parsePage } from "./parse-page.ts";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Maximum nesting depth of frames. */
const DEEPEST_FRAME = 3;

/** Options for a whole page, and for each part that is read separately. */
export interface HtmlPage {
  readonly include: ReadonlySet<FormattingInclude>;
  readonly notes: HtmlNotes;
  readonly hides: HidesElement;
  readonly styles: StylesElement;
  /** Returns the number of the image at an address, if it belongs to the file. */
  readonly imageOf: (address: string) => number | undefined;
  /** Number of frames around it. */
  readonly depth?: number;
}

/** Walks a page from top to bottom and collects its visible content as blocks. */
export class HtmlWalk {
  readonly #root: ParentNode;
  readonly #page: HtmlPage;
  readonly #blocks = new HtmlBlocks();
  readonly #lists = new HtmlLists();
  /** Style of the text that follows. */
  #style: InlineStyle = {};

  constructor(root: ParentNode, page: HtmlPage) {
    this.#root = root;
    this.#page = page;
  }

  blocks(): MarkupBlock[] {
    this.#walk(this.#root);
    this.#blocks.close();
    return this.#blocks.all;
  }

  #walk(parent: ParentNode): void {
    for (const child of parent.childNodes) this.#visit(child);
  }

  #visit(node: Node): void {
    if (node.nodeName === "#text") {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      this.#blocks.add(this.#blocks.isVerbatim ? value : markStyle(value, this.#style));
      return;
    }
    if (!("tagName" in node) || this.#isUnseen(node)) return;
    const around = this.#style;
    this.#style = this.#page.styles(node, around);
    this.#readElement(node);
    this.#style = around;
  }

  #readElement(node: Element): void {
    const note = this.#page.notes.numberOf(node);
    if (note !== undefined) return this.#readNote(node, note);
    if (node.namespaceURI === html.NS.SVG) return this.#readDrawing(node);
    const role = attribute(node, "role") ?? "";
    const read = this.#READERS[ROLES.has(role) ? role : node.tagName];
    if (read !== undefined) read(node);
    else if (BLOCKS.has(node.tagName)) this.#blocks.apart(() => this.#walk(node), this.#lists.officeItem(node));
    else if (BOXES.has(node.tagName)) this.#readBetween(" ", node, " ");
    else this.#walk(node);
  }

  #isUnseen(element: Element): boolean {
    return (
      (UNSEEN.has(element.tagName) && !isTex(element)) ||
      (element.tagName === "dialog" && attribute(element, "open") === undefined) ||
      attribute(element, "hidden") !== undefined ||
      attribute(element, "popover") !== undefined ||
      isDrawnMath(element) ||
      (this.#blocks.name.type === "List Item" && isOfficeMarker(element)) ||
      this.#page.hides(element)
    );
  }

  readonly #READERS: Readonly<Record<string, (element: Element) => void>> = {
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((level) => [
        `h${level}`,
        (element: Element) => this.#blocks.apart(() => this.#walk(element), { type: "Section Header", level }),
      ]),
    ),
    // Headings and lists that are marked up only by their role.
    heading: (element) => {
      const level = Math.min(6, Math.max(1, Number.parseInt(attribute(element, "aria-level") ?? "2", 10) || 2));
      this.#blocks.apart(() => this.#walk(element), { type: "Section Header", level });
    },
    list: (element) => this.#readList(element, element.tagName === "ol"),
    listitem: (element) => this.#readItem(element),
    input: (element) => this.#readControl(element),
    textarea: (element) => this.#readControl(element),
    select: (element) => this.#readControl(element),
    // Frames with an external address are not fetched; an inline frame belongs to this page and has its own styles.
    iframe: (element) => this.#readFrame(attribute(element, "srcdoc")),
    // The parser returns the fallback content of frames as text.
    noframes: (element) => this.#readFrame(textOfRaw(element)),
    // Books have alternatives for devices with and without support for a vocabulary.
    "epub:switch": (element) => {
      const ways = element.childNodes.filter((child): child is Element => "tagName" in child);
      const known = ways.find(
        (way) => way.tagName === "epub:case" && KNOWN.has(attribute(way, "required-namespace") ?? ""),
      );
      const chosen = known ?? ways.find((way) => way.tagName === "epub:default");
      if (chosen !== undefined) this.#walk(chosen);
    },
    blockquote: (element) => this.#readQuote(element),
    dt: (element) => this.#blocks.apart(() => this.#walk(element), { type: "Text", definition: "term" }),
    dd: (element) => this.#blocks.apart(() => this.#walk(element), { type: "Text", definition: "description" }),
    br: () => this.#blocks.add(BREAK),
    wbr: () => undefined,
    math: (element) => this.#blocks.add(latexOfMath(element)),
    script: (element) => this.#blocks.add(latexOfMath(element)),
    q: (element) => this.#readBetween("“", element, "”"),
    // The pronunciation of the word before it, in brackets, as in browsers without ruby support.
    rt: (element) => this.#readBetween("(", element, ")"),
    ul: (element) => this.#readList(element, false),
    ol: (element) => this.#readList(element, true),
    menu: (element) => this.#readList(element, false),
    li: (element) => this.#readItem(element),
    pre: (element) => this.#readVerbatim(element),
    listing: (element) => this.#readVerbatim(element),
    xmp: (element) => this.#readVerbatim(element),
    plaintext: (element) => this.#readVerbatim(element),
    img: (element) => {
      const alt = collapse(attribute(element, "alt") ?? "");
      const latex = latexOfPicture(element);
      if (latex !== "") this.#blocks.add(latex);
      else if (alt !== "") this.#blocks.addFigure(this.#figure(element, alt));
    },
    a: (element) => {
      const note = this.#page.notes.referredBy(element);
      if (note !== undefined) this.#blocks.add(`[^${note}]`);
      if (note === undefined && !this.#page.notes.leadsBack(element)) this.#walk(element);
    },
    del: (element) => this.#readChange(element, "{--", "--}"),
    ins: (element) => this.#readChange(element, "{++", "++}"),
    table: (element) => this.#readTable(element),
  };

  #figure(element: Element, text: string): MarkupFigure {
    const image = this.#page.imageOf(attribute(element, "src") ?? "");
    return { text, ...(image === undefined ? {} : { image }) };
  }

  #readFrame(text: string | undefined): void {
    const { depth = 0 } = this.#page;
    if (text === undefined || depth === DEEPEST_FRAME) return;
    const page = parsePage(text);
    const inner = new HtmlWalk(page, {
      ...this.#page,
      hides: hiddenByStyle(sheetsOf(page)),
      styles: stylesOfElements(sheetsOf(page)),
      depth: depth + 1,
    });
    this.#blocks.apart(() => void this.#blocks.all.push(...inner.blocks()));
  }

  #readVerbatim(element: Element): void {
    this.#blocks.close();
    this.#blocks.isVerbatim = true;
    const { level } = this.#blocks.name.type === "Text" ? this.#blocks.name : {};
    const language = codeLanguage(element);
    this.#blocks.apart(() => this.#walk(element), {
      type: "Text",
      preformatted: true,
      ...(language === undefined ? {} : { language }),
      ...(level === undefined ? {} : { level }),
    });
    this.#blocks.isVerbatim = false;
  }

  #readBetween(open: string, element: Element, close: string): void {
    this.#blocks.add(open);
    this.#walk(element);
    this.#blocks.add(close);
  }

  /** Entered text keeps its line breaks. */
  #readControl(element: Element): void {
    const shown = shownInControl(element).replaceAll("\n", BREAK);
    if (shown !== "") this.#blocks.add(` ${shown} `);
  }

  #readDrawing(element: Element): void {
    const text = attribute(element, "aria-hidden") === "true" ? "" : collapse(textsOfDrawing(element));
    if (text !== "") this.#blocks.addFigure({ text });
  }

  /** A note is a text of its own, even if the notes are a list. */
  #readNote(element: Element, note: number): void {
    this.#blocks.apart(
      () => {
        this.#blocks.noteMark = `[^${note}]: `;
        this.#walk(element);
      },
      { type: "Text" },
    );
    this.#blocks.noteMark = "";
  }

  #readList(element: Element, isOrdered: boolean): void {
    this.#blocks.close();
    this.#lists.open(element, isOrdered);
    this.#walk(element);
    this.#blocks.close();
    this.#lists.close();
  }

  #readItem(element: Element): void {
    this.#blocks.apart(() => this.#walk(element), this.#lists.item(element));
  }

  #readQuote(element: Element): void {
    this.#blocks.close();
    this.#blocks.quotes += 1;
    this.#blocks.apart(() => this.#walk(element));
    this.#blocks.quotes -= 1;
  }

  #readChange(element: Element, open: string, close: string): void {
    if (this.#page.include.has("change_tracking")) this.#readBetween(open, element, close);
    else this.#walk(element);
  }

  #readTable(element: Element): void {
    this.#blocks.close();
    if (isLayoutTable(element)) {
      this.#walk(element);
      this.#blocks.close();
      return;
    }
    const { caption, table } = readHtmlTable(element, {
      isUnseen: (one) => this.#isUnseen(one),
      textOf: (one) => this.#textOf(one),
    });
    if (caption !== "") this.#blocks.push({ type: "Text", text: caption });
    if (table !== null) this.#blocks.push({ type: "Table", text: "", table, ...(caption === "" ? {} : { caption }) });
  }

  /** Text of a cell, with a line per block. */
  #textOf(element: Element): string {
    const inner = new HtmlWalk(element, this.#page);
    const row = element.parentNode;
    const around = row !== null && "tagName" in row ? this.#page.styles(row, this.#style) : this.#style;
    inner.#style = this.#page.styles(element, around);
    inner.#walk(element);
    inner.#blocks.close();
    return inner.#blocks.all
      .flatMap(({ text, table, marker }) =>
        table === undefined ? [marker === undefined ? text : `${marker} ${text}`] : rowTexts(table),
      )
      .join("\n");
  }
}

function textOfRaw({ childNodes }: Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

/** Vocabularies of a book's switches that are supported. */
const KNOWN: ReadonlySet<string> = new Set([html.NS.MATHML, html.NS.SVG, html.NS.HTML]);
