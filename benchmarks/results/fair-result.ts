import type { Machine } from "../measure/machine.ts";
import type { FairResult as FairRun } from "../service/fair/fair-run.ts";
import type { TurnsResult } from "../service/fair/turns-run.ts";

/** The content of `fair.json`. */
export interface FairResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Average number of processes that ran or waited for a processor: more than the number of cores means that others use the machine. */
  readonly load: number;
  /** One organisation while another floods the queue. */
  readonly flood: FairRun;
  /** One organisation alone, and several in turns. */
  readonly turns: TurnsResult;
}
