import type { Instruction } from "../../instruction.ts";

export interface Fill extends Instruction {
  readonly kind: "fill";
  readonly field: string;
  readonly value: string | boolean;
}
