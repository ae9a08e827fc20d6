import type {
  BlockType,
  FormattingInclude,
  FullResult,
  PageSize,
  ParseConfig,
  Block as WireBlock,
} from "@docsvc/openapi";
import { chunkPages } from "../chunk/chunk.ts";
import { includeAnnotations } from "../chunk/include-annotations.ts";
import { mergeTables } from "../chunk/merge-tables.ts";
import type { ChunkOptions, ChunkPart } from "../chunk/piece.ts";
import { chartToTable } from "../document/chart-table.ts";
import type { Block, Page, Warning } from "../document/document.ts";
import type { NamedDocument } from "./document-reading.ts";
import type { Transcript, TranscriptReading } from "../transcript/transcript.ts";
import { placeLines } from "../transcript/place-lines.ts";
import { toTranscript } from "../transcript/to-transcript.ts";
import { toOcrLines, toOcrWords } from "../output/ocr-data.ts";
import { chunkByPlugin } from "../plugin/chunk-by-plugin.ts";
import type { Chunker } from "../plugin/plugin.ts";
import type { Named, Plugins } from "../plugin/plugins.ts";
import { gatherPieces } from "../output/pieces.ts";
import type { RenderOptions } from "../output/reading-flow.ts";
import { plainContent } from "../output/inline/wanted-runs.ts";
import { htmlPieces } from "../output/render-html.ts";
import { markdownPieces } from "../output/render-markdown.ts";
import { textPieces } from "../output/render-text.ts";
import { createWriter, type OutputOptions, toChunks, toPageSize, type Writer } from "../output/result.ts";
import { resultPieces } from "../output/result-pieces.ts";
import { holdsFormula } from "../output/table/formulas.ts";
import { type DocumentTraits, warnOfUnavailable } from "./unavailable-options.ts";

/**
 * A parsed document that can be written in pieces: its memory does not grow with its pages, except for their sizes and warnings.
 * It can be written in each format, as often as needed. Dispose of it: its pages may be in a temporary file.
 */
export interface ParsedDocument extends Disposable {
  /** The number of pages that were processed. */
  readonly numPages: number;
  readonly warnings: readonly Warning[];
  /** The result, as JSON. */
  json(): Iterable<string>;
  /** Same output as `renderMarkdown` for the result. */
  markdown(options?: RenderOptions): Iterable<string>;
  /** Same output as `renderHtml` for the result. */
  html(options?: RenderOptions): Iterable<string>;
  /** Same output as `renderText` for the result. */
  text(options?: RenderOptions): Iterable<string>;
  /** The whole result in memory. */
  toResult(): FullResult;
  /** The input of operations, all of it in memory; words have their own boxes if `keepsWords` was set. */
  toTranscript(): Transcript;
}

/** Chunks a document with named blocks, and writes it on request. */
export function toParsedDocument(document: NamedDocument, config: ParseConfig, plugins?: Plugins): ParsedDocument {
  const warnings = [...document.warnings, ...warnOfUnavailable(config, traitsOf(document))];
  const structure = document.tellsStructure ? "file" : "layout";
  const begin = (): Writing => beginWriting(document, config, plugins);
  const blocks = (): Iterable<WireBlock> => {
    const { writer, parts } = begin();
    return writer.writeBlocks(parts);
  };
  return {
    numPages: document.pageCount,
    warnings,
    json: () => {
      const { writer, parts, sizes, written } = begin();
      const ocr = ocrOf(document, sizes, config);
      return gatherPieces(
        resultPieces({
          parts: writer.write(parts),
          pages: sizes.values(),
          warnings: joined(warnings, written),
          structure,
          ocr,
        }),
      );
    },
    markdown: (options = {}) => gatherPieces(markdownPieces(blocks(), { ...options, structure })),
    html: (options = {}) => gatherPieces(htmlPieces(blocks(), titleOf(blocks()), { ...options, structure })),
    text: (options = {}) => gatherPieces(textPieces(blocks(), { ...options, structure })),
    toResult: () => {
      const { writer, parts, sizes, written } = begin();
      const chunks = toChunks(writer.write(parts));
      const ocr = ocrOf(document, sizes, config);
      const pages = [...sizes.values()];
      const result: FullResult = { type: "full", chunks, pages, warnings: [...joined(warnings, written)], structure };
      return ocr ? { ...result, ocr: { words: [...ocr.words], lines: [...ocr.lines] } } : result;
    },
    toTranscript: () =>
      toTranscript({
        pages: document.pages,
        texts: document.texts,
        attachments: document.attachments,
        warnings: document.warnings,
        reading: toReading(document, config),
      }),
    [Symbol.dispose]: () => document[Symbol.dispose](),
  };
}

function toReading({ tellsStructure, recognised }: NamedDocument, config: ParseConfig): TranscriptReading {
  const { document_password: _password, ...settings } = config.settings ?? {};
  return {
    config: { ...config, settings },
    tellsStructure,
    ...(settings.return_ocr_data === true ? { recognised: [...recognised] } : {}),
  };
}

function traitsOf({ pages, tellsStructure }: NamedDocument): DocumentTraits {
  const [first] = pages;
  return { hasSheets: first?.unit === "cell", tellsStructure };
}

interface Writing {
  readonly writer: Writer;
  readonly parts: Iterable<ChunkPart>;
  /** Sizes of the pages iterated so far. */
  readonly sizes: ReadonlyMap<number, PageSize>;
  /** Warnings about what was written so far. */
  readonly written: ReadonlySet<Warning>;
}

/** Both; the second is read last, when it is complete. */
function* joined(warnings: readonly Warning[], written: ReadonlySet<Warning>): Generator<Warning> {
  yield* warnings;
  yield* written;
}

function beginWriting(document: NamedDocument, config: ParseConfig, plugins?: Plugins): Writing {
  const { pages, texts, tellsStructure } = document;
  const { retrieval, formatting, settings } = config;
  const output = outputOptions(config);
  const sizes = new Map<number, PageSize>();
  const placed = output.hasPlaces ? placeLines(pages, texts) : pages;
  const charted = formatting?.charts === "text" ? withPrintedCharts(placed) : withChartTables(placed);
  const annotated = includeAnnotations(
    noteSizes(charted, sizes),
    annotationTypes(formatting?.include),
    settings?.return_hidden_text ?? false,
  );
  const writer = createWriter(sizes, output);
  // A file with structure does not split tables at pages, so a table at the top of the next page is another one.
  const joinsTables = formatting?.merge_tables === true && !tellsStructure;
  const mode = retrieval?.chunking?.chunk_mode ?? "disabled";
  const size = retrieval?.chunking?.chunk_size ?? null;
  const parts = chunkPages(joinsTables ? mergeTables(annotated) : annotated, {
    mode,
    size,
    group: groupOf(plugins?.chunkers.get(mode), size, sizes),
    filter: retrieval?.filter_blocks ?? [],
    measure: writer.measure,
  });
  const written = new Set<Warning>();
  return { writer, parts: output.tableFormat === "csv" ? noteFormulas(parts, written) : parts, sizes, written };
}

/** The grouping of blocks by a plugin that has a chunker for the mode. */
function groupOf(
  chunker: Named<Chunker> | undefined,
  size: number | null,
  sizes: ReadonlyMap<number, PageSize>,
): ChunkOptions["group"] {
  if (chunker === undefined) return undefined;
  return (pieces) => chunkByPlugin(pieces, chunker, size, (page) => sizes.get(page)!);
}

const FORMULAS: Warning = {
  code: "csv_holds_formulas",
  message:
    "A cell of a table begins with =, +, - or @ and is written as it is: a spreadsheet program may run it as a formula. Open such CSV with its columns set to text.",
};

function* noteFormulas(parts: Iterable<ChunkPart>, written: Set<Warning>): Generator<ChunkPart> {
  for (const part of parts) {
    if (part.pieces.some(({ block: { table } }) => table !== undefined && holdsFormula(table))) written.add(FORMULAS);
    yield part;
  }
}

function outputOptions({ retrieval, formatting, settings }: ParseConfig): OutputOptions {
  return {
    tableFormat: formatting?.table_output_format ?? "dynamic",
    pageMarkers: formatting?.add_page_markers ?? false,
    embeddingOptimized: retrieval?.embedding_optimized ?? false,
    hasPlaces: settings?.return_places ?? false,
    styles: {
      emphasis: formatting?.emphasis ?? true,
      highlight: formatting?.include?.includes("highlight") ?? false,
      links: formatting?.include?.includes("hyperlinks") ?? false,
    },
  };
}

/** Adds a table to charts whose data is in the file; charts read from a drawing already have one. */
function* withChartTables(pages: Iterable<Page>): Generator<Page> {
  for (const page of pages) {
    const isBare = page.blocks.some(({ chart, table }) => chart !== undefined && table === undefined);
    yield isBare ? { ...page, blocks: page.blocks.map(withChartTable) } : page;
  }
}

function withChartTable(block: Block): Block {
  const { chart, table, bbox } = block;
  return chart === undefined || table !== undefined ? block : { ...block, table: chartToTable(chart, bbox) };
}

/** Reduces figures whose charts were read to their printed text. */
function* withPrintedCharts(pages: Iterable<Page>): Generator<Page> {
  for (const page of pages) {
    const blocks = page.blocks.map((block) => {
      if (block.chart === undefined) return block;
      const { chart: _chart, table: _table, ...rest } = block;
      return rest;
    });
    yield { ...page, blocks };
  }
}

/** Records the size of a page before anything of it, or of a table that continues from it, is written. */
function* noteSizes(pages: Iterable<Page>, sizes: Map<number, PageSize>): Generator<Page> {
  for (const page of pages) {
    sizes.set(page.number, toPageSize(page));
    yield page;
  }
}

function annotationTypes(include: readonly FormattingInclude[] = []): readonly BlockType[] {
  return [
    ...(include.includes("comments") ? (["Comment"] as const) : []),
    ...(include.includes("signatures") ? (["Signature"] as const) : []),
  ];
}

function ocrOf({ recognised }: NamedDocument, sizes: ReadonlyMap<number, PageSize>, { settings }: ParseConfig) {
  if (!settings?.return_ocr_data) return undefined;
  return { words: toOcrWords(recognised, sizes), lines: toOcrLines(recognised, sizes) };
}

/** A title is on the first page (structure/heading-levels.ts), so no other page is needed. */
function titleOf(blocks: Iterable<WireBlock>): string | undefined {
  let page: number | undefined;
  for (const block of blocks) {
    page ??= block.bbox.page;
    if (block.bbox.page !== page) return undefined;
    if (block.type === "Title") return plainContent(block);
  }
  return undefined;
}
