import type { Connection } from "../connection/connection.ts";
import { isPassing } from "../connection/retry.ts";
import { DocsvcError } from "../errors/docsvc-error.ts";
import { prepareExtract } from "../extract/extract.ts";
import type { ExtractOptions, ExtractionSchema } from "../extract/extract.ts";
import type { DocumentSource } from "../files/document.ts";
import { Job } from "../jobs/job.ts";
import { plainTask } from "../operations/operation.ts";
import type {
  AsyncOptions,
  EditOptions,
  ParseOptions,
  PipelineOptions,
  SplitOptions,
} from "../operations/operation.ts";
import { submitOperation } from "../operations/run.ts";
import type { Task } from "../operations/run.ts";
import type { OperationResponse } from "../result/response.ts";
import { openCheckpoint } from "./checkpoint.ts";
import { keyOf } from "./document-key.ts";

export type BatchInputs = Iterable<DocumentSource> | AsyncIterable<DocumentSource>;

export interface BatchOptions {
  /**
   * How many documents are uploaded, processed or waiting for the caller at a time.
   * @defaultValue 4
   */
  readonly concurrency?: number | undefined;
  /**
   * `continue` gives a failed document with its error and goes on; `stop` throws its error.
   * @defaultValue `continue`
   */
  readonly onError?: "continue" | "stop" | undefined;
  /**
   * A file that remembers what is done; it is made where there is none, readable by its owner alone, since it holds
   * addresses as they were given. One run at a time may use it.
   */
  readonly checkpoint?: string | URL | undefined;
  /**
   * What a document is called in the checkpoint, the same in every run and different for each document.
   * @defaultValue its path, address, reference or file name, else its position
   */
  readonly key?: ((input: DocumentSource, index: number) => string) | undefined;
  /** Ends the batch; submitted jobs go on, and a later run with the checkpoint picks them up. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds to wait for each document.
   * @defaultValue 3,600,000
   */
  readonly timeout?: number | undefined;
}

/** A batch of parses, which need no options. */
export interface BatchParse {
  readonly operation?: "parse";
  readonly options?: ParseOptions & AsyncOptions;
}

export interface BatchExtract<Schema> {
  readonly operation: "extract";
  readonly options: ExtractOptions<Schema> & AsyncOptions;
}

/** A batch of another operation, with its own options. */
export interface BatchOperation<Name extends keyof OptionsOf> {
  readonly operation: Name;
  readonly options: OptionsOf[Name] & AsyncOptions;
}

export interface OptionsOf {
  readonly split: SplitOptions;
  readonly edit: EditOptions;
  readonly pipeline: PipelineOptions;
}

export type AnyBatch = BatchParse | BatchExtract<ExtractionSchema> | BatchOperation<keyof OptionsOf>;

/** One document of a batch, as it ended. */
export type BatchItem<Result> = {
  readonly input: DocumentSource;
  /** Its position in the inputs, from 0: items come as they are done. */
  readonly index: number;
  readonly key: string;
} & (
  | { readonly response: OperationResponse<Result>; readonly error?: undefined }
  | { readonly response?: undefined; readonly error: DocsvcError }
);

export async function* runBatch(
  connection: Connection,
  inputs: BatchInputs,
  options: BatchOptions & AnyBatch,
): AsyncGenerator<BatchItem<unknown>, void, undefined> {
  const { concurrency = 4, onError, timeout } = options;
  const task: Task<unknown> =
    options.operation === "extract"
      ? prepareExtract(options.options)
      : plainTask(options.operation ?? "parse")(options.options ?? {});
  const checkpoint = await openCheckpoint(options.checkpoint);
  const ending = new AbortController();
  const signal = options.signal === undefined ? ending.signal : AbortSignal.any([options.signal, ending.signal]);

  const process = async (input: DocumentSource, index: number, key: string): Promise<BatchItem<unknown>> => {
    try {
      const { idempotencyKey, job_id } = checkpoint.get(key) ?? (await checkpoint.update(key, {}));
      const jobId =
        job_id ?? (await submitOperation(connection, task, input, { idempotencyKey, signal: options.signal }));
      if (job_id === undefined) await checkpoint.update(key, { job_id: jobId });
      return { input, index, key, response: await new Job(connection, jobId, task.finish).wait({ signal, timeout }) };
    } catch (error) {
      if (onError === "stop" || signal.aborted || !DocsvcError.isInstance(error)) throw error;
      return { input, index, key, error };
    }
  };

  const iterator = Symbol.asyncIterator in inputs ? inputs[Symbol.asyncIterator]() : inputs[Symbol.iterator]();
  const running = new Map<string, Promise<BatchItem<unknown>>>();
  const seen = new Map<string, number>();
  let pulls: readonly Promise<IteratorResult<DocumentSource>>[] = [];
  let isDrained = false;
  try {
    for (let index = 0; ;) {
      if (!isDrained && pulls.length === 0 && running.size < concurrency) pulls = [Promise.resolve(iterator.next())];
      const next = await Promise.race([...pulls, ...running.values()]);
      if ("key" in next) {
        running.delete(next.key);
        yield next;
        // What may go better another time stays open for the next run.
        if (next.error === undefined || !isOpenEnded(next.error)) await checkpoint.update(next.key, { ended: true });
      } else {
        pulls = [];
        isDrained = next.done === true;
        if (!next.done) {
          const key = keyOf(next.value, index, options.key, seen);
          if (checkpoint.get(key)?.ended !== true) running.set(key, process(next.value, index, key));
          index += 1;
        }
      }
      if (isDrained && running.size === 0) return;
    }
  } finally {
    ending.abort();
    // Whoever leaves the loop leaves no submission behind of which the checkpoint does not know.
    await Promise.allSettled(running.values());
    await iterator.return?.();
  }
}

/** The job goes on, or was never made. */
function isOpenEnded(error: DocsvcError): boolean {
  return isPassing(error) || ["job_timeout", "authentication", "invalid_argument"].includes(error.code);
}
