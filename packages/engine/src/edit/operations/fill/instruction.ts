import type { Instruction } from "../../instruction.ts";

export interface Fill extends Instruction {
  readonly kind: "fill";
  readonly field: string;
  readonly value: string | boolean;
  /** The wording fits any value ("set the rent to $900"): without such a field, the value may be in the document's text. */
  readonly setsValue?: true;
}
