import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { FileHints } from "@docsvc/engine";
import { EngineError } from "@docsvc/engine/errors";
import { DEFAULT_LIMITS } from "../../settings/options.ts";
import type { AddressFetch } from "./address-fetch.ts";
import type { Source } from "./task.ts";

/** A document's bytes, and what else shows the format of text: its name, or what its server says of it. */
export interface ReadSource {
  readonly bytes: Uint8Array;
  readonly hints: FileHints;
}

/** Reads a file, or fetches an address. */
export async function readSource(source: Source, addresses: AddressFetch, signal: AbortSignal): Promise<ReadSource> {
  if (source.kind === "file") {
    return { bytes: await readFile(source.path, { signal }), hints: { fileName: basename(source.path) } };
  }
  if (source.kind === "reference") {
    throw new EngineError("unsupported_document", `${source.reference} is known to a service alone: give --server.`);
  }
  const limits = { maxBytes: DEFAULT_LIMITS.documentBytes, deadlineMs: DEFAULT_LIMITS.fetchMs };
  const chunks: Uint8Array[] = [];
  let hints: FileHints = {};
  const onDescribed = (described: FileHints): void => {
    hints = described;
  };
  for await (const chunk of addresses.document(source, limits, signal, onDescribed)) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), hints };
}
