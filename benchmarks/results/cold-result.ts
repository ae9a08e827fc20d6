import type { Machine } from "../measure/machine.ts";
import type { ProcessCost } from "../measure/whole-process.ts";

/** Whole processes, from start to end, of commands for one page. */
export interface ColdResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Each in its own order of rounds; a round of one is next to the same round of the others. */
  readonly commands: readonly { readonly name: string; readonly rounds: readonly ProcessCost[] }[];
}
