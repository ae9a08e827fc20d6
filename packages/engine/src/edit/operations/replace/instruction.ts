import type { Instruction, Target } from "../../instruction.ts";

export interface Replace extends Instruction {
  readonly kind: "replace";
  readonly target: Target;
  readonly by: string;
}
