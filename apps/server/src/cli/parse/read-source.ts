import { readFile } from "node:fs/promises";
import { EngineError } from "@docsvc/engine/errors";
import { DEFAULT_LIMITS } from "../../settings/options.ts";
import type { AddressFetch } from "./address-fetch.ts";
import type { Source } from "./task.ts";

/** The bytes of a document: of a file, or fetched from an address. */
export async function readSource(source: Source, addresses: AddressFetch, signal: AbortSignal): Promise<Uint8Array> {
  if (source.kind === "file") return readFile(source.path, { signal });
  if (source.kind === "reference") {
    throw new EngineError("unsupported_document", `${source.reference} is known to a service alone: give --server.`);
  }
  const limits = { maxBytes: DEFAULT_LIMITS.documentBytes, deadlineMs: DEFAULT_LIMITS.fetchMs };
  const chunks: Uint8Array[] = [];
  for await (const chunk of addresses.document(source, limits, signal)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
