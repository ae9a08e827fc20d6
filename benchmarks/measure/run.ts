/** What the measuring process and its children tell each other. */
import type { EngineName } from "../engines/engines.ts";

/** A PDF and its number of pages, counted once beforehand. */
export interface CountedFile {
  readonly path: string;
  readonly pages: number;
}

/** Parent to child: what to do, once ready. */
export interface RunOrder {
  readonly engine: EngineName;
  readonly files: readonly CountedFile[];
  /** Where each document's output goes, as `NAME.md`; none is thrown away. */
  readonly outputFolder?: string;
}

/** Child to parent, after the engine is loaded. */
export interface Ready {
  readonly kind: "ready";
}

/** Child to parent: the engine does not load on this system. */
export interface Unavailable {
  readonly kind: "unavailable";
  readonly reason: string;
}

/** Child to parent, at the end. Times are in milliseconds. */
export interface RunCost {
  readonly kind: "cost";
  /** From the start of the process until the engine could read its first file. */
  readonly startCpuMs: number;
  readonly startWallMs: number;
  /** From there to the end of the last file. */
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Pages of the documents that were read. */
  readonly pages: number;
  /** Names of documents on which the engine threw. */
  readonly failed: readonly string[];
  /** Length of all output: an engine that yields next to nothing is not fast. */
  readonly characters: number;
  /** `VmHWM`: most memory that was resident at one time. */
  readonly peakMemoryMb: number;
}
