/** The content of `boxes.json`. */
export interface BoxesResult {
  readonly measuredAt: string;
  /** By kind of document. */
  readonly kinds: Readonly<Record<string, BoxesOfKind>>;
}

export interface BoxesOfKind {
  readonly pages: number;
  readonly blocks: number;
  /** Blocks whose box contains all of their own words. */
  readonly covering: number;
  /** Blocks whose box contains all of their words that were printed on its page. */
  readonly coveringOnPage: number;
  /** Blocks whose box contains a word of another block. */
  readonly holdingStrangers: number;
  readonly low: number;
  /** Total time for aligning the words of file and print, in seconds. */
  readonly alignSeconds: number;
}
