import type { Warning } from "../document/document.ts";
import type { PageInspector } from "../inspect/stage.ts";
import type { OcrOptions } from "../ocr/document-ocr.ts";
import type { PageRun, PageSlice } from "./page-slice.ts";
import type { MarkupOptions } from "../read/markup/markup-reader.ts";
import type { Plugins } from "../plugin/plugins.ts";
import type { PrintBudget } from "./print-budget.ts";
import type { PagesWanted } from "./select-pages.ts";

/** Attachments down to a depth, as many as fit; those at every depth share what is left. */
export interface AttachmentsWanted {
  /** From 1: those of the document itself. */
  readonly depth: number;
  readonly left: { bytes: number; files: number };
}

/** The requested pages of a document, and what opens it. */
export interface OpenOptions extends MarkupOptions {
  /** 1-based, both ends included; a list holds pages and ranges. */
  readonly pageRange?: PagesWanted;
  /** More pages than this are refused. @defaultValue no limit */
  readonly maxPages?: number;
  /** Shows what text is meant as (`kindOf`). */
  readonly fileName?: string | undefined;
  /** What is known to be wrong before the document is opened. @defaultValue nothing */
  readonly warnings?: readonly Warning[];
  /** Which documents that are attached to it are read. @defaultValue none */
  readonly attachments?: AttachmentsWanted | undefined;
  /** Numbers the images of its blocks, where its file shows its structure. @defaultValue false */
  readonly keepsImages?: boolean;
  /** `auto` has LibreOffice or Chromium print what has no pages of its own, where they are installed. @defaultValue `off` */
  readonly print?: "auto" | "off" | undefined;
  /** Reads text that pages of a PDF do not show like any other, so that an edit finds it. @defaultValue false */
  readonly keepsHidden?: boolean | undefined;
  /** Formats of plugins, which are asked before the engine's own. @defaultValue none */
  readonly plugins?: Plugins | undefined;
  /** How long printing may take, this document's and those attached to it. @defaultValue as long as the program may */
  readonly printBudget?: PrintBudget | undefined;
}

/** How pages are read. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (done: number, total: number) => void;
  /** @defaultValue nothing is recognised */
  readonly ocr?: OcrOptions;
  /** Is called with every stage of every page, to look at them; a parse without it computes and keeps nothing more. */
  readonly inspect?: PageInspector | undefined;
  /** Keeps the words of each page with their boxes, for a transcript. @defaultValue false */
  readonly keepsWords?: boolean | undefined;
}

/** A document whose pages can be read in any order, run by run. Dispose of it: it holds the file outside the garbage collector. */
export interface OpenDocument extends AsyncDisposable {
  /** From the first to the last of the requested pages that exist. */
  readonly pages: PageRun;
  /** The number of requested pages between both. */
  readonly numPages: number;
  /** Whether reading some pages costs less than reading all: a file that shows its structure is read whole when it is opened. */
  readonly isDivisible: boolean;
  /**
   * Reads the requested pages of a run: what is made of a page depends on that page alone, so any runs of the document make the same whole.
   *
   * Damage inside a page leaves that page empty, with a warning; damage to the file throws.
   *
   * @throws {@link EngineError} `damaged_document`, `unsupported_document`, `aborted`
   */
  read(run: PageRun, options: ReadOptions): Promise<PageSlice>;
  /** Makes the image of that number as a PNG; null where there is none. Only where `keepsImages` was set. */
  image?(number: number): Promise<Uint8Array | null>;
}
