import type { FullResult, ParseConfig } from "@docsvc/openapi";
import { EngineError } from "./document/errors.ts";
import type { Warning } from "./document/document.ts";
import type { Model } from "./model/model.ts";
import { openPageImages, type PageImages } from "./page-images.ts";
import { type Parsed, parseInPieces, type ParseOptions } from "./parse.ts";

/** What a model pass over a result works with. */
export interface EnhanceTools {
  readonly model: Model;
  /** The document's bytes, to see its figures. */
  readonly bytes: () => Promise<Uint8Array>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Parses a document as `parse` does, with the passes of a model that the configuration asks for. `enhance.summarize_figures`, which is on by
 * default, has figures described in `embed` and `enriched`.
 *
 * @throws {@link EngineError} as `parse`
 */
export async function parseWithModel(
  bytes: Uint8Array,
  config: ParseConfig,
  { model, ...options }: ParseOptions & { readonly model: Model },
): Promise<Parsed> {
  using document = await parseInPieces(bytes, withoutPasses(config), options);
  const tools = { model, bytes: () => Promise.resolve(bytes), signal: options.signal };
  return { result: await enhanceResult(document.toResult(), config, tools), numPages: document.numPages };
}

/** The configuration as the engine alone honours it. */
export function withoutPasses(config: ParseConfig): ParseConfig {
  const { agentic, ...enhance } = config.enhance ?? {};
  return agentic === undefined ? config : { ...config, enhance };
}

/** Whether a model has anything to do for a configuration, once it is known what the document has. */
export async function enhanceResult(
  result: FullResult,
  config: ParseConfig,
  { model, bytes, signal }: EnhanceTools,
): Promise<FullResult> {
  const warnings = [...(result.warnings ?? []), ...passesNotMade(config)];
  const told = { ...result, warnings };
  const hasFigures = result.chunks.some(({ blocks }) => blocks.some(({ type }) => type === "Figure"));
  // On demand: most documents have no figures to show.
  const { describeFigures, wantsFigures } = await import("./enhance/describe-figures.ts");
  if (!hasFigures || !wantsFigures(config)) return told;
  const images = await openImages(await bytes(), config.settings?.document_password ?? null);
  try {
    return await describeFigures(told, config, { images, model, signal });
  } finally {
    await images?.[Symbol.asyncDispose]();
  }
}

async function openImages(bytes: Uint8Array, password: string | null): Promise<PageImages | null> {
  try {
    return await openPageImages(bytes, password);
  } catch (error) {
    if (EngineError.isInstance(error)) return null;
    throw error;
  }
}

/** Scopes that this version leaves as they were read. */
function passesNotMade({ enhance }: ParseConfig): Warning[] {
  const scopes = new Set((enhance?.agentic ?? []).map(({ scope }) => scope));
  scopes.delete("figure");
  return [...scopes].map((scope) => ({
    code: "option_unavailable",
    message: `enhance.agentic "${scope}" is not available in this version: blocks of that scope stand as they were read.`,
  }));
}
