import type { Instruction, Target } from "../../instruction.ts";

export interface Replace extends Instruction {
  readonly kind: "replace";
  readonly target: Target;
  readonly by: string;
  /** The present value, if the instruction gives it. */
  readonly former?: string;
  /** The target may be the name of a value, which stays: "change the rent to $900". */
  readonly setsValue: boolean;
}
