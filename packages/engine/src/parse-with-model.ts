import type { FullResult, ParseConfig } from "@docsvc/openapi";
import { EngineError } from "./document/errors.ts";
import type { Model } from "./model/model.ts";
import { openPageImages, type PageImages } from "./page-images.ts";
import { type Parsed, parseInPieces, type ParseOptions } from "./parse.ts";
import type { ParsedDocument } from "./parsing/parsed-document.ts";
import { rewrite } from "./parsing/rewrite.ts";

/** What a model pass over a result needs. */
export interface EnhanceTools {
  readonly model: Model;
  /** The document's bytes, to render its pages. */
  readonly bytes: () => Promise<Uint8Array>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Parses a document as `parse` does, with the model passes that the configuration requests. `enhance.summarize_figures`, which is on by
 * default, describes figures in `embed` and `enriched`; `enhance.agentic` reads tables and recognised texts again, and charts in images.
 *
 * @throws {@link EngineError} as `parse`
 */
export async function parseWithModel(
  bytes: Uint8Array,
  config: ParseConfig,
  { model, ...options }: ParseOptions & { readonly model: Model },
): Promise<Parsed> {
  const keepsWords = options.keepsWords === true || asksToRevise(config);
  using document = await parseInPieces(bytes, withoutPasses(config), { ...options, keepsWords });
  const tools = { model, bytes: () => Promise.resolve(bytes), signal: options.signal };
  const revised = await reviseDocument(document, config, tools);
  return { result: await enhanceResult(revised.toResult(), config, tools), numPages: document.numPages };
}

/** Whether a configuration requests that a model reads parts of the document. Such a document is read with its words kept. */
export function asksToRevise({ enhance }: ParseConfig): boolean {
  return (enhance?.agentic ?? []).length > 0;
}

/**
 * Returns the document with its tables and texts as a model reads them, as far as the page confirms it, and with the charts that the model reads from
 * figures. Returns the same document if none of this is requested.
 *
 * @param document - parsed with its words kept; the caller still disposes of it
 */
export async function reviseDocument(
  document: ParsedDocument,
  config: ParseConfig,
  { model, bytes, signal }: EnhanceTools,
): Promise<ParsedDocument> {
  if (!asksToRevise(config)) return document;
  const transcript = document.toTranscript();
  const { reviseTranscript, wantsRevision } = await import("./enhance/revise-transcript.ts");
  if (!wantsRevision(transcript, config)) return document;
  const images = await openImages(await bytes(), config.settings?.document_password ?? null);
  if (images === null) return document;
  try {
    return rewrite(await reviseTranscript(transcript, config, { images, model, signal }), {});
  } finally {
    await images[Symbol.asyncDispose]();
  }
}

/** The configuration without model passes. */
export function withoutPasses(config: ParseConfig): ParseConfig {
  const { agentic, ...enhance } = config.enhance ?? {};
  return agentic === undefined ? config : { ...config, enhance };
}

/** Describes the figures of a result, and sets `enriched` of each chunk to the model's summary. */
export async function enhanceResult(
  result: FullResult,
  config: ParseConfig,
  { model, bytes, signal }: EnhanceTools,
): Promise<FullResult> {
  const enriched = enrichRevised(result);
  const hasFigures = result.chunks.some(({ blocks }) => blocks.some(({ type }) => type === "Figure"));
  // Loaded on demand: most documents have no figures to describe.
  const { describeFigures, wantsFigures } = await import("./enhance/describe-figures.ts");
  if (!hasFigures || !wantsFigures(config)) return enriched;
  const images = await openImages(await bytes(), config.settings?.document_password ?? null);
  try {
    return await describeFigures(enriched, config, { images, model, signal });
  } finally {
    await images?.[Symbol.asyncDispose]();
  }
}

function enrichRevised(result: FullResult): FullResult {
  const chunks = result.chunks.map((chunk) => {
    const revised = chunk.blocks.filter(({ metadata }) => metadata?.["revised_by"] === "model");
    if (revised.length === 0) return chunk;
    return { ...chunk, enriched: revised.map(({ content }) => content).join("\n\n") };
  });
  return { ...result, chunks };
}

async function openImages(bytes: Uint8Array, password: string | null): Promise<PageImages | null> {
  try {
    return await openPageImages(bytes, password);
  } catch (error) {
    if (EngineError.isInstance(error)) return null;
    throw error;
  }
}
