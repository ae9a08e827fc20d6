import type { Instruction } from "../../instruction.ts";

export interface SetCell extends Instruction {
  readonly kind: "set_cell";
  /** As in `B3`. */
  readonly cell: string;
  /** Null for the first sheet. */
  readonly sheet: string | null;
  readonly value: string;
  /** The value was in quotes: it is a text, even if it looks like a number. */
  readonly isText: boolean;
}
