/** The content of `ocr-words.json`: how many of the words in images are recognised, by how the images were degraded. */
export interface OcrWordsResult {
  readonly corpus: string;
  readonly conditions: readonly OcrWordsLine[];
}

/** Means over the pages of a condition, from 0 to 1. */
export interface OcrWordsLine {
  readonly condition: string;
  readonly pages: number;
  readonly recall: number;
  readonly precision: number;
  readonly order: number;
  /** The page with the lowest score. */
  readonly lowest: number;
  /** Numbers with two decimals, of all pages; not counted before 27 November 2026. */
  readonly amounts?: { readonly read: number; readonly all: number };
}
