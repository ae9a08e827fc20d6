import type { Machine } from "../measure/machine.ts";
import type { ThroughputFigures } from "../service/throughput/throughput-run.ts";
import type { FairResult } from "./fair-result.ts";

/** What `throughput.json` holds. */
export interface ThroughputResult extends ThroughputFigures {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Of the machine when the run ended: what else it did. */
  readonly load: number;
  readonly flood: FairResult["flood"];
}
