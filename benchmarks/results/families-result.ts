import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";

/** What `families.json` holds: made pages of many families, each read with weights that nothing of its family taught. */
export interface FamiliesResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly documents: number;
  readonly families: number;
  readonly engines: readonly FamilyEngine[];
}

export interface FamilyEngine {
  readonly name: EngineName;
  readonly version: string;
  readonly overall: number;
  /** Mean of the tenth of documents that score lowest. */
  readonly worstTenth: number;
  /** Documents below 0.6. */
  readonly low: number;
  readonly headings: Share;
  /** Pages with a table, found as such. */
  readonly tables: Share;
  readonly teds: number;
  /** Words by the type of their block; null where an engine reports no types. */
  readonly words: Readonly<Record<string, Share>> | null;
  /** Overall, by family. */
  readonly families: Readonly<Record<string, number>>;
}

export interface Share {
  readonly precision: number;
  readonly recall: number;
}
