import type { Instruction, PageSet } from "../../instruction.ts";

/** How to order pages. */
export type PageOrder =
  | { readonly is: "list"; readonly pages: readonly number[] }
  | { readonly is: "reversed" }
  | { readonly is: "swapped"; readonly first: number; readonly second: number }
  | {
      readonly is: "moved";
      readonly pages: PageSet;
      /** Page 0 is the first page at that time, -1 the last. */
      readonly to: { readonly side: "before" | "after"; readonly page: number };
    };

export interface ReorderPages extends Instruction {
  readonly kind: "reorder_pages";
  readonly order: PageOrder;
}
