/** Parsing alone: an entry of its own, a quarter smaller than the whole client. The main one has it as well, for bundlers that shake trees. */
export { createParse } from "./operations/create-parse.ts";
export { DocsvcError } from "./errors/docsvc-error.ts";
export type { DocsvcErrorCode } from "./errors/docsvc-error.ts";
export type { DocsvcOptions } from "./connection/options.ts";
export type { DocumentSource } from "./files/document.ts";
export type { OptionalOperation, ParseOptions } from "./operations/operation.ts";
export type { FullResult } from "@docsvc/openapi";
