/**
 * The input of operations on a document: the words and lines of its pages with their boxes, the blocks and tables that they
 * belong to, and the structured data of the file.
 *
 * Terms of this folder. A transcript is a document as plain data, so that it can be stored next to a parse result and sent to
 * another process. A line is words next to each other without a wide gap, within one block and one cell; a row of a page with
 * two columns is two lines.
 */
import type { BlockType, ParseConfig } from "@docsvc/openapi";
import type { BBox } from "../geometry/bbox.ts";
import type { StyledSpan } from "../styled/styled-text.ts";
import type { Chart } from "../document/chart.ts";
import type { Confidence, DefinitionPart, HiddenReason, RecognisedText, Warning } from "../document/document.ts";

/** A document as operations read it; plain data that survives JSON and a structured clone. */
export interface Transcript {
  /** Pages that were read, in order. */
  readonly pages: readonly TranscriptPage[];
  /** Fields of the file's form (AcroForm), in the order of the pages. */
  readonly fields: readonly TranscriptField[];
  /** Structured files embedded in the document, such as the XML of an electronic invoice. */
  readonly attachments: readonly TranscriptAttachment[];
  /** Warnings about the document itself, without those caused by parse options. */
  readonly warnings: readonly Warning[];
  /** Absent if no result will be written from the transcript. */
  readonly reading?: TranscriptReading;
}

/** What a result contains besides the pages. */
export interface TranscriptReading {
  /** The configuration of reading and output, without the password. */
  readonly config: ParseConfig;
  /** Whether the file contains the structure of its blocks. */
  readonly tellsStructure: boolean;
  /** Words recognised in images; only if `settings.return_ocr_data` requested them. */
  readonly recognised?: readonly RecognisedText[];
}

export interface TranscriptPage {
  /** 1-based number in the file. */
  readonly number: number;
  /** Width of the page as displayed. */
  readonly width: number;
  readonly height: number;
  /** Unit of the numbers of this page. */
  readonly unit: "pt" | "px" | "cell";
  /** Sheet name. */
  readonly name?: string;
  /** Clockwise quarter turns from upright text to that of the page. */
  readonly quarter: 0 | 1 | 2 | 3;
  /** In reading order. */
  readonly blocks: readonly TranscriptBlock[];
  /** Comments and signature fields, which are over the page and not part of its text. */
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
  /** Caption of a figure or table; it is also a block of its own. */
  readonly caption?: string;
  readonly captionBBox?: BBox;
  readonly table?: TranscriptTable;
  /** Only for a figure whose chart was read; `table` has its points. */
  readonly chart?: Chart;
  /** Styles of parts of the text. */
  readonly spans?: readonly StyledSpan[];
  /** Code: `text` keeps its line breaks and spaces. */
  readonly preformatted?: true;
  readonly language?: string;
  /** Depth in nested quotations, from 1. */
  readonly quote?: number;
  readonly definition?: DefinitionPart;
  /** Why the page does not show it; only for annotations. */
  readonly hidden?: HiddenReason;
  /** A model corrected it, and the page confirms the correction. */
  readonly revised?: true;
}

export interface TranscriptTable {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Cells cover the grid without overlap; a position that no cell covers is empty. */
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
  /** Its words, separated by single spaces. */
  readonly text: string;
  /** Four numbers per word: left, top, right, bottom, on the page as displayed. */
  readonly words: readonly number[];
  /** Index of its block on the page; -1 if it is in no block. */
  readonly block: number;
  /** Index of its cell in the block's table. */
  readonly cell?: number;
  /** Font size. */
  readonly size: number;
  /** Most of it is bold. */
  readonly bold?: true;
  /** Recognised in an image. */
  readonly recognised?: true;
  /** Indexes of the words that were recognised badly. */
  readonly doubtful?: readonly number[];
}

export interface TranscriptField {
  readonly name: string;
  /** As a viewer shows it; `☒` or `☐` for a check box. */
  readonly value: string;
  readonly kind: "text" | "button";
  readonly bbox: BBox;
}

export interface TranscriptAttachment {
  readonly name: string;
  readonly text: string;
}
