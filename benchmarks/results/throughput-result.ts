import type { Machine } from "../measure/machine.ts";
import type { ThroughputFigures } from "../service/throughput/throughput-run.ts";
import type { FairResult } from "./fair-result.ts";

/** The content of `throughput.json`. */
export interface ThroughputResult extends ThroughputFigures {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Load of the machine at the end of the run, including other programs. */
  readonly load: number;
  readonly flood: FairResult["flood"];
}
