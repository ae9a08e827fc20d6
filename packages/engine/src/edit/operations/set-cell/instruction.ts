import type { Instruction } from "../../instruction.ts";

export interface SetCell extends Instruction {
  readonly kind: "set_cell";
  /** As in `B3`. */
  readonly cell: string;
  /** Null for the first sheet. */
  readonly sheet: string | null;
  readonly value: string;
  /** In quotes: a text, whatever it looks like. */
  readonly isText: boolean;
}
