/**
 * Finds the blocks of a structured file on the pages that a program printed from it.
 *
 * Terms of this folder: the print is the PDF that LibreOffice or Chromium made of a document; only the places of its words are used,
 * never their text. A unit is searched for as a whole: the text of a block, or of a table cell. Both texts are compared as
 * letters and digits only; a match maps a letter of a unit to a letter of the print.
 */
import { fromFrame } from "../geometry/frame.ts";
import type { Box } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { charsToWords } from "../text/chars-to-words.ts";

/** A page of a print: its words in painting order, which is mostly document order. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWord[];
  readonly pictures: readonly Box[];
}

export interface PrintedWord extends Box {
  readonly text: string;
  /** Font size, in points. */
  readonly size: number;
}

/** The parts of a raw page that alignment needs. */
export function toPrintedPage(raw: RawPage): PrintedPage {
  const { upright, turned } = charsToWords(raw, 0);
  const place = { width: raw.width, height: raw.height };
  const words = [
    ...upright.map((word) => ({ word, box: fromFrame(word, 0, place) })),
    ...turned.map((word) => ({ word, box: word.ink })),
  ]
    .toSorted((one, other) => one.word.order - other.word.order)
    .map(({ word: { text, size }, box: { left, top, right, bottom } }) => ({ text, size, left, top, right, bottom }));
  return { ...place, words, pictures: picturesOf(raw) };
}

function picturesOf({ images: { count, edges } }: RawPage): readonly Box[] {
  return Array.from({ length: count }, (_, index) => {
    const [left, top, right, bottom] = edges.subarray(4 * index, 4 * index + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    return { left, top, right, bottom };
  });
}
