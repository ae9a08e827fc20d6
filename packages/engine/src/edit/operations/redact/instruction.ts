import type { Instruction, Target } from "../../instruction.ts";

export interface Redact extends Instruction {
  readonly kind: "redact";
  readonly target: Target;
  /** Asked for with "delete" or "remove", which may also mean the slide or section that is called so. */
  readonly isRemoval?: true;
}
