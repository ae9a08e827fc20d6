import type {
  EditAsyncRequest,
  EditRequest,
  EditResponse,
  ExtractAsyncRequest,
  ExtractRequest,
  ExtractResponse,
  HealthResponse,
  ParseAsyncRequest,
  ParseRequest,
  ParseResponse,
  PipelineAsyncRequest,
  PipelineRequest,
  PipelineResponse,
  SplitAsyncRequest,
  SplitRequest,
  SplitResponse,
  UploadResponse,
  VersionResponse,
  paths,
} from "@docsvc/openapi";
import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import { resolveOptions } from "./connection/options.ts";
import type { DocsvcOptions, Settings } from "./connection/options.ts";
import type { CallOptions } from "./connection/send.ts";
import { downloadFile } from "./files/download.ts";
import type { FileReference } from "./files/download.ts";
import type { UploadSource } from "./files/source.ts";
import { uploadFile } from "./files/upload.ts";
import type { UploadOptions } from "./files/upload.ts";
import { Jobs } from "./jobs/jobs.ts";
import type { SubmittedJob } from "./jobs/reference.ts";
import { runOperation, submitJob } from "./operations/run.ts";
import type { SubmitOptions } from "./operations/run.ts";
import { openResult } from "./result/full-result.ts";
import type { FullResultOf, WithResult } from "./result/full-result.ts";
import { readService } from "./service/read.ts";

/**
 * A client of one service with one API key. It holds no connection and no timer: make one and keep it, or make many.
 *
 * Every method rejects with a {@link DocsvcError}, or with the reason of the caller's signal when that aborts.
 */
export class Docsvc {
  /** The calls underneath, as `openapi-fetch` gives them: nothing is thrown for an error status, nothing is timed. */
  readonly raw: Client<paths>;
  readonly jobs: Jobs;
  readonly #settings: Settings;

  constructor(options: DocsvcOptions = {}) {
    this.#settings = resolveOptions(options);
    this.raw = openRaw(this.#settings);
    this.jobs = new Jobs(this.#settings, this.raw);
  }

  /** Converts a document into text, tables and figures with a bounding box for every block. */
  parse(body: ParseRequest, options?: SubmitOptions): Promise<ParseResponse> {
    return runOperation(this.#settings, options, (init) => this.raw.POST("/parse", { ...init, body }));
  }

  parseAsync(body: ParseAsyncRequest, options?: SubmitOptions): Promise<SubmittedJob<"parse">> {
    return submitJob(this.#settings, options, (init) => this.raw.POST("/parse_async", { ...init, body }));
  }

  /** Fills a JSON Schema from a document and cites where each value stands. */
  extract(body: ExtractRequest, options?: SubmitOptions): Promise<ExtractResponse> {
    return runOperation(this.#settings, options, (init) => this.raw.POST("/extract", { ...init, body }));
  }

  extractAsync(body: ExtractAsyncRequest, options?: SubmitOptions): Promise<SubmittedJob<"extract">> {
    return submitJob(this.#settings, options, (init) => this.raw.POST("/extract_async", { ...init, body }));
  }

  /** Finds the pages of the described sections. */
  split(body: SplitRequest, options?: SubmitOptions): Promise<SplitResponse> {
    return runOperation(this.#settings, options, (init) => this.raw.POST("/split", { ...init, body }));
  }

  splitAsync(body: SplitAsyncRequest, options?: SubmitOptions): Promise<SubmittedJob<"split">> {
    return submitJob(this.#settings, options, (init) => this.raw.POST("/split_async", { ...init, body }));
  }

  /** Changes a document as told in natural language, and stores the edited one. */
  edit(body: EditRequest, options?: SubmitOptions): Promise<EditResponse> {
    return runOperation(this.#settings, options, (init) => this.raw.POST("/edit", { ...init, body }));
  }

  editAsync(body: EditAsyncRequest, options?: SubmitOptions): Promise<SubmittedJob<"edit">> {
    return submitJob(this.#settings, options, (init) => this.raw.POST("/edit_async", { ...init, body }));
  }

  /** Runs a stored pipeline on a document. */
  pipeline(body: PipelineRequest, options?: SubmitOptions): Promise<PipelineResponse> {
    return runOperation(this.#settings, options, (init) => this.raw.POST("/pipeline", { ...init, body }));
  }

  pipelineAsync(body: PipelineAsyncRequest, options?: SubmitOptions): Promise<SubmittedJob<"pipeline">> {
    return submitJob(this.#settings, options, (init) => this.raw.POST("/pipeline_async", { ...init, body }));
  }

  /** Stores a document. The whole answer can be given to every operation as its `input`. */
  upload(source: UploadSource, options?: UploadOptions): Promise<UploadResponse> {
    return uploadFile(source, this.#settings, this.raw, options);
  }

  /** The bytes of an upload, of an edited document, or of a block's image, by their `docsvc://` reference. */
  downloadFile(file: FileReference, options?: CallOptions): Promise<Blob> {
    return downloadFile(file, this.#settings, this.raw, options);
  }

  /** The result of a response or of a completed job, downloaded where it is given as an address. */
  fullResult<Result>(response: WithResult<Result>, options?: CallOptions): Promise<FullResultOf<Result>> {
    const readAgain = async (): Promise<unknown> => {
      const job = await this.jobs.get(response, options);
      return "result" in job ? job.result : undefined;
    };
    return openResult(response, readAgain, this.#settings, options);
  }

  /** The versions of the interface and of the running service. Needs no key. */
  version(options?: CallOptions): Promise<VersionResponse> {
    return readService(this.#settings, options, (init) => this.raw.GET("/version", { ...init }));
  }

  /** Whether the process answers. Needs no key. */
  health(options?: CallOptions): Promise<HealthResponse> {
    return readService(this.#settings, options, (init) => this.raw.GET("/health", { ...init }));
  }
}

function openRaw(settings: Settings): Client<paths> {
  const authorization = settings.apiKey === undefined ? {} : { Authorization: `Bearer ${settings.apiKey}` };
  return createClient<paths>({
    baseUrl: settings.baseUrl,
    fetch: async (request) => settings.fetch(request),
    headers: { ...settings.headers, ...authorization },
  });
}
