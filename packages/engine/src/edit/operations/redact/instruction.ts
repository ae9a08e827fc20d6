import type { Instruction, Target } from "../../instruction.ts";

export interface Redact extends Instruction {
  readonly kind: "redact";
  readonly target: Target;
}
