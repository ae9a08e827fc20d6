import type { Instruction } from "../../instruction.ts";

export interface Fill extends Instruction {
  readonly kind: "fill";
  readonly field: string;
  readonly value: string | boolean;
  /** Said as of any value ("set the rent to $900"), which a document without such a field may have in its text. */
  readonly setsValue?: true;
}
