import type { Instruction, Target } from "../../instruction.ts";

export interface Replace extends Instruction {
  readonly kind: "replace";
  readonly target: Target;
  readonly by: string;
  /** The value as it is now, where the instruction says it. */
  readonly former?: string;
  /** The target may be the name of a value, which stays: "change the rent to $900". */
  readonly setsValue: boolean;
}
