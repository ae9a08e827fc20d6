/** The ground truth of a tagged page: the role of each text, in the order of the tags, which is the author's. */
import type { Pdfium, Pointer } from "@docsvc/engine/src/read/pdf/pdfium.ts";
import type { TrueBlock } from "../pages/truth-of-page.ts";
import {
  cellsOf,
  childrenOf,
  elementsOf,
  isFrame,
  numberOf,
  roleOf,
  rowsOf,
  tagFunctions,
  visitTree,
} from "./structure-tree.ts";

/** Elements whose text is part of the surrounding text. */
const INLINE = /^(?:Span|Link|Annot|Em|Strong|Quote|Reference|Code|NonStruct|Lbl|Sub|Ruby|RB|RT|RP|Warichu|BibEntry)$/;
/** Shares of a page at its top and bottom in which unmarked text is a running head or foot. */
const MARGIN = 0.14;
/** Pages with a greater share of untagged text are not used. */
const MAX_UNTAGGED_SHARE = 0.1;
/** Pages with fewer letters and digits show too little. */
const MIN_CHARS = 40;

interface MarkedText {
  readonly ofMark: ReadonlyMap<number, string>;
  readonly head: string;
  readonly foot: string;
  readonly chars: number;
  readonly untold: number;
}

/** The blocks of a page as the author set them; null if the tags are insufficient. */
export function truthOfPage(pdfium: Pdfium, page: Pointer): readonly TrueBlock[] | null {
  const text = readTexts(pdfium, page);
  if (text.chars < MIN_CHARS) return null;
  const blocks: TrueBlock[] = [];
  const used = new Set<number>();
  const isTagged = visitTree(pdfium, page, (root) => new TruthWriter(pdfium, text.ofMark, used, blocks).visit(root));
  if (!isTagged) return null;
  const untagged = [...text.ofMark].reduce((sum, [mark, own]) => sum + (used.has(mark) ? 0 : lettersOf(own)), 0);
  if (text.untold + untagged > MAX_UNTAGGED_SHARE * text.chars) return null;
  const margin = (type: "Header" | "Footer", own: string): TrueBlock[] =>
    own === "" ? [] : [{ type, text: own, markdown: own }];
  return [...margin("Header", text.head), ...blocks, ...margin("Footer", text.foot)];
}

class TruthWriter {
  private readonly pdfium: Pdfium;
  private readonly texts: ReadonlyMap<number, string>;
  private readonly used: Set<number>;
  private readonly blocks: TrueBlock[];

  constructor(pdfium: Pdfium, texts: ReadonlyMap<number, string>, used: Set<number>, blocks: TrueBlock[]) {
    this.pdfium = pdfium;
    this.texts = texts;
    this.used = used;
    this.blocks = blocks;
  }

  visit(element: Pointer): void {
    const role = roleOf(this.pdfium, element);
    if (role === "Table" && !isFrame(this.pdfium, element)) {
      this.put("Table", this.textOf(element), this.tableOf(element));
      return;
    }
    if (/^(?:H[1-6]?|Title)$/.test(role)) {
      const text = this.textOf(element);
      this.put("Section Header", text, `# ${text}`);
      return;
    }
    if (role === "LI") {
      this.visitItem(element);
      return;
    }
    if (role === "Figure" || role === "Formula") {
      this.put("Figure", this.textOf(element));
      return;
    }
    this.visitChildren(element, "Text", "");
  }

  /** The first text of an item is the item; its other content forms blocks of its own. */
  private visitItem(item: Pointer): void {
    const label = elementsOf(this.pdfium, item).find((child) => roleOf(this.pdfium, child) === "Lbl");
    const number = label === undefined ? "" : this.textOf(label);
    this.visitChildren(item, "List Item", /[\p{L}\d]/u.test(number) ? `${number} ` : "- ", label);
  }

  private visitChildren(element: Pointer, type: TrueBlock["type"], mark: string, label?: Pointer): void {
    let inline = "";
    let [ownType, ownMark] = [type, mark];
    const flush = (): void => {
      const text = tidy(inline);
      inline = "";
      if (text === "") return;
      this.put(ownType, text, ownMark + text);
      [ownType, ownMark] = ["Text", ""];
    };
    for (const child of childrenOf(this.pdfium, element)) {
      if ("mark" in child) inline += this.take(child.mark);
      else if (child.element === label) continue;
      else if (INLINE.test(roleOf(this.pdfium, child.element)) && !this.holdsBlocks(child.element)) {
        inline += this.textOf(child.element);
      } else if (ownType === "List Item" && /^(?:LBody|P|Div)$/.test(roleOf(this.pdfium, child.element))) {
        flush();
        const before = this.blocks.length;
        this.visitChildren(child.element, ownType, ownMark);
        if (this.blocks.length > before) [ownType, ownMark] = ["Text", ""];
      } else {
        flush();
        this.visit(child.element);
      }
    }
    flush();
  }

  private holdsBlocks(element: Pointer): boolean {
    return elementsOf(this.pdfium, element).some(
      (child) => !INLINE.test(roleOf(this.pdfium, child)) || this.holdsBlocks(child),
    );
  }

  private tableOf(table: Pointer): string {
    const rows = rowsOf(this.pdfium, table).map((row) => {
      const cells = cellsOf(this.pdfium, row).map((cell) => {
        if (cell === null) return "<td></td>";
        const span = (name: string): string => {
          const count = numberOf(this.pdfium, cell, name) ?? 1;
          return count > 1 ? ` ${name.toLowerCase()}="${count}"` : "";
        };
        const text = tidy(this.textOf(cell)).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
        return `<td${span("ColSpan")}${span("RowSpan")}>${text}</td>`;
      });
      return `<tr>${cells.join("")}</tr>`;
    });
    return `<table>${rows.join("")}</table>`;
  }

  /** All text of an element, with a space between its blocks. */
  private textOf(element: Pointer): string {
    let text = "";
    for (const child of childrenOf(this.pdfium, element)) {
      if ("mark" in child) text += this.take(child.mark);
      else if (INLINE.test(roleOf(this.pdfium, child.element))) text += this.textOf(child.element);
      else text += ` ${this.textOf(child.element)} `;
    }
    return tidy(text) === "" ? "" : text.replaceAll(/\s+/g, " ");
  }

  private take(mark: number): string {
    this.used.add(mark);
    return this.texts.get(mark) ?? "";
  }

  private put(type: TrueBlock["type"], text: string, markdown: string = text): void {
    const own = tidy(text);
    // A comment in a shell script is not a heading.
    const written = type === "Section Header" ? markdown : markdown.replace(/^#/, "\\#");
    if (own !== "") this.blocks.push({ type, text: own, markdown: tidy(written) });
  }
}

/** Text of each mark, and the unmarked text at the page's edges. */
function readTexts(pdfium: Pdfium, page: Pointer): MarkedText {
  const { exports } = pdfium;
  const markOf = tagFunctions(pdfium)["FPDFPageObj_GetMarkedContentID"]!;
  const heightOf = exports.FPDF_GetPageHeightF(page);
  const textPage = exports.FPDFText_LoadPage(page);
  const box = exports.malloc(32);
  const ofMark = new Map<number, string>();
  let [head, foot] = ["", ""];
  let [chars, untold] = [0, 0];
  let mark = -1;
  let place: "head" | "foot" | "body" = "body";
  const count = exports.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    const code = exports.FPDFText_GetUnicode(textPage, index);
    const object = exports.FPDFText_GetTextObject(textPage, index);
    if (object !== 0 && code > 0x20) {
      mark = markOf(object);
      exports.FPDFText_GetCharBox(textPage, index, box, box + 8, box + 16, box + 24);
      const [bottom, top] = pdfium.heap.HEAPF64.subarray((box >> 3) + 2, (box >> 3) + 4);
      const y = 1 - (bottom! + top!) / 2 / heightOf;
      place = y < MARGIN ? "head" : y > 1 - MARGIN ? "foot" : "body";
    }
    // PDFium reports a hyphen at the end of a line as a control char.
    const char = code === 2 ? "-" : code <= 0x20 || code === 0xa0 ? " " : String.fromCharCode(code);
    chars += lettersOf(char);
    if (mark >= 0) ofMark.set(mark, (ofMark.get(mark) ?? "") + char);
    else if (place === "head") head += char;
    else if (place === "foot") foot += char;
    else untold += lettersOf(char);
  }
  exports.free(box);
  exports.FPDFText_ClosePage(textPage);
  return { ofMark, head: tidy(head), foot: tidy(foot), chars, untold };
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\d]/gu)?.length ?? 0;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
