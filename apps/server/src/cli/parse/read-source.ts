import { readFile } from "node:fs/promises";
import { EngineError } from "@docsvc/engine";
import type { GuardedFetch } from "../../fetch/guarded-fetch.ts";
import { DEFAULT_LIMITS } from "../../options.ts";
import type { Source } from "./task.ts";

/** The bytes of a document: of a file, or of what an address delivers. */
export async function readSource(source: Source, guarded: GuardedFetch, signal: AbortSignal): Promise<Uint8Array> {
  if (source.kind === "file") return readFile(source.path, { signal });
  if (source.kind === "reference") {
    throw new EngineError("unsupported_document", `${source.reference} is known to a service alone: give --server.`);
  }
  const limits = { maxBytes: DEFAULT_LIMITS.documentBytes, deadlineMs: DEFAULT_LIMITS.fetchMs };
  const chunks: Uint8Array[] = [];
  for await (const chunk of guarded.document(source.url, limits, signal)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
