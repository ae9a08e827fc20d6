import type { Machine } from "../measure/machine.ts";
import type { FairResult as FairRun } from "../service/fair/fair-run.ts";
import type { TurnsResult } from "../service/fair/turns-run.ts";

/** What `fair.json` holds. */
export interface FairResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Processes that ran or waited for a processor, on average: more than there are cores is a machine that others use. */
  readonly load: number;
  /** One organisation compared with another that floods the queue. */
  readonly flood: FairRun;
  /** One organisation alone, and several in turns. */
  readonly turns: TurnsResult;
}
