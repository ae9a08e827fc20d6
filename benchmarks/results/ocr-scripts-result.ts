/** The content of `ocr-scripts.json`: how much of pages in other scripts is recognised, by where the language data come from. */
export interface OcrScriptsResult {
  readonly lines: readonly ScriptLine[];
}

/** One page, read in one way. */
export interface ScriptLine {
  /** Where the data of the script come from. */
  readonly way: string;
  readonly script: string;
  readonly dpi: number;
  /** Share of the page's words that were read; of its pairs of letters in Chinese and Japanese. */
  readonly recall: number;
  /** Share of its amounts that were read, to the digit. */
  readonly amounts: number;
  /** Number of letters that were read. */
  readonly letters: number;
  /** Whether a warning said that data are missing. */
  readonly warning: boolean;
}
