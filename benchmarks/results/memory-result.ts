import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";

/** The content of `memory.json`. */
export interface MemoryResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Engines that do not load on that machine. */
  readonly skipped: readonly EngineName[];
  /** Page counts of the documents. */
  readonly pages: readonly number[];
  readonly series: readonly MemorySeries[];
  /** The command line, which writes results to files; absent in older results. */
  readonly commands?: CommandMemory;
}

export interface CommandMemory {
  /** Page counts of the documents. */
  readonly pages: readonly number[];
  readonly series: readonly CommandSeries[];
}

export interface CommandSeries {
  /** As typed, without the file. */
  readonly command: string;
  /** Sum of the peak resident memory of each of the command's processes, in MB (10⁶ bytes), by document. */
  readonly peaksMb: readonly number[];
}

export interface MemorySeries {
  readonly name: EngineName;
  readonly version: string;
  /** Peak resident memory, in MB (10⁶ bytes), by document. */
  readonly peaksMb: readonly number[];
}
