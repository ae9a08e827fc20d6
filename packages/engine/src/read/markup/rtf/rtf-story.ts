import type { FormattingInclude } from "@docsvc/openapi";
import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { isAllCode, markStyle, withoutMarks } from "../../../styled/style-marks.ts";
import type { InlineStyle } from "../../../styled/styled-text.ts";
import { tidyText } from "../tidy-text.ts";
import { listMarker } from "../list-marker.ts";
import type { RtfState, RtfSink } from "./rtf-state.ts";
import type { NamedBlock } from "./rtf-styles.ts";
import { rtfTable, type RowShape, type TableRow } from "./rtf-table.ts";

/** Data from the tables at the head of a document that paragraphs need. */
export interface ParagraphTables {
  /** Block type by style and outline level. */
  readonly name: (state: RtfState) => NamedBlock;
  /** The marker of the next item of its list, for programs that do not write it; empty if it is in no list. */
  readonly marker: (state: RtfState) => string;
  /** Style of its text. */
  readonly style: (state: RtfState) => InlineStyle;
}

/** The open cell at each table depth, and the row that contains it. */
interface OpenRow {
  lines: string[];
  texts: string[];
}

/** Limit on rows times columns of one table; further rows begin another table. */
const MAX_POSITIONS = 1_000_000;

/** A group, and the story that its text belongs to. */
export interface RtfGroup extends RtfState {
  story: RtfStory;
}

/** A paragraph that ends. */
interface Taken {
  /** With all white space. */
  readonly written: string;
  readonly text: string;
  readonly marker: string;
  readonly isTyped: boolean;
}

/** Lines of a fixed-width font, one of them set in or broken. */
function isProgram(written: string): boolean {
  return /\n|^\s{2,}/.test(withoutMarks(written)) && isAllCode(written);
}

/** A bullet or a number before a tab. */
const TYPED = /^\s*([•·◦▪●○■□–—-]|\(?(?:\d{1,3}|[A-Za-z]{1,4})[.)])\t\s*(?=\S)/u;

/** The marker that a program without list tables types before an item, whose other lines are indented up to its text. */
function typedMarker(
  written: string,
  { firstIndent, isInTable }: RtfState,
): { readonly marker: string; readonly text: string } | undefined {
  if (firstIndent >= 0 || isInTable) return undefined;
  const [all, marker] = TYPED.exec(written) ?? [];
  return marker === undefined ? undefined : { marker, text: written.slice(all!.length) };
}

/** A sequence of paragraphs: the body, a note, a header, a text box. */
export class RtfStory implements RtfSink {
  row: RowShape = { left: 0, isHeader: false, cells: [] };
  marker = "";
  breaksPage = false;
  /** Number of characters so far. */
  added = 0;
  readonly comments: string[] = [];
  /** Content that belongs to the open paragraph and follows it. */
  readonly aside: MarkupBlock[] = [];
  readonly #include: ReadonlySet<FormattingInclude>;
  readonly #tables: ParagraphTables;
  readonly #blocks: MarkupBlock[] = [];
  #text = "";
  #mark = "";
  #rows: TableRow[] = [];
  #widest = 1;
  #open: OpenRow[] = [];
  #counts: number[] = [];
  /** Indentations of the open items whose markers are typed. */
  #typedIndents: number[] = [];

  constructor(include: ReadonlySet<FormattingInclude>, tables: ParagraphTables) {
    this.#include = include;
    this.#tables = tables;
  }

  add(text: string, state: RtfState): void {
    if (state.isHidden || (state.change === "deleted" && !this.#include.has("change_tracking"))) return;
    this.#switchMark(this.#markOf(state));
    this.added += text.length;
    this.#text += markStyle(text, this.#tables.style(state));
  }

  /** Ends a paragraph; if its end is deleted or hidden, it continues in the next one. */
  endParagraph(state: RtfState): void {
    if (state.isHidden || (state.change === "deleted" && !this.#include.has("change_tracking"))) return;
    this.#switchMark("");
    const { written, text, marker, isTyped } = this.#takeParagraph(state);
    const depth = this.#depthOf(state);
    if (depth > 0) return this.#addLines(depth, [marker.trim(), text].filter((part) => part !== "").join(" "));
    this.#closeTable();
    const named = this.#tables.name(state);
    if (text !== "" && (named.preformatted === true || isProgram(written))) {
      return this.#pushCode(withoutMarks(written).trimEnd(), state);
    }
    const item = this.#listItem(marker, isTyped ? this.#typedLevel(state) : state.listLevel, text);
    if (item === undefined) this.#typedIndents = [];
    const block = named.type === "Text" ? (item ?? named) : named;
    if (text !== "") this.#pushParagraph(block, { text, marker, item }, state);
    this.#blocks.push(...this.aside.splice(0));
  }

  /** The open paragraph and its marker, which may be typed; a new one is open after this. */
  #takeParagraph(state: RtfState): Taken {
    const typed = this.marker === "" ? typedMarker(this.#text, state) : undefined;
    const written = typed?.text ?? this.#text;
    const text = tidyText(written);
    const counted = this.marker === "" && text !== "" ? this.#tables.marker(state) : this.marker;
    this.#text = "";
    this.marker = "";
    return { written, text, marker: typed?.marker ?? counted, isTyped: typed !== undefined };
  }

  #pushParagraph(
    named: Pick<MarkupBlock, "type" | "level" | "marker">,
    { text, marker, item }: Pick<Taken, "text" | "marker"> & { readonly item: { readonly type: string } | undefined },
    state: RtfState,
  ): void {
    const breaksPage = this.breaksPage || state.breaksBefore;
    // Texts refer to a heading by its number; a bullet before it is only formatting.
    const isHeading = named.type !== "Text" && named.type !== "List Item";
    const isNumbered = isHeading && /[\p{L}\p{N}]/u.test(marker) && item?.type === "List Item";
    this.#blocks.push({
      ...named,
      text: isNumbered ? `${marker.trim()} ${text}` : text,
      ...(breaksPage ? { breaksPage } : {}),
      ...(this.comments.length === 0 ? {} : { comments: this.comments.splice(0) }),
    });
    this.breaksPage = false;
  }

  /** A paragraph per line of code, as in editors. */
  #pushCode(line: string, state: RtfState): void {
    const last = this.#blocks.at(-1);
    const breaksPage = this.breaksPage || state.breaksBefore;
    if (last?.preformatted === true && !breaksPage) {
      this.#blocks[this.#blocks.length - 1] = { ...last, text: `${last.text}\n${line}` };
    } else this.#blocks.push({ type: "Text", text: line, preformatted: true, ...(breaksPage ? { breaksPage } : {}) });
    this.breaksPage = false;
    this.#blocks.push(...this.aside.splice(0));
  }

  endCell(depth: number, state: RtfState): void {
    this.endParagraph({ ...state, isInTable: true, tableDepth: depth, isHidden: false, change: undefined });
    this.#fold(depth);
    const open = this.#at(depth);
    open.texts.push(open.lines.join("\n"));
    open.lines = [];
  }

  /** A row of a nested table becomes a line of its cell. */
  endNestedRow(depth: number): void {
    this.#fold(depth - 1);
  }

  endRow(): void {
    const { texts } = this.#at(1);
    this.#open = [];
    if (texts.length === 0) return;
    this.#widest = Math.max(this.#widest, texts.length);
    if ((this.#rows.length + 1) * this.#widest > MAX_POSITIONS) this.#closeTable();
    this.#rows.push({ shape: this.row, texts });
  }

  finish(state: RtfState): readonly MarkupBlock[] {
    const isInCell = this.#open.length > 0;
    if (isInCell) {
      this.endCell(1, state);
      this.endRow();
    } else this.endParagraph({ ...state, isHidden: false, change: undefined });
    this.#closeTable();
    return this.#blocks;
  }

  #depthOf({ isInTable, tableDepth }: RtfState): number {
    if (isInTable) return Math.max(1, tableDepth);
    return this.#open.length > 0 ? 1 : 0;
  }

  #at(depth: number): OpenRow {
    while (this.#open.length < depth) this.#open.push({ lines: [], texts: [] });
    return this.#open[depth - 1]!;
  }

  #addLines(depth: number, text: string): void {
    const { lines } = this.#at(depth);
    if (text !== "") lines.push(text);
    for (const block of this.aside.splice(0)) if (block.text !== "") lines.push(block.text);
  }

  /** Closes what is open in tables deeper than this. */
  #fold(depth: number): void {
    while (this.#open.length > Math.max(1, depth)) {
      const { texts, lines } = this.#open.pop()!;
      const line = [...texts, ...lines].filter((text) => text !== "").join(" ");
      if (line !== "") this.#at(this.#open.length).lines.push(line);
    }
  }

  #closeTable(): void {
    if (this.#rows.length === 0) return;
    this.#blocks.push({ type: "Table", text: "", table: rtfTable(this.#rows) });
    this.#rows = [];
    this.#widest = 1;
  }

  #listItem(
    marker: string,
    listLevel: number,
    text: string,
  ): Pick<MarkupBlock, "type" | "level" | "marker"> | undefined {
    if (text === "" || marker.trim() === "") return undefined;
    const item = listMarker(marker, this.#counts[listLevel] ?? 0);
    this.#counts = [...Array.from({ length: listLevel }, (_, level) => this.#counts[level] ?? 0), item.value];
    return { type: "List Item", level: listLevel + 1, marker: item.marker };
  }

  /** The level of an item whose marker is typed, by its indentation among the items before it. */
  #typedLevel({ indent }: RtfState): number {
    const outer = this.#typedIndents.filter((one) => one < indent);
    this.#typedIndents = [...outer, indent];
    return Math.min(8, outer.length);
  }

  #markOf({ change }: RtfState): string {
    if (change === undefined || !this.#include.has("change_tracking")) return "";
    return change === "deleted" ? "--" : "++";
  }

  #switchMark(mark: string): void {
    if (mark === this.#mark) return;
    if (this.#mark !== "") this.#text += `${this.#mark}}`;
    if (mark !== "") this.#text += `{${mark}`;
    this.#mark = mark;
  }
}

/** The texts of blocks, one a line; the cells of a table are one line. */
export function textOf(blocks: readonly MarkupBlock[]): string {
  const texts = blocks.map((block) => block.table?.cells.map((cell) => cell.text).join(" ") ?? block.text);
  return texts.filter((text) => text !== "").join("\n");
}
