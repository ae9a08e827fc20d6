/** The content of `retuning.json`. Scores are means of `overall`. */
export interface RetuningResult {
  readonly measuredAt: string;
  readonly corpus: string;
  readonly documents: number;
  readonly sources: number;
  /** Number of named thresholds that were varied. */
  readonly thresholds: number;
  /** Number of these that can change by a fifth down and a quarter up without affecting any document. */
  readonly thresholdsWithoutEffect: number;
  /** All documents, with the current thresholds. */
  readonly shipped: number;
  /** All documents, each with the thresholds that were tuned without its fold. */
  readonly retuned: number;
  readonly folds: readonly RetunedFold[];
}

/** A fold that was left out of a tuning. */
export interface RetunedFold {
  readonly documents: number;
  /** Number of thresholds that the tuning on the other folds changed. */
  readonly changed: number;
  readonly shipped: number;
  readonly retuned: number;
  /** Gain of the tuning on the folds that it used. */
  readonly gainInTuning: number;
}
