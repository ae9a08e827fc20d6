import { stampOf } from "../batch/stamp.ts";
import type { ValidationError } from "../errors/api-errors.ts";
import { DocsvcError, type DocsvcErrorCode } from "../errors/docsvc-error.ts";
import type { DocumentValue } from "../files/document.ts";
import { schemeOf } from "../files/source.ts";
import type { ParseOptions } from "../operations/operation.ts";
import type { OperationResponse } from "../result/response.ts";
import type { FullResult } from "@docsvc/openapi";
import type { ParsingClient } from "./parsing-client.ts";
import { uuidV5 } from "./uuid-v5.ts";

type Request = Parameters<ParsingClient["parse"]>[2];

/**
 * Parses a document so that the same document with the same options returns the same job, for as long as the service keeps it. Metadata that
 * names the job then stays the same for an unchanged document. The content of an address may change unnoticed.
 */
export async function parseAsSameJob(
  client: ParsingClient,
  { input, source_id }: { readonly input: DocumentValue; readonly source_id: string },
  parse: ParseOptions,
  request: Request,
): Promise<OperationResponse<FullResult>> {
  const isAddress = /^https?$/.test(schemeOf(input as string) ?? "");
  if (isAddress) return client.parse(input, parse, request);
  const key = await uuidV5(source_id, await stampOf(input, JSON.stringify(parse)));
  for (let generation = 0; generation < MAX_GENERATIONS; generation += 1) {
    try {
      return await client.parse(input, parse, { ...request, idempotencyKey: `${key}.${generation}` });
    } catch (error) {
      if (!DocsvcError.isInstance(error)) throw error;
      // A job that failed once may succeed now.
      if (ENDED.has(error.code)) break;
      if (!isPast(error)) throw error;
    }
  }
  return client.parse(input, parse, request);
}

/** One job a week, the usual retention of services, for a year. */
const MAX_GENERATIONS = 52;

/** Compared by code, because importing the classes would load them a second time. */
const ENDED: ReadonlySet<DocsvcErrorCode> = new Set(["job_failed", "job_cancelled"]);
const PAST: ReadonlySet<DocsvcErrorCode> = new Set(["gone", "result_expired", "not_found", "conflict"]);

/** Whether the retention of the job or its upload has ended; a later upload of the same bytes has another name. */
function isPast(error: DocsvcError): boolean {
  if (error.code !== "validation") return PAST.has(error.code);
  return (error as ValidationError).issues.some(({ type }) => type === "idempotency_key_reused");
}
