import type { Instruction } from "../../instruction.ts";

export interface DeleteRows extends Instruction {
  readonly kind: "delete_rows";
  /** From 1, in order. */
  readonly rows: readonly number[];
  /** Null for the first sheet. */
  readonly sheet: string | null;
}
