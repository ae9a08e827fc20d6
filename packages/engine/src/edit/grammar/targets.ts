import type { Target } from "../instruction.ts";
import type { PiiKind } from "../pii/pii-kind.ts";
import { readDated } from "./date-limits.ts";
import { readLimited } from "./limits.ts";
import { isLiteral } from "./literal.ts";
import { readParty, readSections } from "./named-parts.ts";
import { isOwnDate } from "./own-date.ts";
import { readPages } from "./page-set.ts";
import { MARK, type Masked, quotedIn, unmask } from "./quotes.ts";
import { readRegion } from "./region.ts";
import { withoutScope, withoutWholly } from "./scope.ts";
import { withOwners } from "./owner-lists.ts";
import { readTableParts } from "./table-parts.ts";
import {
  ALL_BUT,
  ALL_PII,
  COLUMN,
  DETERMINER,
  FIELD,
  KEEP_LAST,
  MATCH_CASE,
  PART_OF_WORD,
  PII_WORDS,
  toCount,
} from "./target-words.ts";

/** Words without a meaning of their own before a target. */
const FILLERS =
  /^(?:please|kindly|bitte|also|auch|out|all|any|every|each|the|alle[nrs]?|jede[nrs]?|sämtliche[nr]?|die|das|den|der|dem|occurrences? of|instances? of|mentions? of|references? to|hinweise? auf|verweise? auf|nennung(?:en)? (?:von|de[sr])|erwähnung(?:en)? (?:von|de[sr])|vorkommen(?: von)?|words?|phrases?|texts?|terms?|strings?|wort|wörter|wortes|ausdruck|begriff|textes|name|namen|number|nummer)\s+/iu;
/** Marks the words after it as literal. */
const LITERAL =
  /^(?:(?:the|das|die|den|der)\s+)?(?:words?|phrases?|terms?|strings?|wort|wörter|ausdruck|begriff)\s+(?=\S)/iu;
/** "the name Ada Byron" is one name. */
const NAMED = /^(?:(?:the|das|die|den|der)\s+)?(?:names?|namen?)\s+(?=\S)/iu;

const PARTS =
  /\s*(?:(?:(?<!\d),|,(?!\d))(?:\s+(?:and|und|sowie)(?=\s))?|;|&|(?<=\p{L}\s?)\+(?=\s?\p{L})|(?:,\s*)?\s(?:and|as well as|or|und|sowie|oder)\s)\s*/iu;
/** Kinds that identify a person. */
const PERSONAL = ["person", "email", "phone", "address", "iban", "account", "card", "ssn", "date"] as const;
export const ALL_PII_KINDS: readonly Target[] = PERSONAL.map((pii) => ({ is: "pii", pii }));

/**
 * Reads an instruction's targets: quoted phrases, kinds of data, parties, sections, fields, columns, rows, regions, pages, "everything but".
 *
 * @param clause - without its verb, quoted strings masked
 * @returns empty if it names none
 */
export function readTargets(clause: string, masked: Masked): Target[] {
  const matchCase = MATCH_CASE.test(clause);
  const partOfWord = PART_OF_WORD.test(clause);
  const last = KEEP_LAST.exec(clause);
  const after = last === null ? null : readAfterLast(clause, last, masked);
  if (after !== null) return after;
  const text = clause.replace(MATCH_CASE, "").replace(PART_OF_WORD, "").replace(KEEP_LAST, "");
  const { pages, rest } = readPages(withoutScope(withoutWholly(text)));
  const targets = readNamed(withOwners(withoutScope(rest)), masked, pages !== undefined);
  return targets.map((target) => ({
    ...target,
    ...(pages ? { pages } : {}),
    ...(matchCase ? { matchCase } : {}),
    ...(partOfWord ? { partOfWord } : {}),
    ...(last === null ? {} : { keepLast: toCount(last[1]!) }),
  }));
}

const AND_MORE = /^\s*,?\s*(?:and|und|sowie)\s+(?=\S)/iu;
const OF_ONE = /^\s*(?:of|from|der|des|von)\s+(?=\S)/iu;

/**
 * In "the account number except the last four, and the loan number" another target follows; "…, except the last four of X" limits the exception to X.
 */
function readAfterLast(clause: string, last: RegExpExecArray, masked: Masked): Target[] | null {
  const [before, rest] = [clause.slice(0, last.index), clause.slice(last.index + last[0].length)];
  if (!/[\p{L}\uE000]/u.test(before)) return null;
  if (AND_MORE.test(rest)) {
    return [...readTargets(`${before}${last[0]}`, masked), ...readTargets(rest.replace(AND_MORE, ""), masked)];
  }
  if (!OF_ONE.test(rest) || ALL_BUT_END.test(before)) return null;
  const keepLast = toCount(last[1]!);
  const named = readTargets(rest.replace(OF_ONE, ""), masked);
  return readTargets(before, masked).map((target) =>
    named.some((one) => isSame(one, target)) ? { ...target, keepLast } : target,
  );
}

/** In "everything but the last four digits of X" nothing else comes before. */
const ALL_BUT_END = /^\W*(?:everything|anything|all|alles)\W*$/iu;

function isSame(a: Target, b: Target): boolean {
  if (a.is === "pii" && b.is === "pii") return a.pii === b.pii;
  return a.is === "words" && b.is === "words" && a.text === b.text;
}

function readNamed(text: string, masked: Masked, hasPages: boolean): Target[] {
  const allBut = ALL_BUT.exec(text);
  if (allBut !== null) {
    const kept = readNamed(text.slice(allBut[0].length), masked, false);
    return kept.length === 0 ? [] : [{ is: "all but", kept }];
  }
  const region = readRegion(text);
  if (region !== null) return [{ is: "region", region: region.region }];
  if (
    /^(?:everything|all|alles|all text|the text|the content|whole|entire|ganz|komplett|completely|entirely|vollständig)?[\s.:]*$/iu.test(
      text,
    )
  ) {
    return hasPages ? [{ is: "page" }] : [];
  }
  if (ALL_PII.test(text)) return [...ALL_PII_KINDS];
  const limited = readLimited(text.replace(/[.;:!]+$/u, "")) ?? readDated(text.replace(/[.;:!]+$/u, ""));
  if (limited !== null) return [limited];
  const ofTable = readTableParts(text.replace(/[.;:!]+$/u, ""), masked);
  if (ofTable.length > 0) return ofTable;
  const sections = readSections(text, masked);
  if (sections.length > 0) return sections;
  const whole = readPart(text, masked);
  const isListed = whole?.is === "column" && text.search(MARK) < 0 && COLUMN_LIST.test(text);
  if (whole !== null && whole.is !== "words" && !isListed) {
    return whole.is === "phrase" && text.search(MARK) >= 0 ? toPhrases(text, masked) : [whole];
  }
  return text.split(PARTS).flatMap((part) => readPart(part, masked) ?? []);
}

/** "the column Hours and the gross wage" is a list. */
const COLUMN_LIST = /(?:,|\s(?:and|und|sowie))\s+(?:the|all|die|das|den|der|alle)\s/iu;

/** All strings of a list: "Ann" and "Bob". */
function toPhrases(text: string, masked: Masked): Target[] {
  const outside = text.replaceAll(MARK, " ");
  const named = outside.split(PARTS).flatMap((part) => {
    const target = readPart(part, masked);
    return target?.is === "pii" ? [target] : [];
  });
  return [
    ...quotedIn(text, masked)
      .filter(Boolean)
      .map((phrase): Target => ({ is: "phrase", text: phrase })),
    ...named,
  ];
}

function readPart(part: string, masked: Masked): Target | null {
  const text = part
    .trim()
    .replace(/[.,;:!]+$/u, "")
    .replace(WHO_IS, "$1");
  if (text === "") return null;
  // The parentheses of "the start date (6 October 2025)" contain the value itself.
  const said = /^\p{L}[^()]*\s\(([^()]+)\)$/u.exec(text)?.[1];
  if (said !== undefined && isLiteral(said)) return { is: "phrase", text: unmask(said, masked) };
  if (isOwnDate(text)) return { is: "own date" };
  const party = readParty(text);
  if (party !== null) return party;
  const [section] = [...readSections(text, masked), ...readTableParts(text, masked)];
  if (section !== undefined) return section;
  const amount = AMOUNT_OF.exec(text)?.[1];
  if (amount !== undefined) return { is: "phrase", text: amount };
  const field = FIELD.exec(text);
  if (field !== null) return { is: "field", label: bare(text.slice(field.index + field[0].length), masked) };
  if (COLUMN.test(text)) return readColumn(text, masked);
  if (text.search(MARK) >= 0) return { is: "phrase", text: quotedIn(text, masked)[0] ?? "" };
  return readWords(text);
}

/** "who the customer is" means the customer. */
const WHO_IS = /^(?:who|wer)\s+((?:the|our|my|der|die|das)\s+\p{L}+)\s+(?:is|are|ist|sind)$/iu;

/** "the insured sum of £1,000,000.00" contains the value itself. */
const AMOUNT_OF =
  /^(?:the|die|den|der|das)\s+\p{L}[\p{L} -]*?\s(?:of|von|über|in höhe von)\s+([€$£]?\s?\d[\d.,]*\d(?:\s?(?:[€$£]|[A-Z]{3}))?)$/iu;

function readColumn(text: string, masked: Masked): Target | null {
  const quoted = quotedIn(text, masked)[0];
  const outside = text
    .replace(COLUMN, " ")
    .replace(/\s(?:of|in|from|der|in der|aus der)\s+(?:the\s+)?(?:tables?|tabellen?).*$/iu, "");
  const header = quoted ?? bare(outside, masked).replace(/^(?:called|named|headed|with the header|namens)\s+/iu, "");
  return header === "" ? null : { is: "column", header };
}

/** As in "the bank's phone number", "mail address of the bank", "Adresse der Kundin". */
const OWNER_BEFORE = /^(?:(?:the|my|our|dem|der|des|die)\s+)?([\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2})(?:['’]s|s['’])\s+/iu;
const OWNER_AFTER =
  /\s+(?:of|des|der|vom|von)\s+(?:(?:the|my|our|dem|der)\s+)?((?:(?:frau|herrn?|mrs?|ms|dr|prof)\.?\s+)?[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2})$/iu;

/** A possessive, whose owner may be named in another sentence. */
const WHOSE = /^(?:all\s+(?:of\s+)?)?(his|her|seine[nrms]?|ihre[nrms]?|deren|dessen)\s+(?=\S)/iu;

function readWords(text: string): Target | null {
  if (LITERAL.test(text)) return { is: "words", text: text.replace(LITERAL, ""), asField: false, isLiteral: true };
  // "the name Ada Lovelace" names one person; "all names" means everyone's.
  const pii = piiNamed(text);
  if (pii !== undefined) return { is: "pii", pii };
  const owned = readWhose(text) ?? readOwned(text);
  if (owned !== null) return owned;
  const asField = DETERMINER.test(text) && !NAMED.test(text);
  let words = text;
  while (FILLERS.test(words)) words = words.replace(FILLERS, "");
  return words.trim() === "" ? null : { is: "words", text: words.trim(), asField };
}

/** The kind of personal data that a text names without other words. */
function piiNamed(text: string): PiiKind | undefined {
  const kind = PII_WORDS.find(({ words }) => words.test(text));
  return kind !== undefined && leftOver(text, kind.words) === "" ? kind.pii : undefined;
}

/** "his phone number" */
function readWhose(text: string): Target | null {
  const whose = WHOSE.exec(text)?.[1];
  if (whose === undefined) return null;
  const rest = text.slice(text.indexOf(whose) + whose.length);
  const pii = piiNamed(rest);
  return pii === undefined ? { is: "words", text: rest.trim(), asField: true } : { is: "pii", pii, owner: whose };
}

/** "the bank's phone number", "Adresse der Kundin" */
function readOwned(text: string): Target | null {
  const owner = (OWNER_BEFORE.exec(text) ?? OWNER_AFTER.exec(text))?.[1];
  if (owner === undefined || isWhole(owner)) return null;
  const rest = text.replace(OWNER_BEFORE, "").replace(OWNER_AFTER, "");
  const pii = piiNamed(rest);
  if (pii !== undefined) return { is: "pii", pii, owner, said: bare(rest, { text: rest, quoted: [] }) };
  // "Ben Roe's gross" may name a cell.
  if (OWNER_BEFORE.test(text) && !/^\p{Lu}/u.test(owner)) return { is: "words", text: rest, asField: true };
  const before = text.replace(OWNER_AFTER, "");
  const isOfOne = OWNER_AFTER.test(text) && /\s(?:des|der|vom|of the)\s/iu.test(text);
  return isOfOne && /^\p{Lu}?\p{Ll}+$/u.test(before) ? { is: "words", text: before, asField: true, owner } : null;
}

/** "of the document" and "of persons" mean all of a kind. */
function isWhole(owner: string): boolean {
  return /^(?:documents?|dokuments?|contract|vertrags|text|textes|persons?|people|personen|all|aller|file|money|geld)$/iu.test(
    owner,
  );
}

function leftOver(text: string, words: RegExp): string {
  let rest = text.replace(words, " ").trim();
  rest = rest.replaceAll(
    /(?<![\p{L}])(?:all|every|each|any|both|the|their|its|alle[nr]?|jede[nrs]?|beide[nr]?|sämtliche[nr]?|die|das|den|der|von|of|in|found|contained|mentioned|enthaltenen?|numbers?|nummern?|address(?:es)?|adressen?|personal|persons?|people|document|dokument)(?![\p{L}])/giu,
    "",
  );
  return rest.replaceAll(/[\s.,:]/gu, "");
}

function bare(text: string, masked: Masked): string {
  let words = unmask(text, masked);
  while (DETERMINER.test(words)) words = words.replace(DETERMINER, "");
  return words.trim();
}
