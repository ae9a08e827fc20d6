/**
 * The document model that the engine's folders share.
 *
 * A document has pages, a page has blocks in reading order, and a table block has cells. Chars, words, lines and
 * ruling lines exist only while their page is read, so memory does not grow with the length of a file.
 */
import type { BlockType } from "@docsvc/openapi";
import type { BBox } from "../geometry/bbox.ts";
import type { StyledSpan } from "../styled/styled-text.ts";
import type { Chart } from "./chart.ts";

/** `low` if the structure is a guess or the text was recognised badly. */
export type Confidence = "low" | "high";

/**
 * Why text is not visible on its page. `ground`: it has the colour of its background. `tiny`: it is too small to read. `covered`: something is painted over it.
 * `outside`: it is off the page. `invisible`: it is not painted, and there is no image whose text it could be.
 */
export type HiddenReason = "ground" | "tiny" | "covered" | "outside" | "invisible";

/** A printed line: words next to each other, within one block and one cell. */
export interface TextLine {
  /** Its words, separated by single spaces. */
  readonly text: string;
  readonly bbox: BBox;
  /** Left and right edge of each word; absent if the words are not next to each other, as in rotated text. */
  readonly edges?: readonly number[];
  /** Styles of parts of the text. */
  readonly spans?: readonly StyledSpan[];
}

/** A cell of a table. A merged cell is listed once, at its top-left position. */
export interface Cell {
  /** 0-based. */
  readonly row: number;
  /** 0-based. */
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** True in a header row. */
  readonly header: boolean;
  readonly text: string;
  /** Styles of parts of the text; absent if all of it is plain. */
  readonly spans?: readonly StyledSpan[];
  readonly bbox: BBox;
  /** From top to bottom; only if places were requested. */
  readonly lines?: readonly TextLine[];
}

/** A grid. Its cells do not overlap; a position without a cell is empty. */
export interface Table {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly Cell[];
}

/** A paragraph, heading, table, figure or other block, with its place. */
export interface Block {
  readonly type: BlockType;
  readonly bbox: BBox;
  /** Plain text with its lines joined. For a table: the cells in reading order. For a figure: the text inside it. */
  readonly text: string;
  /** Styles of parts of the text; absent if all of it is plain, and for tables, whose cells have their own. */
  readonly spans?: readonly StyledSpan[];
  readonly confidence: Confidence;
  /** Heading level 1–6 of a `Title` or `Section Header`. Nesting depth, from 1, of a `List Item` or of `Text` that continues one. */
  readonly level?: number;
  /** The cells of a `Table`, or the data of a `Figure` whose chart was read. */
  readonly table?: Table;
  /** Only for a `Figure`. */
  readonly chart?: Chart;
  /** The marker of a `List Item` as printed (`•`, `3.`, `(a)`); not repeated in `text`. */
  readonly marker?: string;
  /** Caption of a `Figure` or `Table`; the caption is also a block of its own. */
  readonly caption?: string;
  /** Part of the file that is not on the page, such as the notes of a slide. */
  readonly source?: BlockSource;
  /** Code or the output of a program: `text` keeps its line breaks and spaces. */
  readonly preformatted?: true;
  /** Programming language of code, if the file names it: `python`. */
  readonly language?: string;
  /** Depth in nested quotations, from 1; absent outside quotations. */
  readonly quote?: number;
  /** Its part in a definition list. */
  readonly definition?: DefinitionPart;
  /** Number of its image, if images were requested and the file contains its structure. */
  readonly image?: number;
  /** A model corrected it, and the page confirms the correction. */
  readonly revised?: true;
  /** Why the page does not show it. Its text begins with a mark that says so. Only for annotations. */
  readonly hidden?: HiddenReason;
  /** Place of the caption. */
  readonly captionBBox?: BBox;
  /** From top to bottom; only if places were requested. A table has them in its cells. */
  readonly lines?: readonly TextLine[];
}

export type BlockSource = "notes";

export type DefinitionPart = "term" | "description";

/** A page and its blocks in reading order. */
export interface Page {
  /** 1-based number in the file; a page range does not change it. */
  readonly number: number;
  /** Width of the page as displayed. */
  readonly width: number;
  readonly height: number;
  readonly unit: "pt" | "px" | "cell";
  /** Sheet name. */
  readonly name?: string;
  readonly blocks: readonly Block[];
  /**
   * Comments (`Comment`: author and text, with the box of what they mark), signature fields (`Signature`) and text that the page does not show (`hidden`).
   * They are not part of the page's text, so they are not in `blocks`. Absent if there are none.
   */
  readonly annotations?: readonly Block[];
}

/** An entry of the document's outline (its bookmarks). */
export interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly level: number;
  /** 1-based; 0 if the entry points to no page of this file. */
  readonly page: number;
}

/** A problem that did not stop the parse. */
export interface Warning {
  /** Closed set of snake_case codes, e.g. `page_damaged`, `page_without_text`. */
  readonly code: string;
  /** Says what happened and what to do; contains no document text. */
  readonly message: string;
  readonly page?: number;
}

/** A word recognised in an image. */
export interface RecognisedText {
  readonly text: string;
  readonly bbox: BBox;
  /** 0–1. */
  readonly confidence: number;
  /** Number of its printed line on the page. */
  readonly line: number;
}

/** The parsed document, before it is chunked and rendered. */
export interface Document {
  readonly pages: readonly Page[];
  readonly warnings: readonly Warning[];
  /** Page by page; empty if all text was embedded. */
  readonly recognised?: readonly RecognisedText[];
}

/** Whether a block is a header, footer or page number, which are not part of the body. */
export function isFurniture(block: { readonly type: BlockType }): boolean {
  return block.type === "Header" || block.type === "Footer" || block.type === "Page Number";
}

/** Whether a block is a title or section header. */
export function isHeading(block: { readonly type: BlockType }): boolean {
  return block.type === "Title" || block.type === "Section Header";
}

/** Number of header rows at the top of a table. */
export function headerRowCount(table: Table): number {
  const header = new Set<number>();
  for (const cell of table.cells) {
    if (!cell.header) continue;
    for (let row = cell.row; row < cell.row + cell.rowSpan; row += 1) header.add(row);
  }
  let count = 0;
  while (count < table.rowCount && header.has(count)) count += 1;
  return count;
}
