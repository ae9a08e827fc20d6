import type { DeleteResponse, PipelineOutput, StoredPipeline } from "@docsvc/openapi";
import type { Docsvc } from "../client.ts";
import { callService, connectionOf } from "../connection/connection.ts";
import type { Connection, PostOptions, ServiceRequest } from "../connection/connection.ts";
import { toReply } from "../connection/reply.ts";
import type { Reply } from "../connection/reply.ts";
import type { Answer, CallOptions } from "../connection/call.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";
import { readExtraction, toJsonSchema } from "../extract/extract.ts";
import type { DataOf, Extraction, ExtractionSchema } from "../extract/extract.ts";
import type { DocumentSource } from "../files/document.ts";
import { Job } from "../jobs/job.ts";
import type { AsyncOptions } from "../operations/operation.ts";
import { runOperation, submitOperation } from "../operations/run.ts";
import type { RequestOptions, SubmitOptions, Task } from "../operations/run.ts";
import type { OperationResponse } from "../result/response.ts";
import type {
  PipelineDraft,
  PipelineExtraction,
  PipelineReference,
  SectionExtraction,
  TypedPipelineOptions,
  WireExtract,
} from "./pipeline-types.ts";

export interface GetPipelineOptions extends CallOptions {
  /** From 1. @defaultValue the newest */
  readonly version?: number | undefined;
}

/** The stored pipelines of the key's organisation. */
export interface Pipelines {
  /** Stores a pipeline under its name. An existing name gets a new version, unless its newest version is the same. */
  create<const Schema extends ExtractionSchema>(
    pipeline: PipelineDraft<Schema>,
    options?: PostOptions,
  ): Reply<StoredPipeline>;
  /** Lists the newest version of each pipeline, by name. */
  list(options?: CallOptions): Reply<readonly StoredPipeline[]>;
  /** @throws {@link NotFoundError} if there is no such pipeline or version */
  get(pipeline: PipelineReference, options?: GetPipelineOptions): Reply<StoredPipeline>;
  /** Yields all versions, newest first. Each is read on demand. */
  versions(pipeline: PipelineReference, options?: CallOptions): AsyncGenerator<StoredPipeline, void, undefined>;
  /** Deletes a pipeline with all its versions. Jobs that were already submitted continue. */
  delete(pipeline: PipelineReference, options?: CallOptions): Reply<DeleteResponse>;
  /**
   * Runs a pipeline on a document. `schema` is that of its extract step.
   *
   * @throws {@link SchemaMismatchError} if the data does not fit the schema
   */
  run<const Schema extends ExtractionSchema>(
    pipeline: PipelineReference,
    input: DocumentSource,
    options: TypedPipelineOptions<Schema>,
    request?: RequestOptions,
  ): Reply<OperationResponse<PipelineExtraction<Schema>>>;
  /** Submits the run as a job. */
  submit<const Schema extends ExtractionSchema>(
    pipeline: PipelineReference,
    input: DocumentSource,
    options: TypedPipelineOptions<Schema> & AsyncOptions,
    request?: SubmitOptions,
  ): Promise<Job<PipelineExtraction<Schema>>>;
}

/**
 * Stores, reads and runs the pipelines of a client's service.
 *
 * @example
 * ```ts
 * const intake = await pipelinesOf(client).create({ name: "intake", steps: [{ op: "extract", config: { schema } }] });
 * const { result } = await pipelinesOf(client).run(intake, "scan.pdf", { schema });
 * ```
 */
export function pipelinesOf(client: Docsvc): Pipelines {
  const connection = connectionOf(client);
  const get = (pipeline: PipelineReference, { version, ...options }: GetPipelineOptions = {}): Reply<StoredPipeline> =>
    ask(connection, { method: "get", path: PIPELINE, query: { version } }, pipeline, options);
  return {
    get,
    create: ({ name, steps }, options = {}) =>
      toReply((async () => callService(connection, toCreation(name, steps), options))()),
    list: (options = {}) => toReply(callService(connection, { method: "get", path: "/pipelines" }, options)),
    delete: (pipeline, options = {}) => ask(connection, { method: "delete", path: PIPELINE }, pipeline, options),
    run: (pipeline, input, options, request = {}) =>
      toReply((async () => runOperation(connection, toTask(pipeline, options), input, request))()),
    submit: async (pipeline, input, options, request = {}) => {
      const task = toTask(pipeline, options);
      return new Job(connection, await submitOperation(connection, task, input, request), task.finish);
    },
    async *versions(pipeline, options = {}) {
      const newest = await get(pipeline, options);
      yield newest;
      for (let version = newest.version - 1; version > 0; version--) yield await get(newest, { ...options, version });
    },
  };
}

const PIPELINE = "/pipelines/{pipeline_id}";

function ask<Data>(
  connection: Connection,
  request: ServiceRequest,
  pipeline: PipelineReference,
  options: CallOptions,
): Reply<Data> {
  const call = async (): Promise<Answer<Data>> =>
    callService(connection, { ...request, pathParameters: { pipeline_id: idOf(pipeline) } }, options);
  return toReply(call());
}

/** @throws {@link InvalidArgumentError} */
function idOf(pipeline: PipelineReference): string {
  const id: unknown = typeof pipeline === "string" ? pipeline : Object(pipeline).pipeline_id;
  if (typeof id === "string" && id !== "") return id;
  throw new InvalidArgumentError("Give a pipeline, its id or its name.");
}

function toCreation(name: string, steps: PipelineDraft<ExtractionSchema>["steps"]): ServiceRequest {
  const wire = steps.map((step) =>
    step.op === "extract" ? { ...step, config: { ...step.config, schema: toJsonSchema(step.config.schema) } } : step,
  );
  return { method: "post", path: "/pipelines", body: { name, steps: wire } };
}

function toTask<Schema extends ExtractionSchema>(
  pipeline: PipelineReference,
  { schema, ...options }: TypedPipelineOptions<Schema> & AsyncOptions,
): Task<PipelineExtraction<Schema>> {
  // Throws for an unusable schema before anything is sent.
  toJsonSchema(schema);
  const body = { ...options, pipeline_id: idOf(pipeline) };
  return {
    type: "pipeline",
    options: body,
    finish: async (result, jobId) => {
      const { extract, ...rest } = result as PipelineOutput;
      return { ...rest, extract: await typeExtract<DataOf<Schema>>(extract, jobId, schema) };
    },
  };
}

async function typeExtract<Data>(
  extract: WireExtract,
  jobId: string,
  schema: ExtractionSchema,
): Promise<Extraction<Data> | SectionExtraction<Data>[] | null> {
  // Another server may omit it.
  if (Object(extract) !== extract) return null;
  if (!Array.isArray(extract)) return readExtraction<Data>(extract, jobId, schema);
  return Promise.all(
    extract.map(async (section) => ({ ...section, result: await readExtraction<Data>(section.result, jobId, schema) })),
  );
}
