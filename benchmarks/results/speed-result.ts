import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";

/** The content of `speed.json`: every round of every engine, without averages. */
export interface SpeedResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Engines that do not load on that machine. */
  readonly skipped: readonly EngineName[];
  readonly rounds: number;
  readonly sets: readonly SpeedSet[];
}

export interface SpeedSet {
  readonly id: "one-page" | "long" | "large";
  readonly title: string;
  readonly documents: number;
  readonly pages: number;
  readonly engines: readonly EngineSpeed[];
}

export interface EngineSpeed {
  readonly name: EngineName;
  readonly version: string;
  readonly rounds: readonly SpeedRound[];
}

/** One process on all files, then two processes on half of them each. */
export interface SpeedRound {
  readonly startCpuMs: number;
  readonly startWallMs: number;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly bothCoresWallMs: number;
  /** The same files a second time, in the process that has read them once. Absent in results before 26 November 2026. */
  readonly againCpuMs?: number;
  readonly againWallMs?: number;
  /** Pages of the documents that were read. */
  readonly pages: number;
  readonly characters: number;
  readonly failed: readonly string[];
}
