import type { Raster } from "../read/raw/raster.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import { type OcrTools, recognise } from "./recognised-region.ts";
import { SCRIPTS, scriptOf } from "./scripts.ts";

/** What an engine read, and how sure it was of it. */
export interface Reading {
  readonly words: readonly RecognisedWord[];
  /** Mean over the words, 0 to 1. */
  readonly confidence: number;
}

/** Under this the letters of a text do not tell its language. */
const LEGIBLE = 0.3;
/** Rows of this height, in inches, show which script they are in. */
const SAMPLE_INCHES = 2;
/** A script that is tried is read with so much more confidence than as Latin, or is not it. */
const SURER = 0.1;

/**
 * Reads a picture in the language of its document, and once more where that turns out to be another one: with English
 * data, German reads well enough to be taken for German. The surer reading is kept.
 */
export async function readInItsLanguage(raster: Raster, dpi: number, tools: OcrTools): Promise<Reading> {
  const { languages } = tools;
  const first = weigh(await recognise(raster, dpi, "page", tools));
  const before = languages.current;
  const text = first.words.filter(({ confidence }) => confidence >= LEGIBLE).map((word) => word.text);
  const better = await languages.better(text.join(" "));
  if (better === undefined) return first;
  languages.use(better);
  const again = weigh(await recognise(raster, dpi, "page", tools));
  if (again.confidence >= first.confidence) return again;
  languages.use(before);
  return first;
}

/**
 * Finds the script of a page that reads badly in the languages of its document, so that it can be read again.
 *
 * @param confidence - of the page as it was read
 * @returns `found` where there are other languages now to read it in, `missing` where its script is known and no data of it may be used
 */
export async function findScript(
  raster: Raster,
  dpi: number,
  confidence: number,
  tools: OcrTools,
): Promise<FoundScript> {
  const { engine, languages, signal } = tools;
  const name = await engine.detectScript(raster, { dpi, signal });
  const script = name === null ? undefined : scriptOf(name);
  if (name !== null && script === undefined) return "same";
  const tried = script === undefined ? SCRIPTS : [script];
  const ways = tried.flatMap((each) => languages.ofScript(each));
  if (ways.length === 0) {
    tools.miss(script === undefined ? { languages: [] } : { script: script.name, languages: script.languages });
    return script === undefined ? "same" : "missing";
  }
  const before = languages.current;
  const sample = sampleOf(raster, dpi);
  let best: { readonly way: readonly string[]; readonly confidence: number } = {
    way: before,
    confidence: confidence + SURER,
  };
  for (const way of ways) {
    languages.use(way);
    const found = weigh(await recognise(sample, dpi, "page", tools));
    if (found.confidence > best.confidence) best = { way, confidence: found.confidence };
  }
  languages.use(best.way);
  return best.way === before ? "same" : "found";
}

export type FoundScript = "found" | "missing" | "same";

function weigh(words: readonly RecognisedWord[]): Reading {
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  return { words, confidence: sum / Math.max(1, words.length) };
}

/** Rows of a page from its middle. */
function sampleOf({ width, height, grey }: Raster, dpi: number): Raster {
  const rows = Math.min(height, Math.round(SAMPLE_INCHES * dpi));
  const top = (height - rows) >> 1;
  return { width, height: rows, grey: grey.subarray(top * width, (top + rows) * width) };
}
