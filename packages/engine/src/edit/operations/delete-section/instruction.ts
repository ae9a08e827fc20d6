import type { Instruction, Target } from "../../instruction.ts";

export interface DeleteSection extends Instruction {
  readonly kind: "delete_section";
  readonly target: Extract<Target, { is: "section" }>;
}
