import type { FullResult } from "@docsvc/openapi";
import type { DocumentSource } from "../files/document.ts";
import type { ParseOptions } from "../operations/operation.ts";
import type { RequestOptions } from "../operations/run.ts";
import type { OperationResponse } from "../result/response.ts";

/** What is used of a client, so that one of another installed copy does. */
export interface ParsingClient {
  parse(
    input: DocumentSource,
    options?: ParseOptions,
    request?: RequestOptions,
  ): PromiseLike<OperationResponse<FullResult>>;
}
