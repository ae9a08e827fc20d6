/** Bundles of a folder, all shares from 0 to 1. */
export interface SplitSetResult {
  readonly name: string;
  readonly bundles: number;
  readonly pages: number;
  readonly page: number;
  readonly start: number;
  readonly quality: number;
  readonly whole: number;
  /** Sections that are called sure, and the share of them that is right to the page. */
  readonly sure: number;
  readonly sureRight: number;
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
  /** What made documents alone teach about real ones; absent where none were given. */
  readonly corpus?: { readonly documents: number; readonly bundles: number; readonly learned: StartsFound };
}

export interface StartsFound {
  readonly starts: number;
  readonly whole: number;
}
