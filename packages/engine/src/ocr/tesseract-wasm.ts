import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { createWorker, OEM, type Worker } from "tesseract.js";
import type { Raster } from "../read/raw/raster.ts";
import { findLanguageData, gatherLanguageData, type LanguageData, namesOf } from "./language-data.ts";
import { limitConcurrency } from "./limit.ts";
import type { OcrEngine, RecogniseOptions, RecognisedWord } from "./ocr-engine.ts";
import { parseTsv } from "./parse-tsv.ts";
import { taskOptions } from "./tesseract-options.ts";
import { toPgm } from "./to-pgm.ts";

/** Loads Tesseract as WebAssembly, in threads of this process. */
export async function loadTesseractWasm(): Promise<OcrEngine> {
  return new TesseractWasm(await findLanguageData());
}

const THREAD = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./ocr-thread.ts" : "./ocr-thread.js", import.meta.url),
);

/** A dense page takes 10 s of a shared core; a call beyond this hangs. */
const MAX_MS = 180_000;

/** The part of `worker_threads.Worker` that tesseract.js hides behind its own type. */
interface Thread {
  ref(): void;
  unref(): void;
  once(event: "error" | "exit", listener: (reason: unknown) => void): void;
  off(event: "error" | "exit", listener: (reason: unknown) => void): void;
}

class TesseractWasm implements OcrEngine {
  readonly name = "tesseract.js";
  readonly concurrency: number = availableParallelism();
  readonly languages: readonly string[];
  readonly #data: LanguageData;
  readonly #limit = limitConcurrency(this.concurrency);
  /** Idle workers by the languages they have loaded. */
  readonly #idle = new Map<string, Worker[]>();

  constructor(data: LanguageData) {
    this.#data = data;
    this.languages = namesOf(data);
  }

  async recognise(
    image: Raster,
    { languages, layout, dpi, signal }: RecogniseOptions,
  ): Promise<readonly RecognisedWord[]> {
    const options = taskOptions({ layout, dpi });
    const { data } = await this.#use(languages, signal, (worker) =>
      worker.recognize(Buffer.from(toPgm(image)), options, { text: false, tsv: true }),
    );
    return parseTsv(data.tsv ?? "");
  }

  /** The build without the legacy engine is a third of the size, but only that engine detects scripts. */
  detectScript(): Promise<null> {
    return Promise.resolve(null);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const workers = [...this.#idle.values()].flat();
    this.#idle.clear();
    for (const worker of workers) await worker.terminate();
  }

  async #use<Result>(
    languages: readonly string[],
    signal: AbortSignal | undefined,
    task: (worker: Worker) => Promise<Result>,
  ): Promise<Result> {
    return this.#limit(async () => {
      signal?.throwIfAborted();
      const key = languages.join("+");
      const worker = this.#idle.get(key)?.pop() ?? (await this.#start(languages));
      threadOf(worker).ref();
      let result: Result;
      try {
        result = await race(worker, signal, task);
      } catch (error) {
        // Its state is unknown; an aborted worker is still busy.
        await worker.terminate();
        throw error;
      }
      // An idle thread must not keep the process alive.
      threadOf(worker).unref();
      const idle = this.#idle.get(key);
      if (idle === undefined) this.#idle.set(key, [worker]);
      else idle.push(worker);
      return result;
    });
  }

  async #start(languages: readonly string[]): Promise<Worker> {
    await using data = await gatherLanguageData(this.#data, languages, "compressed");
    return await createWorker([...languages], OEM.LSTM_ONLY, {
      langPath: data.folder,
      workerPath: THREAD,
      cacheMethod: "none",
      // Failures are returned as rejections; without a handler they would also be thrown inside an event.
      errorHandler: () => undefined,
    });
  }
}

function threadOf(worker: Worker): Thread {
  return (worker as unknown as { readonly worker: Thread }).worker;
}

/** Runs a task, and rejects if the signal aborts or the thread ends. */
async function race<Result>(
  worker: Worker,
  signal: AbortSignal | undefined,
  task: (worker: Worker) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const onAbort = (): void => reject(signal?.reason);
  const onEnd = (reason: unknown): void =>
    reject(new Error("The OCR thread ended while it was at work.", { cause: reason }));
  const timer = setTimeout(() => reject(new Error(`A picture took longer than ${MAX_MS / 1000} s.`)), MAX_MS);
  const thread = threadOf(worker);
  signal?.addEventListener("abort", onAbort, { once: true });
  thread.once("error", onEnd);
  thread.once("exit", onEnd);
  task(worker).then(resolve, (reason: unknown) =>
    reject(reason instanceof Error ? reason : new Error("Tesseract could not read a picture.", { cause: reason })),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    thread.off("error", onEnd);
    thread.off("exit", onEnd);
  }
}
