import type { Warning } from "../document/document.ts";
import type { PageInspector } from "../inspect/stage.ts";
import type { OcrOptions } from "../ocr/document-ocr.ts";
import type { PageRun, PageSlice } from "./page-slice.ts";
import type { MarkupOptions } from "../read/markup/markup-reader.ts";
import type { Plugins } from "../plugin/plugins.ts";
import type { PrintBudget } from "./print-budget.ts";
import type { PagesSetting } from "./select-pages.ts";

/** Which attachments to read: down to a depth, and as many as fit. All levels share the budget. */
export interface AttachmentsWanted {
  /** 1 means the attachments of the document itself. */
  readonly depth: number;
  readonly left: { bytes: number; files: number };
}

/** Options for opening a document, including its page range. */
export interface OpenOptions extends MarkupOptions {
  /** 1-based, both ends included; a list contains pages and ranges. */
  readonly pageRange?: PagesSetting;
  /** Documents with more pages are rejected. @defaultValue no limit */
  readonly maxPages?: number;
  /** Helps to detect the format of text (`kindOf`). */
  readonly fileName?: string | undefined;
  /** Helps to detect the format of text without a telling name (`kindOf`). */
  readonly mediaType?: string | undefined;
  /** Problems known before the document is opened. @defaultValue none */
  readonly warnings?: readonly Warning[];
  /** Which attached documents to read. @defaultValue none */
  readonly attachments?: AttachmentsWanted | undefined;
  /** Numbers the images of its blocks, if its file contains its structure. @defaultValue false */
  readonly keepsImages?: boolean;
  /** With `auto`, LibreOffice or Chromium, if installed, print documents that have no pages of their own. @defaultValue `off` */
  readonly print?: "auto" | "off" | undefined;
  /** Reads hidden text of PDF pages like any other text, so that an edit finds it. @defaultValue false */
  readonly keepsHidden?: boolean | undefined;
  /** Formats of plugins, which take precedence over the engine's own. @defaultValue none */
  readonly plugins?: Plugins | undefined;
  /** Time limit for printing this document and its attachments together. @defaultValue the limit of the program */
  readonly printBudget?: PrintBudget | undefined;
}

/** Options for reading pages. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (done: number, total: number) => void;
  /** @defaultValue nothing is recognised */
  readonly ocr?: OcrOptions;
  /** Called with every stage of every page, for debugging; a parse without it computes and keeps nothing more. */
  readonly inspect?: PageInspector | undefined;
  /** Keeps the words of each page with their boxes, for a transcript. @defaultValue false */
  readonly keepsWords?: boolean | undefined;
}

/** A document whose pages can be read in any order, run by run. Dispose of it: the file is in memory outside the garbage collector. */
export interface OpenDocument extends AsyncDisposable {
  /** From the first to the last of the requested pages that exist. */
  readonly pages: PageRun;
  /** The number of requested pages between them. */
  readonly numPages: number;
  /** Whether reading some pages costs less than reading all: a file with structure is read whole when it is opened. */
  readonly isDivisible: boolean;
  /**
   * Reads the requested pages of a run. The result for a page depends only on that page, so any division into runs gives the same document.
   *
   * Damage inside a page makes that page empty, with a warning; damage to the file throws.
   *
   * @throws {@link EngineError} `damaged_document`, `unsupported_document`, `aborted`
   */
  read(run: PageRun, options: ReadOptions): Promise<PageSlice>;
  /** Makes the image of that number as a PNG; null if there is none. Only if `keepsImages` was set. */
  image?(number: number): Promise<Uint8Array | null>;
}
