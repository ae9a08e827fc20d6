import type { Instruction, PageSet } from "../../instruction.ts";

export interface RotatePages extends Instruction {
  readonly kind: "rotate_pages";
  /** Null for all. */
  readonly pages: PageSet | null;
  /** Clockwise. */
  readonly degrees: number;
}
