import type { HostileResult as HostileRun } from "../service/hostile/hostile-run.ts";
import type { Machine } from "../measure/machine.ts";

export type { Latency } from "../service/hostile/hostile-run.ts";

/** The content of `hostile.json`. */
export interface HostileResult extends HostileRun {
  readonly measuredAt: string;
  readonly machine: Machine;
}
