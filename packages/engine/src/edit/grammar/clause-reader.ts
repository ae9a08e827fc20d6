import type { Instruction } from "../instruction.ts";
import type { Masked } from "./quotes.ts";

/** A part of the instructions with one verb. */
export interface Clause {
  /** Quoted strings are masked. */
  readonly text: string;
  readonly masked: Masked;
  /** A text of the clause without its verb and polite words. */
  readonly withoutVerb: (text: string) => string;
}

/** Gives what a clause asks for, or says what it lacks. */
export type ClauseReader = (clause: Clause) => readonly Instruction[] | string;
