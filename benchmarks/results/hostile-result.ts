import type { Machine } from "../measure/machine.ts";

/** What `hostile.json` holds. */
export interface HostileResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly plan: {
    readonly documents: number;
    readonly seed: number;
    readonly atOnce: number;
    readonly deadlineSeconds: number;
    readonly memoryMb: number;
    readonly steadyMs: number;
  };
  /** Hostile documents by how they ended: `completed` or the code of their error. */
  readonly byEnding: Readonly<Record<string, number>>;
  readonly byKind: Readonly<Record<string, number>>;
  /** The documents, by what must not happen to them. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly slowestSeconds: number;
  readonly peakServiceMb: number;
  readonly peakChildMb: number;
  readonly seconds: number;
  /** What another caller saw: beside sound documents, and beside the hostile ones. */
  readonly usual: Latency;
  readonly beside: Latency;
}

export interface Latency {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}
