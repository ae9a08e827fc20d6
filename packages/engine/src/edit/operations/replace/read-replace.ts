import type { Clause, ClauseReader } from "../../grammar/clause-reader.ts";
import { firstOfType, typeNamedBy, typeOf } from "../../find/value-types.ts";
import { readPages } from "../../grammar/page-set.ts";
import { MARK, quotedIn, unmask } from "../../grammar/quotes.ts";
import { withoutScope } from "../../grammar/scope.ts";
import { readTargets } from "../../grammar/targets.ts";
import type { Instruction, PageSet, Target } from "../../instruction.ts";
import { unknownInstruction } from "../unknown/operation.ts";
import type { Replace } from "./instruction.ts";

const LACKS = 'It does not say what to replace by what; write: replace "old" by "new".';
/** Words between the old and the new text, the most certain first. */
const JOINTS: readonly RegExp[] = [
  /\s+(?:durch|gegen)\s+/giu,
  /\s+(?:with|by)\s+/giu,
  /\s*[:,]?\s+(?:(?:it|this|that|which|es|sie|er)\s+)?(?:should|must|has to)\s+(?:now\s+)?(?:be|read|say)\s+/giu,
  /\s+(?:to|into)\s+/giu,
  /\s+auf\s+/giu,
  /\s+(?:zu|mit)\s+/giu,
  /\s+(?:in|for)\s+/giu,
];
/** Verbs that change a named value: the name itself stays. */
const SETS =
  /(?<![\p{L}])(?:change|set|update|correct|adjust|raise|lower|increase|reduce|should (?:be|read|say)|ändern?|ändere|abändern|umändern|setzen?|korrigieren?|anpassen|erhöhen?|senken?|verkürzen?|verlängern?|heraufsetzen|herabsetzen|anheben)(?![\p{L}])/iu;
/** Starts what may be another request, which must not be written into the document. */
const NEXT_CLAUSE = /\s*(?:,|;)?\s+(?:and|then|but|und|dann|aber|sowie)\s+(?=\p{Ll})/u;

/** Reads "replace "draft" by "final"", "change the date to 5 May", "ändere die Miete auf 980 EUR". */
export const readReplace: ClauseReader = (clause) => {
  const { text } = clause;
  const { pages, rest } = readPlacedPages(withoutScope(text));
  // A title in quotes is a place and not a new text.
  if (pages?.titled !== undefined && [...rest.matchAll(MARK)].length === 2) {
    return readQuoted({ ...clause, text: rest }).map((one) => onPages(one, pages));
  }
  const marks = [...text.matchAll(MARK)];
  if (marks.length >= 2) return readQuoted(clause);
  const body = withoutScope(clause.withoutVerb(rest));
  const pairs = marks.length === 0 ? pairsOf(body, SETS.test(text)) : [body];
  const read = pairs.map((pair) => readPair(pair, clause, pages));
  const lacking = read.find((one) => typeof one === "string");
  return lacking ?? read.flatMap((one) => one as readonly Instruction[]);
};

/** "the rent to $900 and the deposit to $1,800": each value has a name of its own. */
function pairsOf(body: string, sets: boolean): string[] {
  const parts = body.split(/\s*,?\s+(?:and|und|sowie)\s+(?=(?:the|den|die|das|der)\s)/iu);
  if (sets && parts.length > 1 && parts.every((part) => typeof jointIn(part) !== "string")) return parts;
  // "A to B and C to D": the same joining word in each part.
  const texts = body.split(/\s*,?\s+(?:and|und|sowie)\s+|\s*,\s+/iu);
  const joints = texts.map((part) => {
    const joint = jointIn(part);
    return typeof joint === "string" ? "" : part.slice(joint.from, joint.to).trim().toLowerCase();
  });
  return texts.length > 1 && joints[0] !== "" && new Set(joints).size === 1 ? texts : [body];
}

function readPair(
  body: string,
  clause: Clause,
  pages: ReturnType<typeof readPages>["pages"],
): readonly Instruction[] | string {
  const { text, masked } = clause;
  const marks = [...text.matchAll(MARK)];
  const joint = jointIn(body);
  if (typeof joint === "string") return joint;
  const [old, after] = [body.slice(0, joint.from).trim(), body.slice(joint.to)];
  const [by, more] = marks.length > 0 && after.search(MARK) >= 0 ? [after, ""] : untilNextClause(after);
  const target = readOld(old, clause);
  if (target === null || by === "") return LACKS;
  // "the depth from 60 cm to 70 cm": the name of a value is not what is replaced.
  if (SETS.test(text) && FORMER.test(old) && marks.length === 0 && typeOf(by) === "text" && !/^\p{Lu}/u.test(by)) {
    return WHICH;
  }
  const replacement: Replace = {
    kind: "replace",
    target: { ...target, ...(pages ? { pages } : {}) },
    by: by.search(MARK) >= 0 ? unmask(by, masked) : cleaned(by, text),
    setsValue: SETS.test(text),
    ...formerOf(old, by, clause),
  };
  if (by.search(MARK) < 0 && (isMoreThanValue(old, replacement) || isDescribed(replacement))) return NOT_READ;
  const left: Instruction[] = more === "" ? [] : [unknownInstruction(unmask(more, masked), NOT_READ)];
  return [replacement, ...left];
}

const WHICH =
  'It is not certain where the present value is; write it with the words next to it: replace "depth 60 cm" by "depth 70 cm".';

const NOT_READ =
  "It is not clear whether this belongs to the new text; put the new text in quotes, and give other wishes a sentence of their own.";

function onPages({ target, ...replacement }: Replace, pages: PageSet): Replace {
  return { ...replacement, target: { ...target, pages } };
}

function readQuoted({ text, masked, withoutVerb }: Clause): readonly Replace[] {
  const marks = [...text.matchAll(MARK)];
  const [first, last] = [marks[0]!, marks.at(-1)!];
  const outside = `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`;
  const targets = readTargets(
    withoutVerb(outside).replace(/\s+(?:by|with|to|into|for|durch|mit|in|zu|gegen|auf)\s+/iu, " "),
    masked,
  );
  const named = targets.filter(({ is }) => is !== "words" && is !== "section" && is !== "party");
  const phrase: Target = { is: "phrase", text: quotedIn(first[0], masked)[0] ?? "" };
  const by = quotedIn(text, masked).at(-1) ?? "";
  return (named.length > 0 ? named : [phrase]).map((target): Replace => ({
    kind: "replace",
    target,
    by,
    setsValue: false,
  }));
}

/** "the fee from £60 to £75": the present value says which one is meant. */
function formerOf(old: string, by: string, { masked }: Clause): { readonly former?: string } {
  const former = FORMER.exec(old)?.[1];
  const type = typeOf(by);
  if (former === undefined || type === "text") return {};
  const own = unmask(former, masked).trim();
  return typeOf(own) === type ? { former: own } : {};
}

const FORMER = /\s(?:from|von)\s+(?:currently\s+|bisher\s+)?(\S.*)$/iu;

/** Words after a date or an amount are not part of the new value: "31 December 2027 when you can". */
function isMoreThanValue(old: string, { target, by }: Replace): boolean {
  const text = "text" in target ? target.text : old;
  const type =
    typeOf(text) === "text" ? typeNamedBy(text) : (typeOf(text) as Exclude<ReturnType<typeof typeOf>, "text">);
  if (type === undefined || (type as string) === "text" || typeOf(by) === type) return false;
  const span = firstOfType(type, by);
  return span !== null && span.from === 0 && /\p{L}/u.test(by.slice(span.to));
}

/** "by his colleague Ottilie Fairley": words before a name tell who that is, and are not part of the new text. */
function isDescribed({ target, by }: Replace): boolean {
  const isName = "text" in target && /^\p{Lu}/u.test(target.text);
  return isName && DESCRIBED.test(by);
}

const DESCRIBED =
  /^(?:his|her|their|our|my|your|its|the|an?|another|seine[nrms]?|ihre[nrms]?|unsere[nrms]?|meine[nrms]?|eine[nrms]?|de[nmr]|die|das|dessen|deren)\s+(?:\p{L}[\p{L}-]*\s+){1,3}\p{Lu}/u;

/** Where the new text begins; a message if that is ambiguous. */
function jointIn(body: string): { readonly from: number; readonly to: number } | string {
  for (const pattern of JOINTS) {
    const found = [...body.matchAll(pattern)];
    if (found.length > 1) {
      return 'It can be read in several ways; put both texts in quotes: replace "old" by "new".';
    }
    if (found.length === 1) return { from: found[0]!.index, to: found[0]!.index + found[0]![0].length };
  }
  return LACKS;
}

function untilNextClause(after: string): [by: string, more: string] {
  const joint = NEXT_CLAUSE.exec(after);
  if (joint === null) return [withoutScope(after), ""];
  return [withoutScope(after.slice(0, joint.index)), after.slice(joint.index + joint[0].length)];
}

/** The old text is one target, even if it contains commas and joining words. */
function readOld(old: string, { masked }: Clause): Target | null {
  const from = old.replace(/\s+(?:from|von(?=\s+(?:currently\s+|bisher\s+)?\S*[\d\uE000]))\s+\S.*$/iu, "");
  const targets = readTargets(from, masked);
  if (targets.length === 1) return targets[0]!;
  const words = unmask(from, masked);
  if (words === "") return null;
  return { is: "words", text: words, asField: false };
}

const PLACED =
  /(?<![\p{L}])(?:on|in|of|from|auf|von|aus|an)\s+(?:the\s+|der\s+|den\s+|only\s+)?(?:[\p{L}\d.]+\s+){0,2}?(?:pages?|seiten?|slides?|folien?|sheets?)(?![\p{L}])/iu;

/** Pages count as a place only after a preposition, because "see page 2" may be a text. */
function readPlacedPages(text: string): ReturnType<typeof readPages> {
  return PLACED.test(text) ? readPages(text) : { pages: undefined, rest: text };
}

/** @param said - the whole clause, where an initial keeps its point if words follow: "Ann L. on every slide" */
function cleaned(text: string, said: string): string {
  const own = text.replace(/[.,;!]$/u, "");
  const isInitial = /(?<![\p{L}])\p{Lu}$/u.test(own) && said.includes(`${own}. `);
  return (isInitial ? `${own}.` : own).replace(/^(?:den|dem|the)\s+(?=\d)/iu, "").trim();
}
