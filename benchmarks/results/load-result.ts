import type { LoadRun } from "@docsvc/server/testing/runs";
import type { Machine } from "../measure/machine.ts";

export type { Measured as RouteFigures } from "@docsvc/server/testing/runs";

/** What `load.json` holds. */
export interface LoadResult extends LoadRun {
  readonly measuredAt: string;
  readonly machine: Machine;
}
