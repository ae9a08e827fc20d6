import type { SoakResult as SoakRun } from "../service/soak/soak-run.ts";
import type { Machine } from "../measure/machine.ts";

/** What `soak.json` holds. */
export interface SoakResult extends SoakRun {
  readonly measuredAt: string;
  readonly machine: Machine;
}
