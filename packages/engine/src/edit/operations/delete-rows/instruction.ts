import type { Instruction } from "../../instruction.ts";

export interface DeleteRows extends Instruction {
  readonly kind: "delete_rows";
  /** From 1, in order. */
  readonly rows: readonly number[];
  /** Null for the first sheet. */
  /** A text that a cell of the row has, where no number names it. */
  readonly named?: string;
  readonly sheet: string | null;
}
