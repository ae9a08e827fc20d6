import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";

/** The content of `families.json`: generated pages of many families, each read with weights learned without its family. */
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
  /** Mean of the lowest-scoring tenth of documents. */
  readonly worstTenth: number;
  /** Number of documents below 0.6. */
  readonly low: number;
  readonly headings: Share;
  /** Pages with a table on which it was found. */
  readonly tables: Share;
  readonly teds: number;
  /** Words by the type of their block; null if an engine reports no types. */
  readonly words: Readonly<Record<string, Share>> | null;
  /** Overall score by family. */
  readonly families: Readonly<Record<string, number>>;
}

export interface Share {
  readonly precision: number;
  readonly recall: number;
}
