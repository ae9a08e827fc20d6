import type { Connection } from "../connection/connection.ts";
import { prepareExtract } from "../extract/extract.ts";
import type { ExtractOptions, ExtractionSchema } from "../extract/extract.ts";
import type { DocumentSource } from "../files/document.ts";
import { plainTask } from "../operations/operation.ts";
import type {
  AsyncOptions,
  EditOptions,
  ParseOptions,
  PipelineOptions,
  ClassifyOptions,
  SplitOptions,
} from "../operations/operation.ts";
import type { Task } from "../operations/run.ts";
import { keyOf } from "./document-key.ts";
import type { Work } from "./work.ts";
import type { BatchOptions } from "./batch-options.ts";
import type { BatchItem } from "./batch-item.ts";

export type BatchInputs = Iterable<DocumentSource> | AsyncIterable<DocumentSource>;

/** A batch of parses. Its options are optional. */
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
  readonly classify: ClassifyOptions;
  readonly edit: EditOptions;
  readonly pipeline: PipelineOptions;
}

export type AnyBatch = BatchParse | BatchExtract<ExtractionSchema> | BatchOperation<keyof OptionsOf>;

/** The documents of a batch as they finish, with running counts of them. */
export interface Batch<Result> extends AsyncGenerator<BatchItem<Result>, void, undefined> {
  readonly counts: BatchCounts;
}

export interface BatchCounts {
  /** Number of documents yielded with a result. */
  readonly done: number;
  /** Number of documents yielded with an error. */
  readonly failed: number;
  /** Documents that are not yielded because an earlier run of the checkpoint yielded them with a result. */
  readonly skipped: number;
  /** Documents that are not yielded because an earlier run yielded them with an error. `retryFailed` tries them again. */
  readonly skippedFailed: number;
}

export function runBatch(
  connection: Connection,
  inputs: BatchInputs,
  options: BatchOptions & AnyBatch,
): Batch<unknown> {
  const counts = { done: 0, failed: 0, skipped: 0, skippedFailed: 0 };
  const items = (async function* () {
    const task: Task<unknown> =
      options.operation === "extract"
        ? prepareExtract(options.options)
        : plainTask(options.operation ?? "parse")(options.options ?? {});
    // Loaded on demand: most pages in browsers read one document at a time.
    const { openWork } = await import("./work.ts");
    yield* giveItems(inputs, options, await openWork(connection, task, options), counts);
  })();
  return Object.assign(items, { counts });
}

type Item = BatchItem<unknown>;

async function* giveItems(
  inputs: BatchInputs,
  { concurrency = 4, key: giveKey }: BatchOptions,
  work: Work,
  counts: { -readonly [Name in keyof BatchCounts]: number },
): AsyncGenerator<Item, void, undefined> {
  const iterator = Symbol.asyncIterator in inputs ? inputs[Symbol.asyncIterator]() : inputs[Symbol.iterator]();
  const running = new Map<string, Promise<{ readonly ended: string; readonly item: Item | undefined }>>();
  const seen = new Map<string, number>();
  let pulls: readonly Promise<IteratorResult<DocumentSource>>[] = [];
  let isDrained = false;
  try {
    for (let index = 0; ;) {
      if (!isDrained && pulls.length === 0 && running.size < concurrency) pulls = [Promise.resolve(iterator.next())];
      const next = await Promise.race([...pulls, ...running.values()]);
      if ("ended" in next) {
        const { ended, item } = next;
        running.delete(ended);
        if (item === undefined) counts[work.hasFailed(ended) ? "skippedFailed" : "skipped"] += 1;
        else {
          counts[item.error === undefined ? "done" : "failed"] += 1;
          yield item;
          await work.note(item);
        }
      } else {
        pulls = [];
        isDrained = next.done === true;
        if (!next.done) {
          const key = keyOf(next.value, index, giveKey, seen);
          running.set(
            key,
            work.run(next.value, index, key).then((item) => ({ ended: key, item })),
          );
          index += 1;
        }
      }
      if (isDrained && running.size === 0) return;
    }
  } finally {
    await work.end(running.values());
    await iterator.return?.();
  }
}
