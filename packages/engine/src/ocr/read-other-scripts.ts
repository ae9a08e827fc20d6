import type { Box } from "../geometry/box.ts";
import type { Raster } from "../read/raw/raster.ts";
import { findScript } from "./choose-reading.ts";
import { shareOfText } from "./keep-words.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import { type MissingLanguage, type OcrTools, recognise } from "./recognised-region.ts";
import { isOtherScript } from "./scripts.ts";

/**
 * Print of another script has at most 0.28 of its chars in confident words (paragraphs in eight scripts, sharp and blurred), readable lines of its own
 * script 0.8 or more.
 */
const MIN_TEXT = 0.5;
/** With fewer letters in a row of lines, they may be a formula, a stamp or a signature, and no script can be detected. */
const MIN_LETTERS = 40;
/** Where nothing detects scripts. The legend of a chart in 4-point letters had 60. */
const MIN_UNDETECTED = 100;
/** Each run of lines is detected and read once more. */
const MAX_RUNS = 6;
/** Around the lines, in inches: accents are outside of the boxes of words that were misread. */
const MARGIN_INCHES = 0.06;

/**
 * Reads lines of a page that are in another script than the rest, such as a translation next to the original: they are read again with the data of
 * their script, or have to be left out, with a warning, if there are none.
 *
 * @param words - read in the script of most of the page
 */
export async function readOtherScripts(
  raster: Raster,
  words: readonly RecognisedWord[],
  dpi: number,
  tools: OcrTools,
): Promise<ReadScripts> {
  // The measure is of Latin words: those of Chinese have one or two signs. Data of another script are used together with English.
  if (isOtherScript(tools.languages.current[0]!)) return { words, unread: [] };
  let read = words;
  const unread: Box[] = [];
  for (const run of foreignRuns(words).slice(0, MAX_RUNS)) {
    const box = around(run, raster, Math.round(MARGIN_INCHES * dpi));
    const again = await readRun(raster, run, box, dpi, tools);
    if (again === undefined) continue;
    if (again.length === 0) unread.push(box);
    const own = new Set(run);
    const at = read.indexOf(run[0]!);
    read = [...read.slice(0, at), ...again, ...read.slice(at)].filter((word) => !own.has(word));
  }
  return { words: read === words ? words : numbered(read), unread };
}

export interface ReadScripts {
  readonly words: readonly RecognisedWord[];
  /** Where print cannot be read: whatever later readings find there is wrong. */
  readonly unread: readonly Box[];
}

/** Words outside of the places that cannot be read. */
export function outside(words: readonly RecognisedWord[], unread: readonly Box[]): readonly RecognisedWord[] {
  if (unread.length === 0) return words;
  return words.filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return !unread.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  });
}

/** Undefined if the lines are of the page's own script. */
async function readRun(
  raster: Raster,
  run: readonly RecognisedWord[],
  box: Box,
  dpi: number,
  tools: OcrTools,
): Promise<readonly RecognisedWord[] | undefined> {
  const { languages } = tools;
  const part = crop(raster, box);
  const confidence = run.reduce((sum, word) => sum + word.confidence, 0) / run.length;
  const before = languages.current;
  const missing: MissingLanguage[] = [];
  const script = await findScript(part, dpi, confidence, { ...tools, miss: (what) => void missing.push(what) });
  const read = script === "found" ? await recognise(part, dpi, "page", tools) : [];
  // The next page is most likely in the language of this page's other lines.
  languages.use(before);
  if (script === "same" || (script === "unknown" && letterCount(run) < MIN_UNDETECTED)) return undefined;
  for (const what of missing) tools.miss(what);
  return read.map((word) => ({
    ...word,
    left: word.left + box.left,
    right: word.right + box.left,
    top: word.top + box.top,
    bottom: word.bottom + box.top,
    line: FIRST_OF_RUN + word.line,
  }));
}

/** Lines are numbered again afterwards, and until then lines of a second reading must differ from those of the first. */
const FIRST_OF_RUN = 1_000_000;

/** Words of lines that follow one another and read badly, where they have enough letters. */
function foreignRuns(words: readonly RecognisedWord[]): readonly (readonly RecognisedWord[])[] {
  const runs: RecognisedWord[][] = [];
  let run: RecognisedWord[] = [];
  for (const line of Map.groupBy(words, (word) => word.line).values()) {
    if (shareOfText(line) < MIN_TEXT) run.push(...line);
    else {
      runs.push(run);
      run = [];
    }
  }
  return [...runs, run].filter((one) => letterCount(one) >= MIN_LETTERS);
}

function letterCount(words: readonly RecognisedWord[]): number {
  return words.reduce((count, { text }) => count + text.replaceAll(/\P{L}/gu, "").length, 0);
}

/** In the order of the words, as engines number lines. */
function numbered(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  let [line, before] = [-1, Number.NaN];
  return words.map((word) => {
    if (word.line !== before) line += 1;
    before = word.line;
    return { ...word, line };
  });
}

function around(words: readonly RecognisedWord[], { width, height }: Raster, margin: number): Box {
  return {
    left: Math.max(0, Math.floor(Math.min(...words.map(({ left }) => left))) - margin),
    top: Math.max(0, Math.floor(Math.min(...words.map(({ top }) => top))) - margin),
    right: Math.min(width, Math.ceil(Math.max(...words.map(({ right }) => right))) + margin),
    bottom: Math.min(height, Math.ceil(Math.max(...words.map(({ bottom }) => bottom))) + margin),
  };
}

function crop({ width, grey }: Raster, { left, top, right, bottom }: Box): Raster {
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let row = top; row < bottom; row += 1) {
    part.set(grey.subarray(row * width + left, row * width + right), (row - top) * (right - left));
  }
  return { width: right - left, height: bottom - top, grey: part };
}
