/**
 * Reads instructions in words. Terms: a clause is a part with one verb; its words ask for an operation, whose reader gives instructions or says what the
 * clause lacks. What no operation reads is an instruction `unknown`, and is reported.
 */
import type { Instruction } from "../instruction.ts";
import { OPERATIONS } from "../operations/operations.ts";
import { unknownInstruction } from "../operations/unknown/operation.ts";
import { toClauses } from "./clauses.ts";
import { maskQuotes, unmask } from "./quotes.ts";
import { stripVerb } from "./strip-verb.ts";
import { VerbIndex } from "./verbs.ts";

const NO_VERB =
  "No word in it says what to do; begin with one such as redact, replace, highlight, comment, fill, delete, rotate or stamp.";

/** Most instructions that one text may give. */
const MAX_INSTRUCTIONS = 1000;

const VERBS = new VerbIndex(OPERATIONS);

/** Reads instructions, English or German, in the order in which they are written. */
export function readInstructions(text: string): Instruction[] {
  const masked = maskQuotes(text.normalize("NFC"));
  const instructions = toClauses(masked.text, VERBS).flatMap((clause): readonly Instruction[] => {
    const withoutVerb = (part: string): string => stripVerb(part, VERBS);
    const read = VERBS.operationOf(clause)?.read({ text: clause, masked, withoutVerb }) ?? NO_VERB;
    return typeof read === "string" ? [unknownInstruction(unmask(clause, masked), read)] : read;
  });
  if (instructions.length <= MAX_INSTRUCTIONS) return instructions;
  const reason = `More than ${MAX_INSTRUCTIONS} edits are asked for at once; what follows was left out.`;
  return [...instructions.slice(0, MAX_INSTRUCTIONS), unknownInstruction("", reason)];
}
