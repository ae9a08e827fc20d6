/**
 * Only parsing. A separate entry point, a quarter smaller than the whole client. The main one exports it too, for bundlers that remove
 * unused code.
 */
export { createParse } from "./operations/create-parse.ts";
export { DocsvcError } from "./errors/docsvc-error.ts";
export type { DocsvcErrorCode } from "./errors/docsvc-error.ts";
export type { DocsvcOptions } from "./connection/options.ts";
export type { DocumentSource } from "./files/document.ts";
export type { OptionalOperation, ParseOptions } from "./operations/operation.ts";
export type { FullResult } from "@docsvc/openapi";
