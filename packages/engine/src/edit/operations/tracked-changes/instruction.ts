import type { Instruction } from "../../instruction.ts";

export interface SettleChanges extends Instruction {
  readonly kind: "accept_changes" | "reject_changes";
  /** Only changes of this author; null for all. */
  readonly author: string | null;
}
