import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";
import type { Share } from "./families-result.ts";

/** What `sources.json` holds: pages of sources that nothing was learned of, by engine. */
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
  /** Mean of the sources' means: no source weighs more than another. */
  readonly overall: number;
  /** Where 95 of 100 means lie if other sources of this sort had been drawn. */
  readonly interval: readonly [number, number];
  /** Mean of the tenth of pages that score lowest. */
  readonly worstTenth: number;
  /** Pages below 0.6. */
  readonly low: number;
  readonly headings: Share;
  /** Pages with a table, found as such. */
  readonly tables: Share;
  readonly nid: number;
  readonly teds: number;
  readonly mhs: number;
  /** Overall, by source. */
  readonly sources: Readonly<Record<string, number>>;
}
