/**
 * Documents whose structure is in their file: Office files, sheets, web pages, mail, books.
 *
 * Terms of this folder: markup is such a document as returned by its reader: parts with blocks whose types are known,
 * mostly without places. A flow part is text that fills as many pages as it needs; a placed part is a single page
 * with boxes for its blocks: a slide or a sheet. Layout gives every block its page and box.
 */
import type { BlockType } from "@docsvc/openapi";
import type { Chart } from "../document/chart.ts";
import type { BlockSource, DefinitionPart, Warning } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import type { TranscriptAttachment } from "../transcript/transcript.ts";
import type { StyledSpan } from "../styled/styled-text.ts";

export interface Markup {
  readonly parts: readonly MarkupPart[];
  readonly warnings: readonly Warning[];
  /** Structured files with the same content as data; if the document is such a file, the file itself. */
  readonly attachments?: readonly TranscriptAttachment[];
  /** How an installed program can print it on pages. @defaultValue it cannot */
  readonly printable?: Printable;
}

/** A document for LibreOffice with its usual extension, or a page for Chromium. */
export type Printable =
  | {
      readonly program: "LibreOffice";
      readonly bytes: Uint8Array;
      readonly ending: string;
      /** Returns a copy that prints exactly what is read. @defaultValue the unchanged bytes */
      readonly copy?: (bytes: Uint8Array) => Promise<Uint8Array>;
    }
  | { readonly program: "Chromium"; readonly html: () => string };

export type MarkupPart = FlowPart | PlacedPart;

/** A section of running text; begins on a new page. */
export interface FlowPart {
  readonly kind: "flow";
  /** In points. @defaultValue A4 */
  readonly pageSize?: { readonly width: number; readonly height: number };
  readonly blocks: readonly MarkupBlock[];
}

/** A slide or a sheet. */
export interface PlacedPart {
  readonly kind: "placed";
  readonly width: number;
  readonly height: number;
  readonly unit: "pt" | "cell";
  /** Sheet name. */
  readonly name?: string;
  readonly blocks: readonly PlacedMarkupBlock[];
  /** Rows and columns of a sheet that have content but were left out because its author hid them. @defaultValue none */
  readonly hidden?: { readonly rows: number; readonly columns: number };
}

/** In the unit of the page. */
export type Place = Omit<BBox, "page">;

export interface MarkupBlock {
  readonly type: BlockType;
  /** Plain text; empty for a table, whose cells have it. Readers write styles into it as marks (styled/style-marks.ts). */
  readonly text: string;
  /** Styles of parts of its text; set by `tidyMarkup`. */
  readonly spans?: readonly StyledSpan[];
  /** Heading level 1–6 of `Title` and `Section Header`; nesting depth from 1 of `List Item`, and of `Text` that continues in one. */
  readonly level?: number;
  /** The marker of a `List Item` as it would be printed; not repeated in `text`. */
  readonly marker?: string;
  readonly caption?: string;
  readonly table?: MarkupTable;
  /** The data of a chart, if the file has them. */
  readonly chart?: Chart;
  /** Begins a new page; only in flow parts. */
  readonly breaksPage?: boolean;
  /** Its place in the file, if it is not on the page. */
  readonly source?: BlockSource;
  /** Code: `text` keeps its line breaks and spaces. */
  readonly preformatted?: true;
  /** Language of code, if the file names it. */
  readonly language?: string;
  /** Depth in nested quotations, from 1. */
  readonly quote?: number;
  readonly definition?: DefinitionPart;
  /** Readers' comments on it: author and text. */
  readonly comments?: readonly string[];
  /** Number of its image, if the document's images are requested (`BlockImages`). */
  readonly image?: number;
  /** On a signature line: the person who is to sign. */
  readonly signature?: string;
}

/** An inline image or chart, with its description. */
export type MarkupFigure = Pick<MarkupBlock, "text" | "image" | "chart" | "signature">;

export interface PlacedMarkupBlock extends MarkupBlock {
  readonly place: Place;
  /** Whether its place is a guess because the file does not have it. */
  readonly isPlaceGuessed?: boolean;
}

/** A grid. Its cells do not overlap; a position without a cell is empty. */
export interface MarkupTable {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly MarkupCell[];
}

export interface MarkupCell {
  /** 0-based. */
  readonly row: number;
  /** 0-based. */
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly header: boolean;
  readonly text: string;
  /** Styles of parts of its text; set by `tidyMarkup`. */
  readonly spans?: readonly StyledSpan[];
  /** Only if the file has it; otherwise the cell gets its share of the table's box by the grid. */
  readonly place?: Place;
}
