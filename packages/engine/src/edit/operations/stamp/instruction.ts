import type { Instruction, PageSet } from "../../instruction.ts";
import type { Place } from "./place.ts";

export interface Stamp extends Instruction {
  readonly kind: "stamp";
  readonly text: string;
  /** Null for all. */
  readonly pages: PageSet | null;
  readonly place: Place | "diagonal";
}
