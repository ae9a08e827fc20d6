import type { ChunkMode, FullResult } from "@docsvc/openapi";
import type { DocumentSource } from "../files/document.ts";
import type { ParseOptions } from "../operations/operation.ts";
import { withoutSecrets } from "../errors/without-secrets.ts";
import { identifySource } from "./identify-source.ts";
import type { SourceIdentity } from "./identify-source.ts";
import type { ExtraMetadata } from "./metadata.ts";
import { parseAsSameJob } from "./same-job.ts";
import { toRecords } from "./to-records.ts";
import type { DocumentRecord, RecordOptions } from "./to-records.ts";
import type { ParsingClient } from "./parsing-client.ts";

/** A document that could not be read. `source` does not contain the query of an address. */
export interface ReadFailure {
  readonly source: string;
  readonly error: unknown;
}

/** A document with its records; `job_id` names the parse. */
export interface ReadDocument extends SourceIdentity {
  readonly job_id: string;
  readonly result: FullResult;
  readonly records: readonly DocumentRecord[];
}

export interface ReadOptions extends RecordOptions {
  /** Options of the parse. `chunk_mode` follows from `mode`, except in the mode `chunk`, where it is `variable` unless set. */
  readonly parse?: ParseOptions | undefined;
  /**
   * Number of documents that are uploaded, parsed or waiting for the caller at the same time.
   * @defaultValue 4
   */
  readonly concurrency?: number | undefined;
  /**
   * For a document that cannot be read: `throw` its error, `skip` it, or call a function. All except `throw` continue with the other
   * documents.
   * @defaultValue `throw`
   */
  readonly onError?: "throw" | "skip" | ((failure: ReadFailure) => void) | undefined;
  /**
   * Added to the metadata of every record of a document; its keys override the record's. If it is a function, which may name the job, an
   * unchanged document returns the same job again for as long as the service keeps it.
   */
  readonly extraMetadata?: ExtraMetadata | ((document: DescribedDocument) => ExtraMetadata) | undefined;
  /** Ends the reading, which rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds to wait for each document.
   * @defaultValue 3,600,000
   */
  readonly timeout?: number | undefined;
}

export type DescribedDocument = Omit<ReadDocument, "records">;

/** Parses documents, a limited number at a time, and yields each with its records, in the order of the sources. */
export async function* readRecords(
  client: ParsingClient,
  sources: Iterable<DocumentSource> | AsyncIterable<DocumentSource>,
  options: ReadOptions = {},
  failures: ReadFailure[] = [],
): AsyncGenerator<ReadDocument, void, undefined> {
  const { concurrency = 4, onError = "throw", timeout } = options;
  const parse = withChunkMode(options);
  const leaving = new AbortController();
  const signal = options.signal === undefined ? leaving.signal : AbortSignal.any([options.signal, leaving.signal]);
  const running: Promise<ReadDocument | ReadFailure>[] = [];

  const read = async (source: DocumentSource): Promise<ReadDocument | ReadFailure> => {
    let name = nameOf(source);
    try {
      const { input, ...identity } = await identifySource(source);
      name = identity.source;
      const { extraMetadata = {} } = options;
      const request = { signal, timeout };
      const { job_id, result } = await (typeof extraMetadata === "function"
        ? parseAsSameJob(client, { input, ...identity }, parse, request)
        : client.parse(input, parse, request));
      const document = { ...identity, job_id, result };
      const extra = typeof extraMetadata === "function" ? extraMetadata(document) : extraMetadata;
      return { ...document, records: await toRecords(result, identity, options, extra) };
    } catch (error) {
      return { source: name, error };
    }
  };

  const finish = async (outcome: Promise<ReadDocument | ReadFailure>): Promise<readonly ReadDocument[]> => {
    const document = await outcome;
    options.signal?.throwIfAborted();
    if (!("error" in document)) return [document];
    failures.push(document);
    if (onError === "throw") throw document.error;
    if (onError !== "skip") onError(document);
    return [];
  };

  try {
    options.signal?.throwIfAborted();
    for await (const source of sources) {
      running.push(read(source));
      if (running.length >= concurrency) yield* await finish(running.shift()!);
    }
    while (running.length > 0) yield* await finish(running.shift()!);
  } finally {
    leaving.abort();
    await Promise.allSettled(running);
  }
}

const CHUNK_MODES: Readonly<Record<"block" | "page" | "document", ChunkMode>> = {
  block: "block",
  page: "page",
  document: "disabled",
};

function withChunkMode({ parse = {}, mode = "chunk", text, placesBytes = 0 }: ReadOptions): ParseOptions {
  const { retrieval } = parse;
  const own: ChunkMode = retrieval?.chunking?.chunk_mode ?? "variable";
  return {
    ...parse,
    ...(placesBytes > 0 && { settings: { return_places: true, ...parse.settings } }),
    retrieval: {
      embedding_optimized: text === "embed",
      ...retrieval,
      chunking: { ...retrieval?.chunking, chunk_mode: mode === "chunk" ? own : CHUNK_MODES[mode] },
    },
  };
}

/** The name before a document is opened; functions and bytes have none then. */
function nameOf(source: DocumentSource): string {
  if (typeof source === "string" || source instanceof URL) return withoutSecrets(String(source));
  return source instanceof File ? source.name : "document";
}
