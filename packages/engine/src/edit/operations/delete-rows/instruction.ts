import type { Instruction } from "../../instruction.ts";

export interface DeleteRows extends Instruction {
  readonly kind: "delete_rows";
  /** From 1, in order. */
  readonly rows: readonly number[];
  /** Null for the first sheet. */
  /** The text of a cell in the row, if no number names the row. */
  readonly named?: string;
  readonly sheet: string | null;
}
