import type { Instruction, Target } from "../../instruction.ts";

export interface Highlight extends Instruction {
  readonly kind: "highlight";
  readonly target: Target;
  /** As `#rrggbb`. */
  readonly color: string;
}
