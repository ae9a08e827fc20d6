import { type ParsedDocument, type ParseOptions, parseInPieces, startPrintBudget } from "@docsvc/engine";
import type { ParseConfig } from "@docsvc/client";
import { timeoutError } from "./timeout-error.ts";

type Options = ParseOptions & { readonly signal: AbortSignal };

/** Parses in this process within the limit of `settings.timeout`. Dispose of the document. */
export async function parseInTime(bytes: Uint8Array, config: ParseConfig, options: Options): Promise<ParsedDocument> {
  const seconds = config.settings?.timeout;
  if (!seconds) return parseInPieces(bytes, config, options);
  const deadline = AbortSignal.timeout(seconds * 1000);
  const signal = AbortSignal.any([options.signal, deadline]);
  const printBudget = startPrintBudget(() => seconds * 1000);
  return parseInPieces(bytes, config, { ...options, printBudget, signal }).catch((error: unknown) => {
    if (deadline.aborted && !options.signal.aborted) throw timeoutError();
    throw error;
  });
}
