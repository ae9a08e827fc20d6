export type { Batch, BatchCounts, BatchExtract, BatchInputs, BatchOperation, BatchParse } from "./batch/batch.ts";
export type { BatchItem } from "./batch/batch-item.ts";
export type { BatchOptions } from "./batch/batch-options.ts";
export { Docsvc } from "./client.ts";
export type { PostOptions } from "./connection/connection.ts";
export type { Middleware, MiddlewareCall } from "./connection/exchange.ts";
export type { DocsvcOptions } from "./connection/options.ts";
export type { Fetch } from "./connection/fetch.ts";
export type { DataWithResponse, Reply } from "./connection/reply.ts";
export type { CallOptions } from "./connection/call.ts";
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  GatewayTimeoutError,
  GoneError,
  NotFoundError,
  NotImplementedError,
  OverloadedError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  UnexpectedStatusError,
  UnsupportedMediaTypeError,
  ValidationError,
} from "./errors/api-errors.ts";
export { DocsvcError } from "./errors/docsvc-error.ts";
export type { DocsvcErrorCode } from "./errors/docsvc-error.ts";
export {
  JobCancelledError,
  JobFailedError,
  JobTimeoutError,
  ResultExpiredError,
  SchemaMismatchError,
} from "./errors/job-errors.ts";
export type { SchemaIssue } from "./errors/job-errors.ts";
export {
  ConnectionError,
  InvalidArgumentError,
  InvalidResponseError,
  TimeoutError,
} from "./errors/transport-errors.ts";
export type { Cited, CitedValue } from "./extract/cited.ts";
export type { DataOf, Extraction, ExtractionSchema, ExtractOperation, ExtractOptions } from "./extract/extract.ts";
export type { FromJsonSchema, JsonSchema } from "./extract/json-schema-type.ts";
export type { StandardSchema } from "./extract/standard-schema.ts";
export type { DocumentSource, DocumentValue } from "./files/document.ts";
export type { FileReference } from "./files/download.ts";
export type { UploadSource } from "./files/source.ts";
export type { UploadOptions, UploadProgress } from "./files/upload.ts";
export type { JobPage } from "./jobs/job-page.ts";
export { Job } from "./jobs/job.ts";
export type { GetJobOptions, JobListing, JobListQuery, Jobs } from "./jobs/jobs.ts";
export type { WaitOptions, WatchOptions } from "./jobs/poll.ts";
export type { JobReference } from "./jobs/reference.ts";
export type { Logger, LogLevel } from "./logging/logger.ts";
export { createParse } from "./operations/create-parse.ts";
export type {
  AsyncOptions,
  EditOptions,
  Operation,
  OptionalOperation,
  ParseOptions,
  PipelineOptions,
  ClassifyOptions,
  SplitOptions,
} from "./operations/operation.ts";
export type { RequestOptions, SubmitOptions } from "./operations/run.ts";
export type { OperationResponse, ResultOf } from "./result/response.ts";
// Every schema of the contract.
export type * from "@docsvc/openapi/schemas";
