import type { SoakRun } from "@docsvc/server/testing/runs";
import type { Machine } from "../measure/machine.ts";

/** What `soak.json` holds. */
export interface SoakResult extends SoakRun {
  readonly measuredAt: string;
  readonly machine: Machine;
}
