/**
 * Reads instructions in words. Terms: a clause is a part with one verb; its words ask for an operation, whose reader gives instructions or says what the
 * clause lacks. A plan is carried out only if it accounts for every word of its clause; what no operation reads is an instruction `unknown`, and is reported.
 */
import type { Instruction } from "../instruction.ts";
import { OPERATIONS } from "../operations/operations.ts";
import { isUnknown, unknownInstruction } from "../operations/unknown/operation.ts";
import { leftOver, notAccounted } from "./account.ts";
import { attach } from "./attach.ts";
import { toClauses } from "./clauses.ts";
import { type Parted, partClause } from "./exceptions.ts";
import { CONDITION } from "./function-words.ts";
import { isRemark, withoutPreface } from "./preface.ts";
import { maskQuotes, type Masked, unmask } from "./quotes.ts";
import { stripVerb } from "./strip-verb.ts";
import { VerbIndex } from "./verbs.ts";

const NO_VERB =
  "No word in it says what to do; begin with one such as redact, replace, highlight, comment, fill, delete, rotate or stamp.";
const CONDITIONAL =
  "Whether a condition holds is not decided here; say what is to be done in this document, without the condition.";
const NOTHING_BEFORE = "It says what is to be left as it is, and not of which edit; write both into one sentence.";

/** Most instructions that one text may give. */
const MAX_INSTRUCTIONS = 1000;
/** Longer clauses are lists of values, and have no exceptions. */
const MAX_PARTED_CHARS = 3000;

const VERBS = new VerbIndex(OPERATIONS);

/** Reads instructions, English or German, in the order in which they are written. */
export function readInstructions(text: string): Instruction[] {
  const masked = maskQuotes(text.normalize("NFC"));
  const read: (readonly Instruction[])[] = [];
  for (const clause of toClauses(masked.text, VERBS)) {
    if (read.length > 0 && VERBS.operationOf(clause) === undefined && isRemark(clause)) continue;
    const kept = keptOfLast(clause);
    if (kept === null) read.push(readClause(clause, masked));
    else read.push(...attachToLast(read, kept, clause, masked));
  }
  const instructions = read.flat();
  if (instructions.length <= MAX_INSTRUCTIONS) return instructions;
  const reason = `More than ${MAX_INSTRUCTIONS} edits are asked for at once; what follows was left out.`;
  return [...instructions.slice(0, MAX_INSTRUCTIONS), unknownInstruction("", reason)];
}

function readClause(clause: string, masked: Masked): readonly Instruction[] {
  const unknown = (reason: string): Instruction[] => [unknownInstruction(unmask(clause, masked), reason)];
  const isShort = clause.length <= MAX_PARTED_CHARS;
  const plain = isShort ? withPlaceAtEnd(withoutPreface(clause, VERBS)) : clause;
  if (isShort && CONDITION.test(plain)) return unknown(CONDITIONAL);
  const whole = { body: plain, kept: [], within: [] };
  const parted = isShort ? partClause(plain, VERBS) : whole;
  const { body, ...limits } = parted.body === "" ? whole : parted;
  const operation = VERBS.operationOf(body);
  const withoutVerb = (part: string): string => stripVerb(part, VERBS);
  const read = operation?.read({ text: body, masked, withoutVerb }) ?? NO_VERB;
  if (typeof read === "string") return unknown(read);
  if (read.some(isUnknown)) return read;
  const left = operation === undefined ? [] : leftOver(body, masked, read, operation);
  if (left.length > 0) return unknown(notAccounted(left));
  const attached = attach(read, limits, masked);
  return typeof attached === "string" ? unknown(attached) : attached;
}

/** What a clause of its own takes out of the one before it: "Redact all names. Keep the judge's." */
function keptOfLast(clause: string): Omit<Parted, "body"> | null {
  if (clause.length > MAX_PARTED_CHARS) return null;
  const parted = partClause(withoutPreface(clause, VERBS), VERBS);
  if (parted.body !== "") return null;
  return VERBS.operationOf(clause)?.kind === "extract_pages" ? null : parted;
}

function attachToLast(
  read: (readonly Instruction[])[],
  kept: Omit<Parted, "body">,
  clause: string,
  masked: Masked,
): (readonly Instruction[])[] {
  const last = read.pop();
  if (kept.kept.length === 0 && last !== undefined) return [last];
  if (last === undefined || last.every(isUnknown)) {
    return [...(last === undefined ? [] : [last]), [unknownInstruction(unmask(clause, masked), NOTHING_BEFORE)]];
  }
  const attached = attach(last, kept, masked);
  // Without what is to be left of it the edit before is not what was meant.
  return [typeof attached === "string" ? [unknownInstruction(unmask(clause, masked), attached)] : attached];
}

const LEADING_PLACE =
  /^(?:only\s+|nur\s+)?((?:on|in|auf)\s+(?:the\s+|der\s+|den\s+)?(?:[\p{L}\d.]+\s+){0,2}?(?:pages?|seiten?|slides?|folien?)(?:\s+\d{1,5}(?:\s*(?:-|to|bis|and|und|,)\s*\d{1,5})*)?)\s*,?\s+(?=\S)/iu;

/** "Only on page 2, replace A with B": a verb begins the clause again. */
function withPlaceAtEnd(clause: string): string {
  const place = LEADING_PLACE.exec(clause);
  const rest = place === null ? "" : clause.slice(place[0].length);
  if (place === null || VERBS.afterVerb(rest) === null) return clause;
  return `${rest.replace(/[\s.!]+$/u, "")} ${place[1]}`;
}
