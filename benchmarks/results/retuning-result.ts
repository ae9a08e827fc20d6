/** What `retuning.json` holds. Scores are means of `overall`. */
export interface RetuningResult {
  readonly measuredAt: string;
  readonly corpus: string;
  readonly documents: number;
  readonly sources: number;
  /** Named numbers that were varied. */
  readonly thresholds: number;
  /** Of these, how many can move by a fifth down and a quarter up without a change in any document. */
  readonly thresholdsWithoutEffect: number;
  /** All documents, with the thresholds as they are. */
  readonly shipped: number;
  /** All documents, each with the thresholds that were tuned without its fold. */
  readonly retuned: number;
  readonly folds: readonly RetunedFold[];
}

/** One fold that a tuning has not seen. */
export interface RetunedFold {
  readonly documents: number;
  /** Thresholds that the tuning on the other folds changed. */
  readonly changed: number;
  readonly shipped: number;
  readonly retuned: number;
  /** What the tuning gained on the folds it saw. */
  readonly gainInTuning: number;
}
