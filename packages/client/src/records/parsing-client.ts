import type { FullResult } from "@docsvc/openapi";
import type { DocumentSource } from "../files/document.ts";
import type { ParseOptions } from "../operations/operation.ts";
import type { RequestOptions } from "../operations/run.ts";
import type { OperationResponse } from "../result/response.ts";

/** The part of a client that is used, so that a client of another installed copy works too. */
export interface ParsingClient {
  parse(
    input: DocumentSource,
    options?: ParseOptions,
    request?: RequestOptions,
  ): PromiseLike<OperationResponse<FullResult>>;
}
