/**
 * The pipeline: read → name → chunk → output.
 *
 * Document: pages of typed blocks in reading order. Slice: what was read of a run of pages. Chunk: a run of blocks made
 * for retrieval. Result: the contract's `FullResult`.
 */
import type { BlockType, FormattingInclude, FullResult, ParseConfig } from "@docsvc/openapi";
import { checkOptions } from "./check-options.ts";
import { chunkDocument } from "./chunk/chunk.ts";
import { includeAnnotations } from "./chunk/include-annotations.ts";
import { mergeTables } from "./chunk/merge-tables.ts";
import type { Document } from "./document.ts";
import type { PageInspector } from "./inspect/page-stage.ts";
import { openDocument } from "./open-document.ts";
import { toOcrData } from "./output/ocr-data.ts";
import { createWriter } from "./output/result.ts";
import type { PageRun, PageSlice } from "./page-slice.ts";
import { joinSlices } from "./read-document.ts";
import { warnOfUnavailable } from "./unavailable-options.ts";

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
  /** Is told of every stage of every page, to look at them; a parse without it computes and keeps nothing more. */
  readonly inspect?: PageInspector | undefined;
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
  await using started = await startParse(bytes, config, options);
  return writeParsed(await readWhole(started, options), config);
}

/** In a function of its own: what pages hold besides their blocks is let go before the result is written. */
async function readWhole(started: StartedParse, options: ParseOptions): Promise<Document> {
  return joinSlices([await started.read(started.pages, options)], options.inspect);
}

/** A parse whose pages are read run by run, here or in several processes. Dispose of it: it holds the file. */
export interface StartedParse extends AsyncDisposable {
  /** The pages that the configuration asks for and the document has. */
  readonly pages: PageRun;
  /**
   * Reads a run of them. Pages depend on nothing but themselves: {@link finishParse} makes the same result of any runs.
   *
   * @throws {@link EngineError} if the document cannot be read
   */
  read(run: PageRun, options?: Omit<ParseOptions, "maxPages">): Promise<PageSlice>;
}

/**
 * Begins a parse: opens the document and counts its pages, which takes a small part of the time of reading them.
 *
 * @throws {@link EngineError} as {@link parse}
 */
export async function startParse(
  bytes: Uint8Array,
  config: ParseConfig = {},
  { maxPages }: Pick<ParseOptions, "maxPages"> = {},
): Promise<StartedParse> {
  const { settings } = config;
  checkOptions(config);
  warnOfUnavailable(config);
  const document = await openDocument(bytes, {
    pageRange: settings?.page_range ?? null,
    password: settings?.document_password ?? null,
    ...(maxPages === undefined ? {} : { maxPages }),
  });
  return {
    pages: document.pages,
    read: (run, options = {}) =>
      document.read(run, {
        ...options,
        ocr: {
          mode: options.ocr === "off" ? "off" : (settings?.extraction_mode ?? "hybrid"),
          system: settings?.ocr_system ?? "standard",
        },
      }),
    [Symbol.asyncDispose]: () => document[Symbol.asyncDispose](),
  };
}

/**
 * Ends a parse: names the blocks, which takes the whole document, groups them and writes the result.
 *
 * @param slices of all pages that the configuration asks for, in their order; asked for one after the other, so that what reads
 * them from files holds one at a time
 * @param config the same as at the start
 * @throws {@link EngineError} `damaged_document` when too many pages broke the reader
 */
export function finishParse(
  slices: Iterable<PageSlice>,
  config: ParseConfig = {},
  { inspect }: Pick<ParseOptions, "inspect"> = {},
): Parsed {
  return writeParsed(joinSlices(slices, inspect), config);
}

function writeParsed(read: Document, config: ParseConfig): Parsed {
  const { retrieval, formatting, settings } = config;
  const annotated = includeAnnotations(read, annotationTypes(formatting?.include));
  const document = formatting?.merge_tables ? mergeTables(annotated) : annotated;

  const writer = createWriter(document, {
    tableFormat: formatting?.table_output_format ?? "dynamic",
    pageMarkers: formatting?.add_page_markers ?? false,
    embeddingOptimized: retrieval?.embedding_optimized ?? false,
  });
  const chunks = chunkDocument(document, {
    mode: retrieval?.chunking?.chunk_mode ?? "disabled",
    size: retrieval?.chunking?.chunk_size ?? null,
    filter: retrieval?.filter_blocks ?? [],
    measure: writer.measure,
  });
  const result = writer.toResult(chunks, [...document.warnings, ...warnOfUnavailable(config)]);
  return {
    result: settings?.return_ocr_data ? { ...result, ocr: toOcrData(read) } : result,
    numPages: document.pages.length,
  };
}

function annotationTypes(include: readonly FormattingInclude[] = []): readonly BlockType[] {
  return [
    ...(include.includes("comments") ? (["Comment"] as const) : []),
    ...(include.includes("signatures") ? (["Signature"] as const) : []),
  ];
}
