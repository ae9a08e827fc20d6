import type { Raster } from "../read/raster.ts";
import { keepRestWords } from "./keep-words.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import type { Component } from "./raster/components.ts";
import { isLetter } from "./raster/print.ts";
import { type OcrTools, recognise } from "./recognised-region.ts";

/** Side of the squares in which the places of words are kept, in pixels: half of a small letter. */
const CELL = 4;
/** Fewer letters than this are bullets and stains. */
const LEAST_LETTERS = 3;
/** Heights of letters, in usual ones: bullets and specks are lower, drawings higher. */
const LOWEST = 0.8;
const HIGHEST = 2;
/** Points and commas stand this close to their digits, in heights of these. */
const NEAR = 0.5;

/**
 * Reads what was left unread: narrow columns of short numbers, which Tesseract takes for no text when it looks for
 * columns of it. Letters that no word covers are read once more, alone, as rows: as scattered words it leaves single digits
 * out. On 36 made pages like receipts and notices, scanned in twelve ways, tables score .933 instead of .887.
 *
 * @param raster - in which the words were read
 * @param components - of the same pixels
 * @returns further words, with lines of their own
 */
export async function readRest(
  raster: Raster,
  components: readonly Component[],
  words: readonly RecognisedWord[],
  dpi: number,
  tools: OcrTools,
): Promise<readonly RecognisedWord[]> {
  const rest = pictureOfRest(raster, components, words, dpi);
  if (rest === null) return [];
  const firstLine = Math.max(-1, ...words.map(({ line }) => line)) + 1;
  const found = keepRestWords(await recognise(rest, dpi, "grid", tools));
  return found.map((word) => ({ ...word, line: firstLine + word.line }));
}

function pictureOfRest(
  raster: Raster,
  components: readonly Component[],
  words: readonly RecognisedWord[],
  dpi: number,
): Raster | null {
  const { width, height, grey } = raster;
  const isRead = coverage(raster, words);
  const letters = components.filter((component) => isLetter(component, dpi));
  const isCovered = ({ left, top, right, bottom }: Component): boolean =>
    isRead((left + right) / 2, (top + bottom) / 2);
  const heights = Float64Array.from(letters.filter(isCovered), ({ top, bottom }) => bottom - top).sort();
  const usual = heights[heights.length >> 1];
  if (usual === undefined) return null;
  const rest = letters.filter((letter) => {
    const own = letter.bottom - letter.top;
    return own >= LOWEST * usual && own <= HIGHEST * usual && !isCovered(letter);
  });
  if (rest.length < LEAST_LETTERS) return null;
  const picture = new Uint8Array(grey.length).fill(255);
  const margin = Math.round(NEAR * usual);
  for (const { left, top, right, bottom } of rest) {
    const to = Math.min(width, right + margin);
    for (let y = Math.max(0, top - 2); y < Math.min(height, bottom + margin); y++) {
      for (let x = Math.max(0, left - margin); x < to; x++) {
        if (!isRead(x, y)) picture[y * width + x] = grey[y * width + x]!;
      }
    }
  }
  return { width, height, grey: picture };
}

/** Tells whether a word covers a pixel. */
function coverage({ width, height }: Raster, words: readonly RecognisedWord[]): (x: number, y: number) => boolean {
  const columns = Math.ceil(width / CELL);
  const cells = new Uint8Array(columns * Math.ceil(height / CELL));
  for (const { left, top, right, bottom } of words) {
    for (let row = Math.max(0, Math.floor(top / CELL)); row * CELL < Math.min(height, bottom); row++) {
      cells.fill(
        1,
        row * columns + Math.max(0, Math.floor(left / CELL)),
        row * columns + Math.ceil(Math.min(width, right) / CELL),
      );
    }
  }
  return (x, y) => cells[Math.floor(y / CELL) * columns + Math.floor(x / CELL)] === 1;
}
