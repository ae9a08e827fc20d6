import type {
  ClassifyOutput,
  EditOutput,
  FullResult,
  HealthResponse,
  PipelineOutput,
  SplitOutput,
  UploadResponse,
  VersionResponse,
  WebhookSecret,
  paths,
} from "@docsvc/openapi";
import { runBatch } from "./batch/batch.ts";
import type {
  AnyBatch,
  Batch,
  BatchExtract,
  BatchInputs,
  BatchOperation,
  BatchParse,
  OptionsOf,
} from "./batch/batch.ts";
import type { BatchOptions } from "./batch/batch-options.ts";
import { callService, connect } from "./connection/connection.ts";
import type { Connection } from "./connection/connection.ts";
import type { DocsvcOptions } from "./connection/options.ts";
import { toReply } from "./connection/reply.ts";
import type { Reply } from "./connection/reply.ts";
import type { CallOptions } from "./connection/call.ts";
import { prepareExtract } from "./extract/extract.ts";
import type { DataOf, ExtractOperation, Extraction, ExtractionSchema } from "./extract/extract.ts";
import { downloadFile } from "./files/download.ts";
import type { FileReference } from "./files/download.ts";
import type { UploadSource } from "./files/source.ts";
import { uploadFile } from "./files/upload.ts";
import type { UploadOptions } from "./files/upload.ts";
import { Jobs } from "./jobs/jobs.ts";
import { createOperation, plainTask } from "./operations/operation.ts";
import type { ResultOf } from "./result/response.ts";
import type {
  ClassifyOptions,
  EditOptions,
  Operation,
  OptionalOperation,
  ParseOptions,
  PipelineOptions,
  SplitOptions,
} from "./operations/operation.ts";

/**
 * A client of one service with one API key. It keeps no connection or timer open, so you can keep one client or create many.
 *
 * An operation takes any document, uploads it if needed, waits as long as it takes, and returns the full result. Every method rejects with a
 * {@link DocsvcError}, or with the reason of the caller's signal when that aborts.
 */
export class Docsvc {
  /** Converts a document into text, tables and figures with a bounding box for every block. */
  readonly parse: OptionalOperation<ParseOptions, FullResult>;
  /** Fills a schema from a document and cites the place of each value. */
  readonly extract: ExtractOperation;
  /** Finds the pages of the described sections. */
  readonly split: Operation<SplitOptions, SplitOutput>;
  /** Assigns a document to one of the described categories. */
  readonly classify: Operation<ClassifyOptions, ClassifyOutput>;
  /** Edits a document by instructions in natural language, and stores the result. */
  readonly edit: Operation<EditOptions, EditOutput>;
  /** Runs a stored pipeline on a document. */
  readonly pipeline: Operation<PipelineOptions, PipelineOutput>;
  readonly jobs: Jobs;
  readonly #connection: Connection;

  constructor(options: DocsvcOptions = {}) {
    const connection = connect(this, options);
    this.#connection = connection;
    const plain = plainTask("extract");
    this.parse = createOperation(connection, plainTask("parse"));
    // One operation serves every schema; the schema is known only at the call.
    this.extract = createOperation(
      connection,
      prepareExtract as unknown as typeof plain,
    ) as unknown as ExtractOperation;
    this.split = createOperation(connection, plainTask("split"));
    this.classify = createOperation(connection, plainTask("classify"));
    this.edit = createOperation(connection, plainTask("edit"));
    this.pipeline = createOperation(connection, plainTask("pipeline"));
    this.jobs = new Jobs(connection);
  }

  /**
   * Runs one operation on many documents, a bounded number at a time, and yields each as soon as it is done.
   *
   * With a `checkpoint` file, an interrupted run continues where it stopped: it does not yield finished documents again, it waits for
   * submitted ones, and does nothing twice. `counts` of the returned object has the numbers of skipped documents.
   */
  batch<const Schema extends ExtractionSchema>(
    inputs: BatchInputs,
    options: BatchOptions & BatchExtract<Schema>,
  ): Batch<Extraction<DataOf<Schema>>>;
  batch<const Name extends keyof OptionsOf>(
    inputs: BatchInputs,
    options: BatchOptions & BatchOperation<Name>,
  ): Batch<ResultOf<Name>>;
  batch(inputs: BatchInputs, options?: BatchOptions & BatchParse): Batch<FullResult>;
  batch(inputs: BatchInputs, options: BatchOptions & AnyBatch = {}): Batch<never> {
    return runBatch(this.#connection, inputs, options) as Batch<never>;
  }

  /** Stores a document. Every operation accepts the returned object as its input. */
  upload(source: UploadSource | (() => Promise<UploadSource>), options?: UploadOptions): Reply<UploadResponse> {
    return toReply(uploadFile(this.#connection, source, options));
  }

  /** Returns the bytes of an upload, an edited document, or a block's image, by its `docsvc://` reference. */
  downloadFile(file: FileReference, options?: CallOptions): Reply<Blob> {
    return toReply(downloadFile(this.#connection, file, options));
  }

  /** The secret that signs the webhooks of the key's organization. */
  webhookSecret(options?: CallOptions): Reply<WebhookSecret> {
    return this.#ask("/webhooks/secret", options);
  }

  /**
   * Replaces that secret. The old one also signs for 24 hours, so that receivers can verify with either.
   *
   * @throws {@link ConflictError} while four earlier secrets are still valid
   */
  rotateWebhookSecret(options?: CallOptions): Reply<WebhookSecret> {
    return this.#ask("/webhooks/secret/rotate", options, "post");
  }

  /** The versions of the interface and of the running service. Needs no key. */
  version(options?: CallOptions): Reply<VersionResponse> {
    return this.#ask("/version", options);
  }

  /** Whether the process answers. Needs no key. */
  health(options?: CallOptions): Reply<HealthResponse> {
    return this.#ask("/health", options);
  }

  #ask<Data>(path: keyof paths, options?: CallOptions, method: "get" | "post" = "get"): Reply<Data> {
    return toReply(callService(this.#connection, { method, path, timeout: 10_000 }, options));
  }
}
