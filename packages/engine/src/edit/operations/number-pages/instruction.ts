import type { Instruction, PageSet } from "../../instruction.ts";
import type { Place } from "../stamp/place.ts";

export interface NumberPages extends Instruction {
  readonly kind: "number_pages";
  /** Null for all. */
  readonly pages: PageSet | null;
  readonly place: Place;
  /** Also writes the total number of pages. */
  readonly total: boolean;
}
