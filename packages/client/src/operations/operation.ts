import type {
  AsyncConfig,
  ClassifyRequest,
  EditRequest,
  JobType,
  ParseRequest,
  PipelineRequest,
  SplitRequest,
} from "@docsvc/openapi";
import type { Connection } from "../connection/connection.ts";
import { toReply } from "../connection/reply.ts";
import type { Reply } from "../connection/reply.ts";
import type { DocumentSource } from "../files/document.ts";
import { Job } from "../jobs/job.ts";
import type { OperationResponse, ResultOf } from "../result/response.ts";
import { runOperation, submitOperation } from "./run.ts";
import type { RequestOptions, SubmitOptions, Task } from "./run.ts";

export type ParseOptions = Omit<ParseRequest, "input">;
export type SplitOptions = Omit<SplitRequest, "input">;
export type ClassifyOptions = Omit<ClassifyRequest, "input">;
export type EditOptions = Omit<EditRequest, "document_url">;
export type PipelineOptions = Omit<PipelineRequest, "input">;

/** The envelope of a submitted job: priority, webhook, metadata. */
export interface AsyncOptions {
  readonly async?: AsyncConfig;
}

/** An operation whose options are optional. */
export interface OptionalOperation<Options, Result> {
  (input: DocumentSource, options?: Options, request?: RequestOptions): Reply<OperationResponse<Result>>;
  /** Submits the operation as a job, to wait for it later or elsewhere, or to receive a webhook. */
  submit(input: DocumentSource, options?: Options & AsyncOptions, request?: SubmitOptions): Promise<Job<Result>>;
}

/** An operation whose options are required. */
export interface Operation<Options, Result> {
  (input: DocumentSource, options: Options, request?: RequestOptions): Reply<OperationResponse<Result>>;
  /** Submits the operation as a job, to wait for it later or elsewhere, or to receive a webhook. */
  submit(input: DocumentSource, options: Options & AsyncOptions, request?: SubmitOptions): Promise<Job<Result>>;
}

/** Creates an operation; `prepare` turns its options into a task. */
export function createOperation<Options extends object, Result>(
  connection: Connection,
  prepare: (options: Options) => Task<Result>,
): OptionalOperation<Options, Result> {
  // Async, so that an invalid schema rejects like every other error.
  const run = (
    input: DocumentSource,
    options = {} as Options,
    request: RequestOptions = {},
  ): Reply<OperationResponse<Result>> =>
    toReply((async () => runOperation(connection, prepare(options), input, request))());
  const submit = async (
    input: DocumentSource,
    options = {} as Options & AsyncOptions,
    request: SubmitOptions = {},
  ): Promise<Job<Result>> => {
    const task = prepare(options);
    return new Job(connection, await submitOperation(connection, task, input, request), task.finish);
  };
  return Object.assign(run, { submit });
}

/** A task that passes its options in the body and returns its result unchanged. */
export function plainTask<Type extends JobType>(type: Type): (options: object) => Task<ResultOf<Type>> {
  return (options) => ({ type, options, finish: (result) => result as ResultOf<Type> });
}
