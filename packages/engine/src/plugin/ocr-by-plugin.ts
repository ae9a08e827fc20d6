import type { OcrEngine, RecognisedWord } from "../ocr/ocr-engine.ts";
import { callPlugin } from "./call-plugin.ts";
import type { PluginOcr, PluginWord } from "./plugin.ts";
import { pluginError } from "./plugin-error.ts";
import type { Named } from "./plugins.ts";

/** No printed page has more words. */
const MAX_WORDS = 50_000;

/** Wraps a plugin's recognition as an OCR engine: its result is checked, and concurrent calls are limited as it requests. */
export function ocrByPlugin({ plugin, part }: Named<PluginOcr>): OcrEngine {
  const concurrency = Math.max(1, Math.floor(part.concurrency ?? 1));
  const turns = new Turns(concurrency);
  return {
    name: plugin,
    concurrency,
    languages: part.languages.toSorted(),
    recognise: (image, { languages, dpi, signal }) =>
      turns.take(async () => {
        const words = await callPlugin({ plugin, doing: "while it recognised text", signal }, (call) =>
          part.recognise({ ...image, dpi }, { ...call, languages }),
        );
        return checkWords(words, image, plugin);
      }),
    detectScript: () => Promise.resolve(null),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function checkWords(
  words: readonly PluginWord[],
  { width, height }: { readonly width: number; readonly height: number },
  plugin: string,
): readonly RecognisedWord[] {
  if (!Array.isArray(words) || words.length > MAX_WORDS) {
    throw pluginError(plugin, "gave no list of words, or too many");
  }
  const isPlaced = ({ left, top, right, bottom, line, confidence, text }: PluginWord): boolean =>
    typeof text === "string" &&
    Number.isInteger(line) &&
    confidence >= 0 &&
    confidence <= 1 &&
    left >= 0 &&
    top >= 0 &&
    right > left &&
    bottom > top &&
    right <= width &&
    bottom <= height;
  if (!words.every(isPlaced)) throw pluginError(plugin, "gave a word without text, line or a place in its picture");
  return words;
}

/** Limits the number of concurrent calls. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
