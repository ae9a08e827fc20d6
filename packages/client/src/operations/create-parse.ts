import type { FullResult } from "@docsvc/openapi";
import { connect } from "../connection/connection.ts";
import type { DocsvcOptions } from "../connection/options.ts";
import { createOperation, plainTask } from "./operation.ts";
import type { OptionalOperation, ParseOptions } from "./operation.ts";

/**
 * `client.parse` without the rest of the client, for code whose size matters: bundlers drop the other operations, batches and job lists.
 *
 * @example
 * ```ts
 * const parse = createParse();
 * const { result } = await parse("annual-report.pdf");
 * ```
 */
export function createParse(options: DocsvcOptions = {}): OptionalOperation<ParseOptions, FullResult> {
  return createOperation(connect({}, options), plainTask("parse"));
}
