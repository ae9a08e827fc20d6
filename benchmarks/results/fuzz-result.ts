import type { Machine } from "../measure/machine.ts";

/** The content of `fuzz.json`. It is only written if there was no finding. */
export interface FuzzResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly requests: number;
  /** Number of the contract's operations, all of which were requested. */
  readonly operations: number;
}
