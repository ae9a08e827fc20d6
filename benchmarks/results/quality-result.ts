import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";
import type { Spread } from "../measure/statistics.ts";
import type { MeanScores } from "../scoring/document-scores.ts";

/** The content of `quality.json`: only scores, nothing of the corpus. */
export interface QualityResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly corpus: string;
  /** False if docsvc was developed with these documents, so that its score is too good. */
  readonly heldOut: boolean;
  readonly documents: number;
  readonly sources: number;
  readonly folds: number;
  readonly engines: readonly EngineQuality[];
}

export interface EngineQuality {
  readonly name: EngineName;
  readonly version: string;
  readonly scores: MeanScores;
  /** Of `overall`, over folds of whole sources. */
  readonly folds: Spread;
  readonly byFold: readonly number[];
}
