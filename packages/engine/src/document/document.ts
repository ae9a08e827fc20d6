/**
 * What the rooms hand to each other.
 *
 * A document is pages; a page carries blocks in reading order; a table block carries cells. Chars, words, lines and
 * ruling lines live only while their page is being read, so that memory stays flat over long files.
 */
import type { BlockType } from "@docsvc/openapi";
import type { BBox } from "../geometry/bbox.ts";
import type { StyledSpan } from "../styled/styled-text.ts";
import type { Chart } from "./chart.ts";

/** `low` where the structure is a guess or the text was recognised badly. */
export type Confidence = "low" | "high";

/**
 * Why a page does not show a text. `ground`: in the colour of what is behind it. `tiny`: too small to read. `covered`: painted over. `outside`:
 * off the page. `invisible`: in no colour at all, with no picture that it could be the text of.
 */
export type HiddenReason = "ground" | "tiny" | "covered" | "outside" | "invisible";

/** A line as it is printed: words side by side, within one block and one cell. */
export interface TextLine {
  /** Its words, parted by single spaces. */
  readonly text: string;
  readonly bbox: BBox;
  /** Left and right edge of each word; absent where its words do not be side by side, as in turned text. */
  readonly edges?: readonly number[];
  /** Of its text. */
  readonly spans?: readonly StyledSpan[];
}

/** One cell of a table; a merged cell is once, at its top-left position. */
export interface Cell {
  /** 0-based. */
  readonly row: number;
  /** 0-based. */
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** Belongs to a header row. */
  readonly header: boolean;
  readonly text: string;
  /** How parts of its text are set; absent where all of it is plain. */
  readonly spans?: readonly StyledSpan[];
  readonly bbox: BBox;
  /** From top to bottom; only where places were asked for. */
  readonly lines?: readonly TextLine[];
}

/** A grid that its cells cover without overlap; a position that no cell covers is empty. */
export interface Table {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly Cell[];
}

/** A paragraph, heading, table, figure … with its place. */
export interface Block {
  readonly type: BlockType;
  readonly bbox: BBox;
  /** Plain text, lines joined; of a table its cells in reading order; of a figure the text inside it. */
  readonly text: string;
  /** How parts of its text are set; absent where all of it is plain, and of a table, whose cells have their own. */
  readonly spans?: readonly StyledSpan[];
  readonly confidence: Confidence;
  /** Heading level 1–6 of `Title` and `Section Header`; nesting depth from 1 of `List Item`, and of `Text` that continues in one. */
  readonly level?: number;
  /** On `Table`, and on a `Figure` whose chart was read: its data. */
  readonly table?: Table;
  /** Only on a `Figure`. */
  readonly chart?: Chart;
  /** The marker of a `List Item` as printed (`•`, `3.`, `(a)`); not repeated in `text`. */
  readonly marker?: string;
  /** On `Figure` and `Table`: the caption's text, which also is as a block of its own. */
  readonly caption?: string;
  /** Where in the file it is, where that is not the page: what is said to a slide. */
  readonly source?: BlockSource;
  /** Code or what a program printed: its line breaks and blanks are in `text`. */
  readonly preformatted?: true;
  /** Of code, where the file names it: `python`. */
  readonly language?: string;
  /** How deep it is in quotations, from 1; absent outside of them. */
  readonly quote?: number;
  /** Its part in a list of definitions. */
  readonly definition?: DefinitionPart;
  /** Number of its image, where the images of a document that shows its structure are requested. */
  readonly image?: number;
  /** A model has read it otherwise, and the page proves that. */
  readonly revised?: true;
  /** Why the page does not show it: its text begins with a mark that says so. Only among the annotations of a page. */
  readonly hidden?: HiddenReason;
  /** Where that caption is. */
  readonly captionBBox?: BBox;
  /** From top to bottom; only where places were asked for, and of a table in its cells. */
  readonly lines?: readonly TextLine[];
}

export type BlockSource = "notes";

export type DefinitionPart = "term" | "description";

/** A page and its blocks in reading order. */
export interface Page {
  /** 1-based, in the file: a page range does not renumber. */
  readonly number: number;
  /** Of the page as displayed. */
  readonly width: number;
  readonly height: number;
  readonly unit: "pt" | "px" | "cell";
  /** Sheet name. */
  readonly name?: string;
  readonly blocks: readonly Block[];
  /**
   * Readers' comments (`Comment`: author and text, with the box of what they mark) and signature fields (`Signature`).
   * They lie over the page and are no part of its text, so they are apart from `blocks`; so is what the page does not show (`hidden`). Absent
   * where there are none.
   */
  readonly annotations?: readonly Block[];
}

/** An entry of the document's outline (its bookmarks). */
export interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly level: number;
  /** 1-based; 0 where the entry points nowhere in this file. */
  readonly page: number;
}

/** Damage or doubt that did not stop the parse. */
export interface Warning {
  /** Closed set of snake_case codes, e.g. `page_damaged`, `page_without_text`. */
  readonly code: string;
  /** Says what happened and what to do; never document text. */
  readonly message: string;
  readonly page?: number;
}

/** A word as it was recognised in a picture. */
export interface RecognisedText {
  readonly text: string;
  readonly bbox: BBox;
  /** 0–1. */
  readonly confidence: number;
  /** Words of one printed line share it, within their page. */
  readonly line: number;
}

/** The parsed document, before it is chunked and rendered. */
export interface Document {
  readonly pages: readonly Page[];
  readonly warnings: readonly Warning[];
  /** Page by page; empty where every text was embedded. */
  readonly recognised?: readonly RecognisedText[];
}

/** Header, Footer and Page Number: what repeats around the pages and is no part of the body. */
export function isFurniture(block: { readonly type: BlockType }): boolean {
  return block.type === "Header" || block.type === "Footer" || block.type === "Page Number";
}

/** Title and Section Header. */
export function isHeading(block: { readonly type: BlockType }): boolean {
  return block.type === "Title" || block.type === "Section Header";
}

/** How many leading rows of a table are header rows. */
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
