import type { ComparedText } from "./align-texts.ts";
import { comparable } from "./comparable.ts";
import type { PrintedPage, PrintedWord } from "./printed-page.ts";

/** The words of all pages of a print, and their letters as one text. */
export interface PrintWords extends ComparedText {
  readonly words: readonly PlacedWord[];
  /** For each letter, the index of its word. */
  readonly wordAt: Int32Array;
}

export interface PlacedWord extends PrintedWord {
  /** Index of its page. */
  readonly page: number;
  /** Start and end of its letters in the whole text. */
  readonly from: number;
  readonly until: number;
}

export function toPrintWords(pages: readonly PrintedPage[]): PrintWords {
  const pieces: string[] = [];
  const starts: number[] = [];
  const words: PlacedWord[] = [];
  let length = 0;
  for (const [page, { words: onPage }] of pages.entries()) {
    for (const word of onPage) {
      const letters = comparable(word.text);
      if (letters !== "") {
        pieces.push(letters);
        starts.push(length);
      }
      words.push({ ...word, page, from: length, until: length + letters.length });
      length += letters.length;
    }
  }
  const wordAt = new Int32Array(length);
  for (const [index, { from, until }] of words.entries()) wordAt.fill(index, from, until);
  return { words, wordAt, text: pieces.join(""), starts };
}
