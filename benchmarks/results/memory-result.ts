import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";

/** What `memory.json` holds. */
export interface MemoryResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Engines that do not load on that machine. */
  readonly skipped: readonly EngineName[];
  /** Lengths of the documents. */
  readonly pages: readonly number[];
  readonly series: readonly MemorySeries[];
}

export interface MemorySeries {
  readonly name: EngineName;
  readonly version: string;
  /** Most memory resident at one time, in MB (10⁶ bytes), by document. */
  readonly peaksMb: readonly number[];
}
