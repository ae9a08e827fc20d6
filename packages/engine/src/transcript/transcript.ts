/**
 * What operations read of a document: the words and lines of its pages with their boxes, the blocks and tables that they
 * belong to, and what the file carries as data.
 *
 * Terms of this folder. A transcript is a document as plain data, so that it can be stored next to a parse result and sent to
 * another process. A line is words side by side without a wide gap, within one block and one cell; a row of a page that
 * holds two columns is two lines.
 */
import type { BlockType, ParseConfig } from "@docsvc/openapi";
import type { BBox } from "../geometry/bbox.ts";
import type { StyledSpan } from "../styled/styled-text.ts";
import type { Chart } from "../document/chart.ts";
import type { Confidence, DefinitionPart, HiddenReason, RecognisedText, Warning } from "../document/document.ts";

/** A document as operations read it; plain data, that JSON and a structured clone keep whole. */
export interface Transcript {
  /** Pages that were read, in order. */
  readonly pages: readonly TranscriptPage[];
  /** Fields of the file's form (AcroForm), in the order of the pages. */
  readonly fields: readonly TranscriptField[];
  /** Structured files that travel inside the document, such as the XML of an electronic invoice. */
  readonly attachments: readonly TranscriptAttachment[];
  /** Of the document itself; those that options of the parse cause are not among them. */
  readonly warnings: readonly Warning[];
  /** Absent in a transcript that no result is written of. */
  readonly reading?: TranscriptReading;
}

/** What a result says besides the pages. */
export interface TranscriptReading {
  /** As the document was read and its result written; without its password. */
  readonly config: ParseConfig;
  /** Whether its file says what its blocks are. */
  readonly tellsStructure: boolean;
  /** Words recognised in pictures; only where `settings.return_ocr_data` asked for them. */
  readonly recognised?: readonly RecognisedText[];
}

export interface TranscriptPage {
  /** 1-based, in the file. */
  readonly number: number;
  /** Of the page as displayed. */
  readonly width: number;
  readonly height: number;
  /** What the numbers of this page are given in. */
  readonly unit: "pt" | "px" | "cell";
  /** Sheet name. */
  readonly name?: string;
  /** Quarter turns, clockwise, from upright writing to that of the page. */
  readonly quarter: 0 | 1 | 2 | 3;
  /** In reading order. */
  readonly blocks: readonly TranscriptBlock[];
  /** Readers' comments and signature fields, which lie over the page and are no part of its text. */
  readonly annotations?: readonly TranscriptBlock[];
  /** In reading order: block by block, and within a block from top to bottom. */
  readonly lines: readonly TranscriptLine[];
}

export interface TranscriptBlock {
  readonly type: BlockType;
  readonly bbox: BBox;
  readonly text: string;
  readonly confidence: Confidence;
  /** Heading level 1–6; nesting depth of a list item. */
  readonly level?: number;
  /** The marker of a list item as printed. */
  readonly marker?: string;
  /** Of a figure or a table; it is as a block of its own, too. */
  readonly caption?: string;
  readonly captionBBox?: BBox;
  readonly table?: TranscriptTable;
  /** Of a figure whose chart was read; `table` has its points. */
  readonly chart?: Chart;
  /** How parts of its text are set. */
  readonly spans?: readonly StyledSpan[];
  /** Code: its line breaks and blanks are in `text`. */
  readonly preformatted?: true;
  readonly language?: string;
  /** How deep it is in quotations, from 1. */
  readonly quote?: number;
  readonly definition?: DefinitionPart;
  /** Why the page does not show it; only among annotations. */
  readonly hidden?: HiddenReason;
  /** A model has read it otherwise, and the page proves that. */
  readonly revised?: true;
}

export interface TranscriptTable {
  readonly rowCount: number;
  readonly columnCount: number;
  /** They cover the grid without overlap; a position that no cell covers is empty. */
  readonly cells: readonly TranscriptCell[];
}

export interface TranscriptCell {
  /** 0-based. */
  readonly row: number;
  /** 0-based. */
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly header: boolean;
  readonly text: string;
  readonly spans?: readonly StyledSpan[];
  readonly bbox: BBox;
}

export interface TranscriptLine {
  /** Its words, parted by single spaces. */
  readonly text: string;
  /** Four numbers a word: left, top, right, bottom, on the page as displayed. */
  readonly words: readonly number[];
  /** Index of its block on the page; -1 outside of all. */
  readonly block: number;
  /** Index of its cell in the block's table. */
  readonly cell?: number;
  /** Size of its letters. */
  readonly size: number;
  /** Most of it is bold. */
  readonly bold?: true;
  /** Recognised in a picture. */
  readonly recognised?: true;
  /** Indexes of the words that were recognised badly. */
  readonly doubtful?: readonly number[];
}

export interface TranscriptField {
  readonly name: string;
  /** As the reader shows it; of a check box `☒` or `☐`. */
  readonly value: string;
  readonly kind: "text" | "button";
  readonly bbox: BBox;
}

export interface TranscriptAttachment {
  readonly name: string;
  readonly text: string;
}
