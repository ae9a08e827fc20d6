import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";
import type { Spread } from "../measure/statistics.ts";
import type { MeanScores } from "../scoring/document-scores.ts";

/** What `quality.json` holds: scores alone, nothing of the corpus. */
export interface QualityResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly corpus: string;
  /** False where docsvc was developed with these documents in view, so that its score flatters it. */
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
