import type { Raster } from "../read/raw/raster.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import { type OcrTools, recognise } from "./recognised-region.ts";
import { type Script, SCRIPTS, scriptOf } from "./scripts.ts";

/** The words that an engine recognised, and its confidence in them. */
export interface Reading {
  readonly words: readonly RecognisedWord[];
  /** Mean over the words, 0 to 1. */
  readonly confidence: number;
}

/** Below this confidence, the letters of a text do not identify its language. */
const LEGIBLE = 0.3;
/** Height, in inches, of a sample that shows its script. */
const SAMPLE_INCHES = 2;
/** Another script is accepted only if its reading has this much more confidence than the Latin one. */
const SURER = 0.1;
/**
 * Where nothing detects scripts, another one is accepted only with this confidence. Pages read in their own script had 0.81 or more, Russian read as
 * Chinese 0.62, because its figures read well in any script.
 */
const SURE_ALONE = 0.7;

/**
 * Reads an image in the language of its document, and again if the text turns out to be in another language: with English data, German reads well
 * enough to be identified as German. Keeps the reading with the higher confidence.
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
 * Identifies the script of a page that reads badly in the languages of its document, so that it can be read again.
 *
 * @param confidence - of the first reading
 * @returns `found` if there are other languages to try; `missing` if the script is known but no data for it may be used; `unknown` if nothing
 *   detects scripts here, and no installed language reads the page better
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
  const ways = waysOf(script, languages);
  const miss = (): void =>
    tools.miss(script === undefined ? { languages: [] } : { script: script.name, languages: script.languages });
  if (ways.length === 0) {
    miss();
    return script === undefined ? "unknown" : "missing";
  }
  const before = languages.current;
  const sample = sampleOf(raster, dpi);
  let best: { readonly way: readonly string[]; readonly confidence: number } = {
    way: before,
    confidence: Math.max(confidence + SURER, script === undefined ? SURE_ALONE : 0),
  };
  for (const way of ways) {
    languages.use(way);
    const found = weigh(await recognise(sample, dpi, "page", tools));
    if (found.confidence > best.confidence) best = { way, confidence: found.confidence };
  }
  languages.use(best.way);
  if (best.way !== before) return "found";
  if (script !== undefined && languages.ofScript(script).length > 0) return "same";
  miss();
  return script === undefined ? "unknown" : "missing";
}

/** Scripts that the detection takes for each other: it took a page in Chinese for Korean at 200 dpi, and not at 100. */
const ALIKE: ReadonlySet<string> = new Set(["Han", "Japanese", "Korean"]);

/** The languages to try for a script, or for its like if it has no data; for an unknown script, all. */
function waysOf(script: Script | undefined, languages: OcrTools["languages"]): readonly (readonly string[])[] {
  const own = script === undefined ? [] : languages.ofScript(script);
  if (own.length > 0) return own;
  const others =
    script === undefined ? SCRIPTS : SCRIPTS.filter(({ name }) => ALIKE.has(script.name) && ALIKE.has(name));
  return others.flatMap((each) => languages.ofScript(each));
}

export type FoundScript = "found" | "missing" | "unknown" | "same";

function weigh(words: readonly RecognisedWord[]): Reading {
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  return { words, confidence: sum / Math.max(1, words.length) };
}

/** The rows of a page with the most ink: a note may fill the top of its page alone. */
export function sampleOf({ width, height, grey }: Raster, dpi: number): Raster {
  const rows = Math.min(height, Math.round(SAMPLE_INCHES * dpi));
  const inkAbove = new Uint32Array(height + 1);
  for (let row = 0; row < height; row += 1) {
    let ink = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) if (grey[at]! < DARK) ink += 1;
    inkAbove[row + 1] = inkAbove[row]! + ink;
  }
  const inkFrom = (row: number): number => inkAbove[row + rows]! - inkAbove[row]!;
  let top = 0;
  for (let row = 1; row + rows <= height; row += 1) if (inkFrom(row) > inkFrom(top)) top = row;
  return { width, height: rows, grey: grey.subarray(top * width, (top + rows) * width) };
}

/** Greys below this are ink. */
const DARK = 128;
