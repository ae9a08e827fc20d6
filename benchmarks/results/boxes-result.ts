/** What `boxes.json` holds. */
export interface BoxesResult {
  readonly measuredAt: string;
  /** By kind of document. */
  readonly kinds: Readonly<Record<string, BoxesOfKind>>;
}

export interface BoxesOfKind {
  readonly pages: number;
  readonly blocks: number;
  /** All of a block's own words are inside of its box. */
  readonly covering: number;
  /** All of those that were printed on its page are. */
  readonly coveringOnPage: number;
  /** A word of another block is inside of its box. */
  readonly holdingStrangers: number;
  readonly low: number;
  /** Aligning the words of file and print, in seconds of all documents. */
  readonly alignSeconds: number;
}
