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
  /** The command line, whose results go to files; absent in results of before it was measured. */
  readonly commands?: CommandMemory;
}

export interface CommandMemory {
  /** Lengths of the documents. */
  readonly pages: readonly number[];
  readonly series: readonly CommandSeries[];
}

export interface CommandSeries {
  /** As it is typed, without the file. */
  readonly command: string;
  /** The most that each process had resident, added over all processes of the command, in MB (10⁶ bytes), by document. */
  readonly peaksMb: readonly number[];
}

export interface MemorySeries {
  readonly name: EngineName;
  readonly version: string;
  /** Most memory resident at one time, in MB (10⁶ bytes), by document. */
  readonly peaksMb: readonly number[];
}
