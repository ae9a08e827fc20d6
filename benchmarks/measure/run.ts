/** Messages between the measuring process and its children. */
import type { EngineName } from "../engines/engines.ts";

/** A PDF and its number of pages, counted once beforehand. */
export interface CountedFile {
  readonly path: string;
  readonly pages: number;
}

/** From parent to child: the work to do once ready. */
export interface RunOrder {
  readonly engine: EngineName;
  readonly files: readonly CountedFile[];
  /** Folder for the output of each document, as `NAME.md`; without it, the output is discarded. */
  readonly outputFolder?: string;
  /** Reads all files a second time, in the same process. */
  readonly again?: boolean;
}

/** From child to parent, after the engine is loaded. */
export interface Ready {
  readonly kind: "ready";
}

/** From child to parent: the engine does not load on this system. */
export interface Unavailable {
  readonly kind: "unavailable";
  readonly reason: string;
}

/** From child to parent, at the end. Times are in milliseconds. */
export interface RunCost {
  readonly kind: "cost";
  /** From the start of the process until the engine could read its first file. */
  readonly startCpuMs: number;
  readonly startWallMs: number;
  /** From then to the end of the last file. */
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Of the second reading. Absent unless {@link RunOrder.again} asks for one. */
  readonly againCpuMs?: number;
  readonly againWallMs?: number;
  /** Pages of the documents that were read. */
  readonly pages: number;
  /** Names of documents on which the engine threw. */
  readonly failed: readonly string[];
  /** Length of all output: an engine that returns almost nothing is not fast. */
  readonly characters: number;
  /** `VmHWM`: peak resident memory. */
  readonly peakMemoryMb: number;
}
