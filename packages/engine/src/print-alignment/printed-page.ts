/**
 * Finds out where the blocks of a file that shows its structure are on the pages that a program printed of it.
 *
 * Terms of this folder. The print is the PDF that LibreOffice or Chromium made of a document; only the places of its words are used,
 * never the words. A unit is what is found as a whole: the text of a block, or of a cell of its table. Both texts are compared as
 * letters and digits alone; a match says which letter of a unit is which letter of the print.
 */
import { fromFrame } from "../geometry/frame.ts";
import type { Box } from "../geometry/box.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { charsToWords } from "../text/chars-to-words.ts";

/** A page of a print: its words in the order in which they were painted, which is that of the document for most of them. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWord[];
  readonly pictures: readonly Box[];
}

export interface PrintedWord extends Box {
  readonly text: string;
  /** Size of its letters, in points. */
  readonly size: number;
}

/** What is needed of a page that was read. */
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
