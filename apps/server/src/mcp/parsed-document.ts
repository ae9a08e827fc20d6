import { DocsvcError, JobTimeoutError, NotFoundError, ResultExpiredError } from "@docsvc/client";
import type { FullResult, ParseConfig } from "@docsvc/client";
import { type Call, type ToolContext, RefusedError } from "./tool.ts";

/** Milliseconds. MCP clients abort a call after a minute; until then the server reports progress. */
const PATIENCE_MS = 45_000;

/** Identifies the document, and opens it. */
export interface AskedDocument {
  readonly document: string;
  readonly first_page?: number | undefined;
  readonly last_page?: number | undefined;
  readonly password?: string | undefined;
}

export interface ParsedDocument {
  readonly job: string;
  readonly result: FullResult;
}

/** The document is still being read. The job continues, and repeating the call waits for it. */
export class StillReadingError extends RefusedError {
  constructor(job: string, done: string) {
    super(`The document is still being read${done}. Ask again, with "jobid://${job}" as the document.`);
  }
}

/**
 * Parses a document, or reuses an earlier parse.
 *
 * @throws {@link StillReadingError} if it takes longer than MCP clients wait
 */
export async function parsedDocument(asked: AskedDocument, context: ToolContext, call: Call): Promise<ParsedDocument> {
  const { input, key } = await context.open(asked.document, call.signal);
  const earlier = /^jobid:\/\/(.+)$/.exec(input)?.[1];
  if (earlier !== undefined) return { job: earlier, result: await resultOf(earlier, context, call) };
  const name = key === null ? null : JSON.stringify([key, configOf(asked)]);
  const known = name === null ? undefined : context.jobs.recall(name);
  if (name !== null && known !== undefined) {
    try {
      return { job: known, result: await resultOf(known, context, call) };
    } catch (error) {
      // The result was deleted or its retention has ended, so the document is parsed again.
      if (!(error instanceof ResultExpiredError || error instanceof NotFoundError)) throw error;
      context.jobs.forget(name);
    }
  }
  const { job_id: job } = await context.client.parse.submit(input, configOf(asked), { signal: call.signal });
  if (name !== null) context.jobs.note(name, job);
  try {
    return { job, result: await resultOf(job, context, call) };
  } catch (error) {
    // A failed parse may succeed the next time, for example if the model supplies a password.
    if (name !== null && DocsvcError.isInstance(error)) context.jobs.forget(name);
    throw error;
  }
}

async function resultOf(job: string, { client }: ToolContext, { signal, onProgress }: Call): Promise<FullResult> {
  let done = "";
  const attached = client.jobs.attach<"parse">(job);
  try {
    const { result } = await attached.wait({
      signal,
      timeout: PATIENCE_MS,
      onProgress: ({ progress }) => {
        done = ` (${Math.round((progress ?? 0) * 100)} %)`;
        onProgress(progress ?? 0);
      },
    });
    if ("chunks" in result) return result;
    throw new RefusedError(`jobid://${job} is not the parse of a document.`);
  } catch (error) {
    if (error instanceof JobTimeoutError) throw new StillReadingError(job, done);
    throw error;
  }
}

function configOf({ first_page: first, last_page: last, password }: AskedDocument): ParseConfig {
  const settings = {
    ...((first !== undefined || last !== undefined) && {
      page_range: { start: first ?? 1, ...(last !== undefined && { end: last }) },
    }),
    ...(password !== undefined && { document_password: password }),
  };
  return { retrieval: { chunking: { chunk_mode: "page" } }, ...(Object.keys(settings).length > 0 && { settings }) };
}
