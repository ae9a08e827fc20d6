import type { SoakResult as SoakRun } from "../service/soak/soak-run.ts";
import type { Machine } from "../measure/machine.ts";

/** The content of `soak.json`. */
export interface SoakResult extends SoakRun {
  readonly measuredAt: string;
  readonly machine: Machine;
}
