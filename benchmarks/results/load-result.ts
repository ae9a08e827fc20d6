import type { Machine } from "../measure/machine.ts";

/** What `load.json` holds. */
export interface LoadResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly plan: {
    readonly rounds: number;
    readonly requests: number;
    readonly rows: number;
    readonly callers: number;
    readonly crowd: number;
  };
  /** By route; a round of one stands beside the same round of the other. */
  readonly docsvc: Readonly<Record<string, readonly RouteFigures[]>>;
  readonly bare: Readonly<Record<string, readonly RouteFigures[]>>;
  /** By route, over a table of `rows` finished jobs and over one of a thousand. */
  readonly fullTable: Readonly<Record<string, readonly RouteFigures[]>>;
  readonly emptyTable: Readonly<Record<string, readonly RouteFigures[]>>;
  readonly crowd: {
    readonly callers: number;
    readonly byStatus: Readonly<Record<string, number>>;
    readonly broken: number;
    readonly withoutRetryAfter: number;
    readonly perSecond: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
  };
}

/** One measurement of one route. */
export interface RouteFigures {
  readonly perSecond: number;
  /** Processor time of the server a request. */
  readonly cpuMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}
