import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";
import type { Share } from "./families-result.ts";

/** The content of `sources.json`: pages of sources that were left out of the learning, by engine. */
export interface SourcesResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly documents: number;
  readonly sources: number;
  readonly engines: readonly SourceEngine[];
}

export interface SourceEngine extends SourceScores {
  readonly name: EngineName;
  readonly version: string;
}

export interface SourceScores {
  /** Mean of the sources' means, so that all sources have equal weight. */
  readonly overall: number;
  /** Confidence interval of 95 % if other sources of this kind had been sampled. */
  readonly interval: readonly [number, number];
  /** Mean of the lowest-scoring tenth of pages. */
  readonly worstTenth: number;
  /** Number of pages below 0.6. */
  readonly low: number;
  readonly headings: Share;
  /** Pages with a table on which it was found. */
  readonly tables: Share;
  readonly nid: number;
  readonly teds: number;
  readonly mhs: number;
  /** Overall score by source. */
  readonly sources: Readonly<Record<string, number>>;
}
