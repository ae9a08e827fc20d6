import type { FormattingInclude } from "@docsvc/openapi";
import { type DefaultTreeAdapterTypes, html } from "parse5";
import type { MarkupBlock } from "../../../markup/markup.ts";
import { rowTexts } from "../row-texts.ts";
import { shownInControl, textsOfDrawing } from "./html-controls.ts";
import { isDrawnMath, latexOfMath } from "./html-math.ts";
import { hiddenByStyle, type HidesElement, sheetsOf } from "./hidden-by-style.ts";
import type { HtmlNotes } from "./html-notes.ts";
import { isLayoutTable, readHtmlTable } from "./html-table.ts";
import { parsePage } from "./parse-page.ts";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements of which a page shows nothing, or what no document is made of. */
const UNSEEN = new Set("head script style template noscript object embed canvas audio video map datalist".split(" "));

/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li legend main menu nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** Roles that make any element what its name would. */
const ROLES = new Set(["heading", "list", "listitem"]);

/** Pages in frames of pages in frames. */
const DEEPEST_FRAME = 3;

/** What holds for all of a page, and for each part of it that is read on its own. */
export interface HtmlPage {
  readonly include: ReadonlySet<FormattingInclude>;
  readonly notes: HtmlNotes;
  readonly hides: HidesElement;
  /** How many frames it stands in. */
  readonly depth?: number;
}

/** Goes over a page from top to bottom and writes down what it shows, as blocks. */
export class HtmlWalk {
  readonly #root: ParentNode;
  readonly #page: HtmlPage;
  /** The mark of the note that begins with the next text. */
  #noteMark = "";
  readonly #blocks: MarkupBlock[] = [];
  /** Of the block that is being read. */
  #text = "";
  #name: Omit<MarkupBlock, "text"> = { type: "Text" };
  /** Descriptions of pictures amid the text of the block; they follow it. */
  readonly #figures: string[] = [];
  /** Lists that are open, with the number of the next item of each. */
  readonly #lists: { readonly isOrdered: boolean; next: number; readonly step: number }[] = [];
  #isVerbatim = false;

  constructor(root: ParentNode, page: HtmlPage) {
    this.#root = root;
    this.#page = page;
  }

  blocks(): MarkupBlock[] {
    this.#walk(this.#root);
    this.#close();
    return this.#blocks;
  }

  #walk(parent: ParentNode): void {
    for (const child of parent.childNodes) this.#visit(child);
  }

  #visit(node: Node): void {
    if (node.nodeName === "#text") {
      this.#text += (node as DefaultTreeAdapterTypes.TextNode).value;
      return;
    }
    if (!("tagName" in node) || this.#isUnseen(node)) return;
    const note = this.#page.notes.numberOf(node);
    if (note !== undefined) return this.#readNote(node, note);
    if (node.namespaceURI === html.NS.SVG) return this.#readDrawing(node);
    const role = attribute(node, "role") ?? "";
    const read = this.#READERS[ROLES.has(role) ? role : node.tagName];
    if (read !== undefined) read(node);
    else if (BLOCKS.has(node.tagName)) this.#apart(() => this.#walk(node));
    else this.#walk(node);
  }

  #isUnseen(element: Element): boolean {
    return (
      UNSEEN.has(element.tagName) ||
      (element.tagName === "dialog" && attribute(element, "open") === undefined) ||
      attribute(element, "hidden") !== undefined ||
      isDrawnMath(element) ||
      this.#page.hides(element)
    );
  }

  /** What stands before and behind it are blocks of their own; what it is named does not reach beyond it. */
  #apart(read: () => void, name?: Omit<MarkupBlock, "text">): void {
    this.#close();
    const around = this.#name;
    if (name !== undefined) this.#name = name;
    read();
    this.#close();
    if (name !== undefined) this.#name = around;
  }

  #close(): void {
    const text = this.#isVerbatim ? this.#text.replaceAll(/^\n+|\s+$/g, "") : collapse(this.#text);
    if (text !== "") {
      this.#blocks.push({ ...this.#name, text: this.#noteMark + text });
      this.#noteMark = "";
      // Further paragraphs of an item are text of its level.
      if (this.#name.type === "List Item") this.#name = { type: "Text", level: this.#name.level! };
    }
    this.#text = "";
    for (const alt of this.#figures.splice(0)) this.#blocks.push({ type: "Figure", text: alt });
  }

  readonly #READERS: Readonly<Record<string, (element: Element) => void>> = {
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((level) => [
        `h${level}`,
        (element: Element) => this.#apart(() => this.#walk(element), { type: "Section Header", level }),
      ]),
    ),
    // What is a heading or a list for readers of screens alone.
    heading: (element) => {
      const level = Math.min(6, Math.max(1, Number.parseInt(attribute(element, "aria-level") ?? "2", 10) || 2));
      this.#apart(() => this.#walk(element), { type: "Section Header", level });
    },
    list: (element) => this.#readList(element, element.tagName === "ol"),
    listitem: (element) => this.#readItem(element),
    input: (element) => this.#readControl(element),
    textarea: (element) => this.#readControl(element),
    select: (element) => this.#readControl(element),
    // A page of another address is never fetched; one that stands in this page is of it, with its own styles.
    iframe: (element) => {
      const { depth = 0 } = this.#page;
      const text = attribute(element, "srcdoc");
      if (text === undefined || depth === DEEPEST_FRAME) return;
      const page = parsePage(text);
      const inner = new HtmlWalk(page, { ...this.#page, hides: hiddenByStyle(sheetsOf(page)), depth: depth + 1 });
      this.#apart(() => void this.#blocks.push(...inner.blocks()));
    },
    br: () => void (this.#text += BREAK),
    wbr: () => undefined,
    math: (element) => void (this.#text += latexOfMath(element)),
    q: (element) => {
      this.#text += "“";
      this.#walk(element);
      this.#text += "”";
    },
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
      if (alt !== "") this.#figures.push(alt);
    },
    a: (element) => {
      const note = this.#page.notes.referredBy(element);
      if (note !== undefined) this.#text += `[^${note}]`;
      if (note !== undefined || this.#page.notes.leadsBack(element)) return;
      this.#walk(element);
      const address = attribute(element, "href") ?? "";
      if (this.#page.include.has("hyperlinks") && /^(?:https?|mailto):/i.test(address)) this.#text += ` (${address})`;
    },
    del: (element) => this.#readChange(element, "{--", "--}"),
    s: (element) => this.#walk(element),
    ins: (element) => this.#readChange(element, "{++", "++}"),
    mark: (element) => this.#readMark(element),
    table: (element) => this.#readTable(element),
  };

  #readVerbatim(element: Element): void {
    this.#close();
    this.#isVerbatim = true;
    const { level } = this.#name.type === "Text" ? this.#name : {};
    this.#apart(() => this.#walk(element), {
      type: "Text",
      preformatted: true,
      ...(level === undefined ? {} : { level }),
    });
    this.#isVerbatim = false;
  }

  /** What was entered keeps its lines. */
  #readControl(element: Element): void {
    const shown = shownInControl(element).replaceAll("\n", BREAK);
    if (shown !== "") this.#text += ` ${shown} `;
  }

  #readDrawing(element: Element): void {
    const text = attribute(element, "aria-hidden") === "true" ? "" : collapse(textsOfDrawing(element));
    if (text !== "") this.#figures.push(text);
  }

  /** A note is a text of its own, also where notes are a list. */
  #readNote(element: Element, note: number): void {
    this.#apart(
      () => {
        this.#noteMark = `[^${note}]: `;
        this.#walk(element);
      },
      { type: "Text" },
    );
    this.#noteMark = "";
  }

  #readList(element: Element, isOrdered: boolean): void {
    this.#close();
    const isReversed = attribute(element, "reversed") !== undefined;
    const count = element.childNodes.filter(({ nodeName }) => nodeName === "li").length;
    const start = Number.parseInt(attribute(element, "start") ?? "", 10);
    const first = isReversed ? count : 1;
    this.#lists.push({ isOrdered, next: Number.isNaN(start) ? first : start, step: isReversed ? -1 : 1 });
    this.#walk(element);
    this.#close();
    this.#lists.pop();
  }

  #readItem(element: Element): void {
    const list = this.#lists.at(-1);
    const value = Number.parseInt(attribute(element, "value") ?? "", 10);
    if (list !== undefined && !Number.isNaN(value)) list.next = value;
    const marker = list?.isOrdered === true ? `${list.next}.` : "•";
    if (list !== undefined) list.next += list.step;
    this.#apart(() => this.#walk(element), {
      type: "List Item",
      level: Math.max(1, this.#lists.length),
      marker,
    });
  }

  #readChange(element: Element, open: string, close: string): void {
    const isWanted = this.#page.include.has("change_tracking");
    if (open === "{--" && !isWanted) return;
    if (isWanted) this.#text += open;
    this.#walk(element);
    if (isWanted) this.#text += close;
  }

  #readMark(element: Element): void {
    const isWanted = this.#page.include.has("highlight");
    if (isWanted) this.#text += "{==";
    this.#walk(element);
    if (isWanted) this.#text += "==}";
  }

  #readTable(element: Element): void {
    this.#close();
    if (isLayoutTable(element)) {
      this.#walk(element);
      this.#close();
      return;
    }
    const { caption, table } = readHtmlTable(element, {
      isUnseen: (one) => this.#isUnseen(one),
      textOf: (one) => this.#textOf(one),
    });
    if (caption !== "") this.#blocks.push({ type: "Text", text: caption });
    if (table !== null) this.#blocks.push({ type: "Table", text: "", table, ...(caption === "" ? {} : { caption }) });
  }

  /** Text of a cell: a block a line. */
  #textOf(element: Element): string {
    const inner = new HtmlWalk(element, this.#page);
    inner.#walk(element);
    inner.#close();
    return inner.#blocks
      .flatMap(({ text, table, marker }) =>
        table === undefined ? [marker === undefined ? text : `${marker} ${text}`] : rowTexts(table),
      )
      .join("\n");
  }
}

/** Stands for a break while white space is collapsed. */
const BREAK = "\u{E000}";

function collapse(text: string): string {
  return text
    .replaceAll(/[ \t\n\r\f]+/g, " ")
    .replaceAll(new RegExp(` ?${BREAK} ?`, "gu"), "\n")
    .trim();
}
