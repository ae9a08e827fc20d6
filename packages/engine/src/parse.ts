/**
 * The pipeline: read → name → chunk → output.
 *
 * Document: pages of typed blocks in reading order. Slice: what was read of a run of pages. Chunk: a run of blocks made
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
  /** More pages to process than this is an {@link EngineError} `too_many_pages`. */
  readonly maxPages?: number;
  /**
   * Recognition of text in pictures; `off` gives embedded text alone, whatever `settings.extraction_mode` says.
   *
   * @defaultValue `auto`: where a page's text layer lacks what its pictures show
   */
  readonly ocr?: "auto" | "off";
  /**
   * Whether programs of the machine print documents that have no pages of their own (LibreOffice, Chromium), so that blocks have the boxes of a
   * print: `auto` where the program is installed. Without it they are placed by a simple flow, with low confidence. Text and structure are the
   * same either way.
   *
   * @defaultValue `off`: a print takes a second, in which the rest is done a hundred times
   */
  readonly print?: "auto" | "off" | undefined;
  /**
   * How long printing may take. A print that is not done by then costs the document its true boxes (warning `pages_estimated`), and nothing else.
   *
   * @defaultValue 75 s a document
   */
  readonly printBudget?: PrintBudget | undefined;
  /** Receives every stage of every page, to look at them; a parse without it computes and keeps nothing more. */
  readonly inspect?: PageInspector | undefined;
  /**
   * The name of the file, where it has one. The content decides the format, but for two things: plain text named `.md` is Markdown however short
   * it is, and text that is named as a PDF, a picture or an Office document is read with the warning `name_mismatch`.
   */
  readonly fileName?: string | undefined;
  /** What {@link createEngine} adds to the engine. @defaultValue nothing */
  readonly plugins?: Plugins | undefined;
  /**
   * Keeps the words of each page with their boxes, so that {@link ParsedDocument.toTranscript} gives them: half as much again of memory.
   *
   * @defaultValue false
   */
  readonly keepsWords?: boolean | undefined;
  /**
   * Reads text that pages of a PDF do not show like any other: what removes words from a file has to find them all.
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
 * The same, to be written piece by piece: of a document of thousands of pages no more is held in memory than of one of hundreds.
 *
 * @throws {@link EngineError} as {@link parse}, and `storage_failed` when a long document has no room in the folder for temporary files
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

/** Pages that are held until the last of them is read: few, but enough that recognising them keeps all cores busy nearly always. */
const PAGES_A_RUN = 128;

function* runsOf({ first, last }: PageRun): Generator<PageRun> {
  for (let next = first; next <= last; next += PAGES_A_RUN) {
    yield { first: next, last: Math.min(last, next + PAGES_A_RUN - 1) };
  }
}

/** A parse whose pages are read run by run, here or in several processes. Dispose of it: it holds the file. */
export interface StartedParse extends AsyncDisposable {
  /** From the first to the last of the pages that the configuration asks for and the document has. */
  readonly pages: PageRun;
  /** How many it asks for between both. */
  readonly numPages: number;
  /** Whether several processes that read parts of it share the work; each of them would read some files whole. */
  readonly isDivisible: boolean;
  /**
   * Reads those that are asked for of a run of them. Pages depend on nothing but themselves: {@link finishParse} makes the same result of any runs.
   *
   * @throws {@link EngineError} if the document cannot be read
   */
  read(
    run: PageRun,
    options?: Omit<ParseOptions, "maxPages" | "print" | "printBudget" | "fileName" | "plugins">,
  ): Promise<PageSlice>;
  /**
   * Makes the image of a figure or a table as a PNG, by the number that `image_file_id` of its block holds; null where it has none. There is one
   * only where `keepsImages` was set.
   */
  image(number: number): Promise<Uint8Array | null>;
}

export interface StartOptions extends Pick<
  ParseOptions,
  "maxPages" | "print" | "printBudget" | "signal" | "fileName" | "keepsHidden" | "plugins"
> {
  /**
   * Numbers the images that figures and tables have of documents that tell their structure: pictures of the file, and parts of its print.
   *
   * @defaultValue false
   */
  readonly keepsImages?: boolean;
}

/**
 * Begins a parse: opens the document and counts its pages, which takes a small part of the time of reading them.
 *
 * @throws {@link EngineError} as {@link parse}
 */
export async function startParse(
  bytes: Uint8Array,
  config: ParseConfig = {},
  { maxPages, print, printBudget, signal, fileName, keepsHidden, plugins, keepsImages = false }: StartOptions = {},
): Promise<StartedParse> {
  const { settings } = config;
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
    print,
    printBudget,
    signal,
    fileName,
    keepsHidden,
    plugins,
  });
  const engine = plugins?.ocr && ocrByPlugin(plugins.ocr);
  return {
    pages: document.pages,
    numPages: document.numPages,
    isDivisible: document.isDivisible,
    read: (run, options = {}) =>
      document.read(run, {
        ...options,
        ocr: {
          mode: options.ocr === "off" ? "off" : (settings?.extraction_mode ?? "hybrid"),
          system: settings?.ocr_system ?? "standard",
          engine,
        },
      }),
    image: (number) => document.image?.(number) ?? Promise.resolve(null),
    [Symbol.asyncDispose]: () => document[Symbol.asyncDispose](),
  };
}

/** No message has more attachments than this that anybody reads. */
const MAX_ATTACHMENTS = 1000;

function toWanted(asked: AttachmentsConfig | null | undefined): AttachmentsWanted | undefined {
  const { depth = 0, max_bytes: bytes = 52_428_800 } = asked ?? {};
  return depth < 1 ? undefined : { depth, left: { bytes, files: MAX_ATTACHMENTS } };
}

/**
 * Ends a parse: names the blocks, which takes the whole document, groups them and writes the result.
 *
 * @param slices of all pages that the configuration asks for, in their order; asked for one after the other, so that what reads
 * them from files holds one at a time
 * @param config the same as at the start
 * @throws {@link EngineError} `damaged_document` when too many pages broke the reader
 */
export function finishParse(slices: Iterable<PageSlice>, config: ParseConfig = {}): Parsed {
  using assembly = new ParseAssembly(config);
  for (const slice of slices) assembly.add(slice);
  using document = assembly.finish();
  return { result: document.toResult(), numPages: document.numPages };
}

/** The same, slice by slice, to be written piece by piece. Dispose of it: the pages may lie in a temporary file. */
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
   * Takes the next of the slices of all pages that the configuration asks for, in their order; it is not needed any more after that.
   *
   * @throws {@link EngineError} `storage_failed` when a long document has no room in the folder for temporary files
   */
  add(slice: PageSlice): void {
    this.#reading.add(slice);
  }

  /**
   * Names the blocks, which takes the whole document.
   *
   * @throws {@link EngineError} `damaged_document` when too many pages broke the reader, `storage_failed`, `plugin_failed`
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
