import type { Instruction } from "../instruction.ts";
import type { Masked } from "./quotes.ts";

/** A part of the instructions with one verb. */
export interface Clause {
  /** Its quoted strings are masked. */
  readonly text: string;
  readonly masked: Masked;
  /** Returns a text of the clause without its verb and polite words. */
  readonly withoutVerb: (text: string) => string;
}

/** Returns the instructions of a clause, or says what the clause lacks. */
export type ClauseReader = (clause: Clause) => readonly Instruction[] | string;
