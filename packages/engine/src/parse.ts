/**
 * The pipeline: read → name → chunk → output.
 *
 * Document: pages of typed blocks in reading order. Slice: the result of reading a run of pages. Chunk: a run of blocks made
 * for retrieval. Result: the contract's `FullResult`.
 */
import { openDocument } from "#open-document";
import type { AttachmentsConfig, FullResult, ParseConfig } from "@docsvc/openapi";
import { checkOptions } from "./parsing/check-options.ts";
import { DocumentReading } from "./parsing/document-reading.ts";
import type { AttachmentsWanted } from "./parsing/opened-document.ts";
import type { PageInspector } from "./inspect/stage.ts";
import { ocrByPlugin } from "./plugin/ocr-by-plugin.ts";
import type { Plugins } from "./plugin/plugins.ts";
import { withPasses } from "./parsing/with-passes.ts";
import type { PageRun, PageSlice } from "./parsing/page-slice.ts";
import type { PrintBudget } from "./parsing/print-budget.ts";
import { type ParsedDocument, toParsedDocument } from "./parsing/parsed-document.ts";
import { warnOfUnavailable } from "./parsing/unavailable-options.ts";

export interface ParseOptions {
  /** Ends the parse with an {@link EngineError} `aborted` between pages. */
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (done: number, total: number) => void;
  /** If there are more pages to process, throws {@link EngineError} `too_many_pages`. */
  readonly maxPages?: number;
  /**
   * Recognition of text in images; `off` gives only embedded text, whatever `settings.extraction_mode` says.
   *
   * @defaultValue `auto`: if a page's text layer lacks text that its images show
   */
  readonly ocr?: "auto" | "off";
  /**
   * Whether programs of the machine (LibreOffice, Chromium) print documents that have no pages of their own, so that blocks have the boxes of the
   * print: `auto` if the program is installed. Without a print, a simple flow layout places the blocks, with low confidence. Text and structure are
   * the same either way.
   *
   * @defaultValue `off`: a print takes a second, a hundred times as long as everything else
   */
  readonly print?: "auto" | "off" | undefined;
  /**
   * Time limit for printing. If a print is not done by then, the document's boxes are estimated (warning `pages_estimated`); nothing else changes.
   *
   * @defaultValue 75 s a document
   */
  readonly printBudget?: PrintBudget | undefined;
  /** Receives every stage of every page, for debugging; a parse without it computes and keeps nothing more. */
  readonly inspect?: PageInspector | undefined;
  /**
   * Name of the file, if it has one. The content decides the format, with two exceptions: text named `.md` is Markdown however short
   * it is, as are other notations by their names, and text that is named as a PDF, an image or an Office document is read with the warning
   * `name_mismatch`.
   */
  readonly fileName?: string | undefined;
  /**
   * Media type that the server declared that the file was fetched from, with or without parameters. It counts only for text that shows
   * no format, and whose name does not either: `text/markdown` makes it Markdown.
   */
  readonly mediaType?: string | undefined;
  /** What {@link createEngine} adds to the engine. @defaultValue nothing */
  readonly plugins?: Plugins | undefined;
  /**
   * Keeps the words of each page with their boxes for {@link ParsedDocument.toTranscript}. This takes half as much memory again.
   *
   * @defaultValue false
   */
  readonly keepsWords?: boolean | undefined;
  /**
   * Reads hidden text of PDF pages like any other text: removing words from a file requires finding all of them.
   *
   * @defaultValue false: it is left out, with a warning
   */
  readonly keepsHidden?: boolean | undefined;
}

/** A parsed document and the number of its pages that were processed. */
export interface Parsed {
  readonly result: FullResult;
  readonly numPages: number;
}

/**
 * Parses a document into typed blocks with page and bounding box, grouped into chunks.
 *
 * @param bytes the file; its format is detected by its content
 * @param config the contract's parse configuration; every part has its default
 * @throws {@link EngineError} if the document cannot be read, or an option cannot be honoured without a wrong result
 */
export async function parse(bytes: Uint8Array, config: ParseConfig = {}, options: ParseOptions = {}): Promise<Parsed> {
  using document = await parseInPieces(bytes, config, options);
  return { result: document.toResult(), numPages: document.numPages };
}

/**
 * Like {@link parse}, but the result is written in pieces: a document of thousands of pages takes no more memory than one of hundreds.
 *
 * @throws {@link EngineError} as {@link parse}, and `storage_failed` if the folder for temporary files has no space for a long document
 */
export async function parseInPieces(
  bytes: Uint8Array,
  config: ParseConfig = {},
  options: ParseOptions = {},
): Promise<ParsedDocument> {
  using assembly = new ParseAssembly(config, options);
  const keepsWords = options.keepsWords ?? config.settings?.return_places ?? false;
  await using started = await startParse(bytes, config, options);
  let before = 0;
  for (const run of runsOf(started.pages)) {
    const onProgress = (done: number): void => options.onProgress?.(before + done, started.numPages);
    const slice = await started.read(run, { ...options, keepsWords, onProgress });
    before += slice.pages.length + (slice.named?.length ?? 0);
    assembly.add(slice);
  }
  return assembly.finish();
}

/** Number of pages kept until the last of them is read: few, but enough that recognising them keeps all cores busy nearly always. */
const PAGES_A_RUN = 128;

function* runsOf({ first, last }: PageRun): Generator<PageRun> {
  for (let next = first; next <= last; next += PAGES_A_RUN) {
    yield { first: next, last: Math.min(last, next + PAGES_A_RUN - 1) };
  }
}

/** A parse whose pages are read in runs, in this process or in several. Dispose of it: it keeps the file open. */
export interface StartedParse extends AsyncDisposable {
  /** From the first to the last page that the configuration requests and the document has. */
  readonly pages: PageRun;
  /** Number of requested pages between them. */
  readonly numPages: number;
  /** Whether several processes may share the work. For some files each process would read the whole file. */
  readonly isDivisible: boolean;
  /**
   * Reads the requested pages of a run. Pages do not depend on each other: {@link finishParse} makes the same result however they are divided into
   * runs.
   *
   * @throws {@link EngineError} if the document cannot be read
   */
  read(
    run: PageRun,
    options?: Omit<ParseOptions, "maxPages" | "print" | "printBudget" | "fileName" | "mediaType" | "plugins">,
  ): Promise<PageSlice>;
  /**
   * Makes the image of a figure or table as a PNG, by the number in `image_file_id` of its block; null if it has none. Images exist
   * only if `keepsImages` was set.
   */
  image(number: number): Promise<Uint8Array | null>;
}

export interface StartOptions extends Pick<
  ParseOptions,
  "maxPages" | "print" | "printBudget" | "signal" | "fileName" | "mediaType" | "keepsHidden" | "plugins"
> {
  /**
   * Numbers the images of figures and tables in documents whose file contains their structure: images of the file, and parts of its print.
   *
   * @defaultValue false
   */
  readonly keepsImages?: boolean;
}

/**
 * Starts a parse: opens the document and counts its pages, which takes a small part of the time of reading them.
 *
 * @throws {@link EngineError} as {@link parse}
 */
export async function startParse(
  bytes: Uint8Array,
  config: ParseConfig = {},
  options: StartOptions = {},
): Promise<StartedParse> {
  const { settings } = config;
  const { maxPages, plugins, keepsImages = false } = options;
  checkOptions(config);
  warnOfUnavailable(config);
  const document = await openDocument(bytes, {
    keepsImages,
    pageRange: settings?.page_range ?? null,
    password: settings?.document_password ?? null,
    include: config.formatting?.include ?? [],
    spreadsheet: config.spreadsheet ?? {},
    attachments: toWanted(settings?.attachments),
    ...(maxPages === undefined ? {} : { maxPages }),
    print: options.print,
    printBudget: options.printBudget,
    signal: options.signal,
    fileName: options.fileName,
    mediaType: options.mediaType,
    keepsHidden: options.keepsHidden,
    plugins,
  });
  const engine = plugins?.ocr && ocrByPlugin(plugins.ocr);
  return {
    pages: document.pages,
    numPages: document.numPages,
    isDivisible: document.isDivisible,
    read: (run, how = {}) =>
      document.read(run, {
        ...how,
        ocr: {
          mode: how.ocr === "off" ? "off" : (settings?.extraction_mode ?? "hybrid"),
          system: settings?.ocr_system ?? "standard",
          engine,
        },
      }),
    image: (number) => document.image?.(number) ?? Promise.resolve(null),
    [Symbol.asyncDispose]: () => document[Symbol.asyncDispose](),
  };
}

/** Maximum number of attachments of a message to read. Real messages do not have more. */
const MAX_ATTACHMENTS = 1000;

function toWanted(asked: AttachmentsConfig | null | undefined): AttachmentsWanted | undefined {
  const { depth = 0, max_bytes: bytes = 52_428_800 } = asked ?? {};
  return depth < 1 ? undefined : { depth, left: { bytes, files: MAX_ATTACHMENTS } };
}

/**
 * Finishes a parse: names the blocks, which needs the whole document, groups them and writes the result.
 *
 * @param slices of all pages that the configuration requests, in order. They are taken one at a time, so that a reader of slice
 * files needs to keep only one in memory
 * @param config the same as at the start
 * @throws {@link EngineError} `damaged_document` if too many pages failed to be read
 */
export function finishParse(slices: Iterable<PageSlice>, config: ParseConfig = {}): Parsed {
  using assembly = new ParseAssembly(config);
  for (const slice of slices) assembly.add(slice);
  using document = assembly.finish();
  return { result: document.toResult(), numPages: document.numPages };
}

/** Finishes a parse slice by slice, so that its result can be written in pieces. Dispose of it: the pages may be in a temporary file. */
export class ParseAssembly implements Disposable {
  readonly #config: ParseConfig;
  readonly #inspect: PageInspector | undefined;
  readonly #plugins: Plugins | undefined;
  readonly #reading: DocumentReading;

  /** @param config - the same as at the start */
  constructor(config: ParseConfig = {}, { inspect, plugins }: Pick<ParseOptions, "inspect" | "plugins"> = {}) {
    this.#config = config;
    this.#inspect = inspect;
    this.#plugins = plugins;
    this.#reading = new DocumentReading({ keepsRecognised: config.settings?.return_ocr_data ?? false });
  }

  /**
   * Adds the next slice of the pages that the configuration requests, in order. The slice is not needed afterwards.
   *
   * @throws {@link EngineError} `storage_failed` if the folder for temporary files has no space for a long document
   */
  add(slice: PageSlice): void {
    this.#reading.add(slice);
  }

  /**
   * Names the blocks, which needs the whole document.
   *
   * @throws {@link EngineError} `damaged_document` if too many pages failed to be read, `storage_failed`, `plugin_failed`
   */
  finish(): ParsedDocument {
    const named = this.#reading.name(this.#inspect);
    const plugins = this.#plugins;
    if (plugins === undefined) return toParsedDocument(named, this.#config);
    return toParsedDocument(withPasses(named, plugins), this.#config, plugins);
  }

  [Symbol.dispose](): void {
    this.#reading[Symbol.dispose]();
  }
}
