import type { HostileRun } from "@docsvc/server/testing/runs";
import type { Machine } from "../measure/machine.ts";

export type { Latency } from "@docsvc/server/testing/runs";

/** What `hostile.json` holds. */
export interface HostileResult extends HostileRun {
  readonly measuredAt: string;
  readonly machine: Machine;
}
