import type { LoadRun } from "@docsvc/server/testing/runs";
import type { Machine } from "../measure/machine.ts";

export type { Measured as RouteFigures } from "@docsvc/server/testing/runs";

/** What `load.json` holds; results of an earlier version lack `keyed`. */
export interface LoadResult extends Omit<LoadRun, "keyed">, Partial<Pick<LoadRun, "keyed">> {
  readonly measuredAt: string;
  readonly machine: Machine;
}
