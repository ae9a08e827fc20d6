import type { LoadRunResult as LoadRun } from "../service/load/load-run.ts";
import type { Machine } from "../measure/machine.ts";

export type { Measured as RouteFigures } from "../service/load/load-run.ts";

/** The content of `load.json`; results of an earlier version lack `keyed`. */
export interface LoadResult extends Omit<LoadRun, "keyed">, Partial<Pick<LoadRun, "keyed">> {
  readonly measuredAt: string;
  readonly machine: Machine;
}
