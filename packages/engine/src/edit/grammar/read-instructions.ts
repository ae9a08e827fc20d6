/**
 * Reads instructions in plain language. Terms: a clause is a part with one verb. Its words select an operation, whose reader returns instructions or
 * says what the clause lacks. A plan is carried out only if it accounts for every word of its clause. What no operation can read becomes an
 * instruction `unknown`, and is reported.
 */
import type { Instruction, PageSet } from "../instruction.ts";
import { OPERATIONS } from "../operations/operations.ts";
import { isUnknown, unknownInstruction } from "../operations/unknown/operation.ts";
import { leftOver, notAccounted } from "./account.ts";
import { attach } from "./attach.ts";
import { toClauses } from "./clauses.ts";
import { type Parted, partClause } from "./exceptions.ts";
import { isContrast } from "./contrasts.ts";
import { CONDITION } from "./function-words.ts";
import { withPlainVerb } from "./idioms.ts";
import { isRemark, withoutPreface } from "./preface.ts";
import { isOfPronoun, namedIn, NO_ANTECEDENT, partStatement, withNamed } from "./pronouns.ts";
import { maskQuotes, type Masked, unmask, unmaskAsWritten } from "./quotes.ts";
import { stripVerb } from "./strip-verb.ts";
import { VerbIndex } from "./verbs.ts";

const NO_VERB =
  "No word in it says what to do; begin with one such as redact, replace, highlight, comment, fill, delete, rotate or stamp.";
const CONDITIONAL =
  "Whether a condition holds is not decided here; say what is to be done in this document, without the condition.";
const NOTHING_BEFORE = "It says what is to be left as it is, and not of which edit; write both into one sentence.";

/** Maximum number of instructions in a text. */
const MAX_INSTRUCTIONS = 1000;
/** Longer clauses are lists of values and have no exceptions. */
const MAX_PARTED_CHARS = 3000;

const VERBS = new VerbIndex(OPERATIONS);

/** An instruction, with the words that it was read from. */
export interface QuotedInstruction {
  readonly instruction: Instruction;
  readonly said: string;
}

/** Repeats the previous instruction: "We only need page 2, so please keep just that one". */
const SAME_AGAIN =
  /^(?:so,?\s+)?(?:please\s+|bitte\s+)?(?:keep|leave|behalte?n?)\s+(?:just|only|nur)\s+(?:it|that|this|that one|this one|those|them|diese|die|sie)[\s.!]*$/iu;

/** A report quotes at most this much of a long clause. */
const MAX_SAID_CHARS = 300;

/** Reads instructions, English or German, in the order of the text. */
export function readInstructions(text: string): Instruction[] {
  return readClauses(text).map(({ instruction }) => instruction);
}

/** Reads instructions, each with the words that it was read from. */
export function readClauses(text: string): QuotedInstruction[] {
  const masked = maskQuotes(withPagesNamed(text.normalize("NFC")));
  const read: (readonly Instruction[])[] = [];
  const said: string[] = [];
  const clauses = isList(masked.text) ? [`fill in: ${masked.text}`] : toClauses(masked.text, VERBS);
  for (const [at, written] of clauses.entries()) {
    if (isStatement(written, clauses[at + 1])) continue;
    if (read.length > 0 && VERBS.operationOf(written) === undefined && isRemark(written)) continue;
    const clause = explained(written, clauses[at - 1]);
    if (clause === null) {
      read.push([unknownInstruction(unmask(written, masked), NO_ANTECEDENT)]);
      said.push(written);
      continue;
    }
    const isSame = SAME_AGAIN.test(withoutPreface(clause, VERBS));
    if (isSame && read.at(-1)?.every(({ kind }) => kind === "extract_pages") === true) continue;
    const kept = keptOfLast(clause);
    if (kept === null) {
      read.push(readClause(clause, masked));
      said.push(written);
      continue;
    }
    const last = said.pop();
    const attached = attachToLast(read, kept, clause, masked);
    read.push(...attached);
    if (attached.length > 1) said.push(last ?? "", written);
    else said.push(last === undefined ? written : `${last}. ${written}`);
  }
  const instructions = read.flatMap((list, at) => {
    // Once a clause, which may have thousands of quotes and of instructions.
    const words = shortened(unmaskAsWritten(said[at]!, masked));
    return list.map((instruction) => ({ instruction, said: words }));
  });
  if (instructions.length <= MAX_INSTRUCTIONS) return instructions;
  const reason = `More than ${MAX_INSTRUCTIONS} edits are asked for at once; what follows was left out.`;
  return [...instructions.slice(0, MAX_INSTRUCTIONS), { instruction: unknownInstruction("", reason), said: "" }];
}

function shortened(text: string): string {
  return text.length <= MAX_SAID_CHARS ? text : `${text.slice(0, MAX_SAID_CHARS - 1)}…`;
}

/** "Section 3 is obsolete." before "Drop it." requests nothing by itself. */
function isStatement(clause: string, next: string | undefined): boolean {
  if (next === undefined || clause.length > MAX_PARTED_CHARS) return false;
  const instruction = withoutPreface(next, VERBS);
  return VERBS.operationOf(clause) === undefined && namedIn(clause) !== null && isOfPronoun(instruction, VERBS);
}

/** The clause with its pronoun resolved; null if nothing says what it means. */
function explained(written: string, before: string | undefined): string | null {
  if (written.length > MAX_PARTED_CHARS) return written;
  const parts = partStatement(written, VERBS);
  const clause = parts === null ? withoutPreface(written, VERBS) : parts.wish;
  if (!isOfPronoun(clause, VERBS)) return written;
  if (parts !== null) return withNamed(clause, parts.statement, VERBS);
  if (before === undefined || before.length > MAX_PARTED_CHARS) return null;
  const own = withoutPreface(before, VERBS);
  const named = VERBS.operationOf(own) === undefined ? null : stripVerb(own, VERBS);
  return withNamed(clause, named === null ? before : `find ${named}`, VERBS);
}

/** In "Delete the second slide and stamp the last one", "one" is a slide. */
function withPagesNamed(written: string): string {
  const text = written.replaceAll(/(?<=\s)w\/(?=\s|["“„'])/gu, "with ");
  const [noun] = /(?<![\p{L}])(?:page|slide)(?=s?(?![\p{L}]))/iu.exec(text) ?? [];
  return noun === undefined
    ? text
    : text.replaceAll(
        /(?<![\p{L}])((?:the|on)\s+(?:first|second|third|last|final))\s+one(?![\p{L}])/giu,
        `$1 ${noun.toLowerCase()}`,
      );
}

const ITEM = /^\s*(?:[-*•]\s*)?(?:\uE000\d+\uE001|\p{L}[^:=;\n]{0,60}?)\s*[:=]\s*\S[^:=]*$/u;

/** Only names with values are values of a form: "name = Ada; city = Oslo", "Fuel: Petrol". */
function isList(text: string): boolean {
  const items = text.split(/\s*[;\n]\s*|,\s+(?=\p{L}[^:=,]{0,40}[:=])/u).filter(Boolean);
  return (
    !isContrast(text) &&
    items.length > 0 &&
    items.every((item) => ITEM.test(item) && VERBS.operationOf(item) === undefined)
  );
}

function readClause(clause: string, masked: Masked): readonly Instruction[] {
  const unknown = (reason: string): Instruction[] => [unknownInstruction(unmask(clause, masked), reason)];
  const isShort = clause.length <= MAX_PARTED_CHARS;
  const plain = isShort ? withPlainVerb(withPlaceAtEnd(withoutReason(withoutPreface(clause, VERBS)))) : clause;
  if (isShort && CONDITION.test(plain)) return unknown(CONDITIONAL);
  const whole = { body: plain, kept: [], within: [] };
  const parted = isShort ? partClause(plain, VERBS) : whole;
  const { body, ...limits } = parted.body === "" ? whole : parted;
  const operation = VERBS.operationOf(body);
  const withoutVerb = (part: string): string => stripVerb(part, VERBS);
  const read = operation?.read({ text: body, masked, withoutVerb }) ?? NO_VERB;
  if (typeof read === "string") return unknown(read);
  if (read.some(isUnknown)) return read;
  const titled = withTitles(read, masked);
  const left = operation === undefined ? [] : leftOver(body, masked, titled, operation);
  if (left.length > 0) return unknown(notAccounted(left));
  const attached = attach(titled, limits, masked);
  return typeof attached === "string" ? unknown(attached) : attached;
}

/** "Ann prefers Annie: change Ann Lee to Annie Lee": what is said before the colon is no request. */
function withoutReason(clause: string): string {
  const reason = /^[^:\uE000\n]{3,80}:\s+(?=\p{L})/u.exec(clause)?.[0];
  if (reason === undefined || VERBS.operationOf(reason) !== undefined) return clause;
  const instruction = clause.slice(reason.length);
  return VERBS.afterVerb(instruction) === null ? clause : instruction;
}

/** Removes the quotes of slide titles. */
function withTitles(instructions: readonly Instruction[], masked: Masked): readonly Instruction[] {
  const titled = (pages: PageSet): PageSet =>
    pages.titled === undefined ? pages : { ...pages, titled: unmask(pages.titled, masked) };
  return instructions.map((instruction) => {
    const { target } = instruction;
    if (target?.pages !== undefined) return { ...instruction, target: { ...target, pages: titled(target.pages) } };
    const pages = "pages" in instruction ? (instruction.pages as PageSet | null) : null;
    return pages === null ? instruction : ({ ...instruction, pages: titled(pages) } as Instruction);
  });
}

/** The exceptions that a clause makes to the previous one: "Redact all names. Keep the judge's." */
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
  // Without its exception, the previous edit is not what was meant.
  return [typeof attached === "string" ? [unknownInstruction(unmask(clause, masked), attached)] : attached];
}

const LEADING_PLACE =
  /^(?:only\s+|nur\s+)?((?:on|in|auf)\s+(?:the\s+|der\s+|den\s+)?(?:(?:first|second|third|last|final|other|next|erste[nr]?|zweite[nr]?|dritte[nr]?|letzte[nr]?|two|three|zwei|drei|\d{1,4}(?:st|nd|rd|th|\.)?)\s+){0,2}?(?:pages?|seiten?|slides?|folien?)(?:\s+\d{1,5}(?:\s*(?:-|to|bis|and|und|,)\s*\d{1,5})*)?|on\s+the\s+slide\s+(?:titled\s+|called\s+)?\uE000\d+\uE001|on\s+(?:the|our)\s+(?:\uE000\d+\uE001|(?:[\p{L}\p{N}&'’-]+\s){0,3}?[\p{L}\p{N}&'’-]+)\s+slide|auf\s+der\s+folie\s+\uE000\d+\uE001)(?:\s+(?:only|alone|nur|allein))?\s*,?\s+(?=\S)/iu;

const LEADING_SLIDE = /^(?:only\s+|nur\s+)?((?:on|in|auf)\s+(?:the\s+|der\s+|our\s+)?(?:slide|folie)\s+)\p{Lu}/iu;
const MAX_TITLE_WORDS = 6;

/** "On slide Next Steps replace A with B": the title ends where a verb begins. */
function leadingSlide(clause: string): readonly [whole: string, place: string] | null {
  const lead = LEADING_SLIDE.exec(clause);
  if (lead === null) return null;
  const ends = [...clause.matchAll(/,?\s+/gu)]
    .filter(({ index }) => index > lead[0].length - 1)
    .slice(0, MAX_TITLE_WORDS);
  const end = ends.find(({ index, 0: gap }) => VERBS.afterVerb(clause.slice(index + gap.length)) !== null);
  return end === undefined ? null : [clause.slice(0, end.index + end[0].length), clause.slice(0, end.index)];
}

/** Moves a leading place to the end if a verb follows it: "Only on page 2, replace A with B". */
function withPlaceAtEnd(clause: string): string {
  const place = leadingSlide(clause) ?? LEADING_PLACE.exec(clause);
  const rest = place === null ? "" : clause.slice(place[0].length);
  if (place === null || VERBS.afterVerb(rest) === null) return clause;
  return `${rest.replace(/[\s.!]+$/u, "")} ${place[1]}`;
}
