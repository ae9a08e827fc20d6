import type { Machine } from "../measure/machine.ts";

/** What `fuzz.json` holds. It is only written when nothing was found. */
export interface FuzzResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly requests: number;
  /** Of the contract, all of which were asked. */
  readonly operations: number;
}
