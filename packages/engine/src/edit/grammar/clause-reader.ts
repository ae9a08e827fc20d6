import type { Instruction } from "../instruction.ts";
import type { Masked } from "./quotes.ts";

/** Gives what a clause asks for, or what it lacks. */
export type ClauseReader = (clause: string, masked: Masked) => readonly Instruction[] | string;
