import type { Instruction } from "../../instruction.ts";

export interface Protect extends Instruction {
  readonly kind: "protect";
  readonly password: string;
}
