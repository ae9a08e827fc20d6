/** Bundles of a folder, all shares from 0 to 1. */
export interface SplitSetResult {
  readonly name: string;
  readonly bundles: number;
  readonly pages: number;
  readonly page: number;
  readonly start: number;
  readonly quality: number;
  readonly whole: number;
  /** Sections with high confidence, and the share of them that is right to the page. */
  readonly sure: number;
  readonly sureRight: number;
}

/** Scores for finding the beginnings of documents in bundles of held-out families; in per cent. */
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
  /** Scores on real documents after learning only from generated ones; absent if no real documents were given. */
  readonly corpus?: { readonly documents: number; readonly bundles: number; readonly learned: StartsFound };
}

export interface StartsFound {
  readonly starts: number;
  readonly whole: number;
}
