/** Bundles of a folder, all shares from 0 to 1. */
export interface SplitSetResult {
  readonly name: string;
  readonly bundles: number;
  readonly pages: number;
  readonly page: number;
  readonly start: number;
  readonly quality: number;
  readonly whole: number;
}

/** What finds the beginnings of documents in bundles of families that were held out; per cent. */
export interface SplitFamiliesResult {
  readonly documents: number;
  readonly families: number;
  readonly folds: readonly {
    readonly fold: number;
    readonly bundles: number;
    readonly pages: number;
    readonly shipped: StartsFound;
    readonly learned: StartsFound;
  }[];
}

export interface StartsFound {
  readonly starts: number;
  readonly whole: number;
}
