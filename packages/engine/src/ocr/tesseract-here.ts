import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { OEM } from "tesseract.js";
import type { Raster } from "../read/raw/raster.ts";
import { findLanguageData, type LanguageData, namesOf } from "./language-data.ts";
import { limitConcurrency } from "./limit.ts";
import type { OcrEngine, RecogniseOptions, RecognisedWord } from "./ocr-engine.ts";
import { parseTsv } from "./parse-tsv.ts";
import { performTesseractTask } from "./tesseract-tasks.ts";
import { taskOptions } from "./tesseract-options.ts";
import { toPgm } from "./to-pgm.ts";

/**
 * Tesseract as WebAssembly in the calling thread, for processes that may not start threads.
 *
 * A call blocks the thread until its image is read, up to 10 s for a dense page: an abort takes effect between two images; to stop
 * sooner, end the process.
 */
export async function loadTesseractHere(): Promise<OcrEngine> {
  return new TesseractHere(await findLanguageData());
}

/** A reply of tesseract.js's worker script. */
interface Answer {
  readonly status: "resolve" | "reject" | "progress";
  readonly data: unknown;
}

class TesseractHere implements OcrEngine {
  readonly name = "tesseract.js";
  readonly concurrency = 1;
  readonly languages: readonly string[];
  readonly #data: LanguageData;
  readonly #limit = limitConcurrency(1);
  readonly #loaded = new Set<string>();
  /** The languages that recognition is initialised with. */
  #current = "";

  constructor(data: LanguageData) {
    this.#data = data;
    this.languages = namesOf(data);
  }

  async recognise(image: Raster, { signal, ...options }: RecogniseOptions): Promise<readonly RecognisedWord[]> {
    return await this.#limit(async () => {
      signal?.throwIfAborted();
      await this.#setUp(options.languages);
      const payload = {
        image: Buffer.from(toPgm(image)),
        options: taskOptions(options),
        output: { text: false, tsv: true },
      };
      const { tsv } = (await perform("recognize", payload)) as { readonly tsv?: string | null };
      signal?.throwIfAborted();
      return parseTsv(tsv ?? "");
    });
  }

  /** The build without the legacy engine is a third of the size, but only that engine detects scripts. */
  detectScript(): Promise<null> {
    return Promise.resolve(null);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#current !== "") await perform("terminate", {});
    this.#current = "";
  }

  async #setUp(languages: readonly string[]): Promise<void> {
    const requested = languages.join("+");
    if (requested === this.#current) return;
    await perform("load", { options: { lstmOnly: true, logging: false } });
    for (const code of languages) {
      if (this.#loaded.has(code)) continue;
      const data = gunzipSync(await readFile(this.#data.get(code)!));
      await perform("loadLanguage", { langs: [{ code, data }], options: { cacheMethod: "none", gzip: false } });
      this.#loaded.add(code);
    }
    // Set only after success: after a failure, the next call initialises again.
    this.#current = "";
    await perform("initialize", { langs: requested, oem: OEM.LSTM_ONLY, config: {} });
    this.#current = requested;
  }
}

function perform(action: string, payload: object): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  performTesseractTask({ workerId: "here", jobId: action, action, payload }, (answer) => {
    const { status, data } = answer as Answer;
    if (status === "resolve") resolve(data);
    if (status === "reject") reject(new Error("Tesseract could not read a picture.", { cause: data }));
  });
  return promise;
}
