import type { Instruction, Target } from "../../instruction.ts";

export interface Comment extends Instruction {
  readonly kind: "comment";
  readonly target: Target;
  readonly text: string;
}
