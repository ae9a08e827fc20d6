import type { Instruction, PageSet } from "../../instruction.ts";

export interface DeletePages extends Instruction {
  readonly kind: "delete_pages";
  readonly pages: PageSet;
}
