/** What `ocr-words.json` holds: how much of the words in pictures is read, by how the pictures were made worse. */
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
  /** The page of which least was read. */
  readonly lowest: number;
}
