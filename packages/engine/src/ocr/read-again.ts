import type { Raster } from "../read/raw/raster.ts";
import { explain, findLetters, type PrintedLetter } from "./explained-ink.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import type { Component } from "./raster/components.ts";
import { type OcrTools, recognise } from "./recognised-region.ts";

/** A letter explained worse than this is doubtful. */
const DOUBTED = 0.3;
/** Fewer doubtful letters may be stains and specks. */
const MIN_DOUBTED = 4;
/** Margin of the page read around rows, in letter heights. */
const MARGIN = 2;
/** Doubtful letters this far apart, in letter heights, are read again separately. */
const APART = 12;
/** A second reading is used if it explains at least this much more of a row's letters. */
const BETTER = 0.02;

interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Reads doubtful rows of the first reading again, as rows across the page. When Tesseract looks for columns, it misses
 * narrow ones and cuts through numbers stacked vertically: `8.75` becomes `8` and `75`. Rows across the page keep numbers
 * whole but merge columns of prose, so each row keeps the reading that explains more of its ink.
 *
 * @param raster - the raster in which the words were read
 * @param components - ink of the same pixels
 */
export async function readAgain(
  raster: Raster,
  components: readonly Component[],
  words: readonly RecognisedWord[],
  dpi: number,
  tools: OcrTools,
): Promise<readonly RecognisedWord[]> {
  const letters = findLetters(components, words, dpi);
  let best = words;
  for (const { top, bottom } of doubtedRows(letters, words, raster.height)) {
    const found = await recognise(crop(raster, top, bottom), dpi, "grid", tools);
    const firstLine = lastLine(best) + 1;
    const again = found.map((word) => ({
      ...word,
      top: word.top + top,
      bottom: word.bottom + top,
      line: firstLine + word.line,
    }));
    best = takeBetterRows(best, again, letters, { top, bottom });
  }
  return best;
}

/** Full-width parts of the page with letters that a reading explains badly. */
function doubtedRows(letters: readonly PrintedLetter[], words: readonly RecognisedWord[], height: number): Rows[] {
  const explained = explain(letters, words);
  const doubted = letters.filter((_, at) => explained[at]! < DOUBTED).toSorted((a, b) => a.top - b.top);
  if (doubted.length === 0) return [];
  const unit = doubted[doubted.length >> 1]!.bottom - doubted[doubted.length >> 1]!.top;
  const groups: PrintedLetter[][] = [];
  for (const letter of doubted) {
    const group = groups.at(-1);
    if (group !== undefined && letter.top - group.at(-1)!.bottom <= APART * unit) group.push(letter);
    else groups.push([letter]);
  }
  return groups
    .filter(({ length }) => length >= MIN_DOUBTED)
    .map((group) => ({
      top: Math.max(0, Math.floor(group[0]!.top - MARGIN * unit)),
      bottom: Math.min(height, Math.ceil(Math.max(...group.map(({ bottom }) => bottom)) + MARGIN * unit)),
    }));
}

/** Chooses a reading for each row; rows are bounded where no word of either reading crosses. */
function takeBetterRows(
  first: readonly RecognisedWord[],
  second: readonly RecognisedWord[],
  letters: readonly PrintedLetter[],
  within: Rows,
): readonly RecognisedWord[] {
  const explainedFirst = explain(letters, first);
  const explainedSecond = explain(letters, second);
  const kept: RecognisedWord[] = [];
  for (const row of rowsOf([...first, ...second])) {
    const isInRow = ({ top, bottom }: Rows): boolean =>
      (top + bottom) / 2 >= row.top && (top + bottom) / 2 < row.bottom;
    const isCut = row.top < within.top || row.bottom > within.bottom;
    let [gain, count] = [0, 0];
    for (const [at, letter] of letters.entries()) {
      if (!isInRow(letter)) continue;
      gain += explainedSecond[at]! - explainedFirst[at]!;
      count++;
    }
    kept.push(...(!isCut && gain > BETTER * count ? second : first).filter(isInRow));
  }
  return kept;
}

function rowsOf(words: readonly RecognisedWord[]): Rows[] {
  const rows: { top: number; bottom: number }[] = [];
  for (const { top, bottom } of words.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row !== undefined && top < row.bottom) row.bottom = Math.max(row.bottom, bottom);
    else rows.push({ top, bottom });
  }
  return rows;
}

function crop({ width, grey }: Raster, top: number, bottom: number): Raster {
  return { width, height: bottom - top, grey: grey.subarray(top * width, bottom * width) };
}

function lastLine(words: readonly RecognisedWord[]): number {
  return Math.max(-1, ...words.map(({ line }) => line));
}
