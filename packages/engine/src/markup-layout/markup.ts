/**
 * Documents whose structure their file shows: Office files, sheets, web pages, mail, books.
 *
 * Terms of this folder. Markup is such a document as its reader gives it: parts with blocks whose types are known, and
 * mostly without places. A flow part is text that runs over as many pages as it takes; a placed part is one page of its
 * own whose blocks have boxes, a slide or a sheet. Laying out gives every block its page and box.
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
  /** Structured files that say the same as data; of a file that is one, the file itself. */
  readonly attachments?: readonly TranscriptAttachment[];
  /** What prints it on pages, where a program of the machine can. @defaultValue nothing does */
  readonly printable?: Printable;
}

/** A document for LibreOffice, with its usual ending, or a page for Chromium. */
export type Printable =
  | {
      readonly program: "LibreOffice";
      readonly bytes: Uint8Array;
      readonly ending: string;
      /** A copy that prints what is read. @defaultValue the bytes as they are */
      readonly copy?: (bytes: Uint8Array) => Promise<Uint8Array>;
    }
  | { readonly program: "Chromium"; readonly html: () => string };

export type MarkupPart = FlowPart | PlacedPart;

/** A section of running text; it begins on a page of its own. */
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
  /** Rows and columns of a sheet that hold something and were left out, since its author has hidden them. @defaultValue none */
  readonly hidden?: { readonly rows: number; readonly columns: number };
}

/** In the unit of the page. */
export type Place = Omit<BBox, "page">;

export interface MarkupBlock {
  readonly type: BlockType;
  /** Plain text; of a table nothing, since its cells have it. Readers write styles into it as marks (styled/style-marks.ts). */
  readonly text: string;
  /** How parts of its text are set; from `tidyMarkup` on. */
  readonly spans?: readonly StyledSpan[];
  /** Heading level 1–6 of `Title` and `Section Header`; nesting depth from 1 of `List Item`, and of `Text` that continues in one. */
  readonly level?: number;
  /** The marker of a `List Item` as it would be printed; not repeated in `text`. */
  readonly marker?: string;
  readonly caption?: string;
  readonly table?: MarkupTable;
  /** The data of a chart, as the file has them. */
  readonly chart?: Chart;
  /** Begins a new page; only in flow parts. */
  readonly breaksPage?: boolean;
  /** Where in the file it is, where that is not the page. */
  readonly source?: BlockSource;
  /** Code: its line breaks and blanks are in `text`. */
  readonly preformatted?: true;
  /** Of code, where the file names it. */
  readonly language?: string;
  /** How deep it is in quotations, from 1. */
  readonly quote?: number;
  readonly definition?: DefinitionPart;
  /** What readers wrote next to it: author and text. */
  readonly comments?: readonly string[];
  /** Of its image, where those of the document are requested (`BlockImages`). */
  readonly image?: number;
  /** A line to be signed: who is to sign it. */
  readonly signature?: string;
}

/** A picture or a chart amid a text: what it is said to show. */
export type MarkupFigure = Pick<MarkupBlock, "text" | "image" | "chart" | "signature">;

export interface PlacedMarkupBlock extends MarkupBlock {
  readonly place: Place;
  /** The file does not say where it is. */
  readonly isPlaceGuessed?: boolean;
}

/** Cells cover the grid without overlap; a position that no cell covers is empty. */
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
  /** How parts of its text are set; from `tidyMarkup` on. */
  readonly spans?: readonly StyledSpan[];
  /** Where the file says it; a cell without one shares its table's place by the grid. */
  readonly place?: Place;
}
