/**
 * Checks a plan against the words it was read from. Each word of a clause must belong to the operation, lead to a target of the plan, be written in
 * the plan, or carry no meaning. A word that is left over may change the meaning, so the plan must not be carried out.
 */
import type { Instruction, Target } from "../instruction.ts";
import type { Operation } from "../operations/operation.ts";
import { isFunctionWord, NO_LITERAL } from "./function-words.ts";
import { DATE_LIMIT_WORDS } from "./date-limits.ts";
import { LIMIT_WORDS } from "./limits.ts";
import { NAME_WORDS, SECTION_WORDS } from "./named-parts.ts";
import { OWN_DATE_WORDS } from "./own-date.ts";
import { readPages } from "./page-set.ts";
import { MARK, type Masked } from "./quotes.ts";
import { readRegion } from "./region.ts";
import { ALL_PII, COLUMN, FIELD, KEEP_LAST, MATCH_CASE, PART_OF_WORD, PII_WORDS } from "./target-words.ts";
import { DOCUMENT_WORDS, withoutScope, withoutWholly } from "./scope.ts";
import { words } from "./words.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Names of literal texts. */
const TEXT_WORDS = words(
  "words?|phrases?|texts?|terms?|strings?|expressions?|occurrences?|instances?|mentions?|references?|content|contents|information|details|data|wort|wörter|wortes|begriffe?|ausdruck|ausdrücke|textes|vorkommen|erwähnungen|stellen|angaben?|daten",
);
const PERSONAL = words("personal|persons?|people|private|numbers?|nummern?|address(?:es)?|adressen?|values?|werte?");
const CONTACT = words(
  "contact|kontaktdaten|kontaktangaben|kontaktinformationen|his|her|their|seine[nrms]?|ihre[nrms]?",
);
const ALL_ROWS = words(
  "transactions?|payments?|bookings?|entry|entries|expenses?|line|lines|items?|records?|debits?|credits?|withdrawals?|deposits?|outgoing|incoming|costs?|posten|position(?:en)?|(?:ab)?buchung(?:en)?|umsätze|zahlung(?:en)?|transaktionen|überweisung(?:en)?|eintrag|einträge|lastschriften|gutschriften|eingänge|tabellenzeilen|with|containing|about|for|mit",
);
const ROWS = words("tables?|tabellen?|rows?|zeilen?|amounts?|beträgen?|betrag|values?");

/** @returns the words that the plan does not account for, as written; empty if it accounts for all */
export function leftOver(
  clause: string,
  masked: Masked,
  instructions: readonly Instruction[],
  { verbs, ownWords }: Operation,
): string[] {
  if (takesList(verbs) && /[:={]/u.test(clause)) return [];
  const written = new Set<string>();
  const texts: string[] = [];
  collect(instructions, written, texts);
  const unused = [...clause.matchAll(MARK)].flatMap(([, number]) => {
    const quoted = masked.quoted[Number(number)] ?? "";
    return quoted.trim() === "" || texts.some((text) => text.includes(quoted.trim())) ? [] : [quoted];
  });
  // A slide's title is read with its quotes.
  const placed = readPages(clause);
  const paged = instructions.some(hasPages) || placed.pages === null ? placed.rest : clause;
  let rest = `${withoutScope(withoutWholly(paged.replaceAll(MARK, " ")))} `;
  const targets = instructions.flatMap(targetsOf);
  const patterns = [
    // First, because a target may contain a word of the operation: "bank details".
    ...targets.flatMap(wordsOf),
    ...(verbs === null ? [] : [words(verbs.words), ...verbs.asks.flatMap(({ all }) => all)]),
    ...(ownWords === undefined ? [] : [ownWords]),
    words(DOCUMENT_WORDS),
    THIS_DOCUMENT,
  ];
  // Thousands of targets share a few patterns. Each pattern is applied once; otherwise a long list would take quadratic time.
  for (const source of new Set(patterns.map((pattern) => pattern.source))) {
    rest = rest.replaceAll(new RegExp(source, "giu"), " ");
  }
  if (targets.some(({ is }) => is === "region")) rest = readRegion(rest)?.rest ?? rest;
  const left = (rest.match(WORD) ?? []).filter((word) => {
    const plain = word.toLowerCase();
    return !isFunctionWord(plain) && !written.has(plain) && !written.has(plain.replace(/(?:s|es|n|en)$/u, ""));
  });
  // A text without quotes must not contain another request.
  const swallowed = texts.flatMap((text) =>
    // The rest after a colon is a text.
    masked.quoted.some((quoted) => quoted.includes(text)) || clause.includes(`: ${text}`)
      ? []
      : (NO_LITERAL.exec(text)?.[0] ?? PLACE_IN.exec(text)?.[0] ?? []),
  );
  return [...unused, ...left, ...swallowed];
}

/** A list of names and values states which is which. */
function takesList(verbs: Operation["verbs"]): boolean {
  return verbs?.takesList === true;
}

/** Collects all words and numbers of a plan. */
function collect(value: unknown, written: Set<string>, texts: string[]): void {
  if (typeof value === "string") {
    texts.push(value);
    for (const word of value.toLowerCase().match(WORD) ?? []) written.add(word);
  } else if (typeof value === "number") {
    written.add(String(Math.abs(value)));
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, written, texts);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, one] of Object.entries(value)) if (name !== "is" && name !== "kind") collect(one, written, texts);
  }
}

function hasPages(instruction: Instruction): boolean {
  return "pages" in instruction || targetsOf(instruction).some(({ pages }) => pages !== undefined);
}

function targetsOf({ target }: Instruction): Target[] {
  const all = (one: Target): Target[] => [
    one,
    ...(one.is === "all but" ? one.kept.flatMap(all) : []),
    ...[...(one.except ?? []), ...(one.within ?? [])].flatMap(all),
  ];
  return target === undefined ? [] : all(target);
}

/** Words that lead to a target. */
function wordsOf(target: Target): RegExp[] {
  return [
    ...(target.keepLast === undefined ? [] : [KEEP_LAST]),
    ...(target.matchCase === true ? [MATCH_CASE] : []),
    ...(target.partOfWord === true ? [PART_OF_WORD] : []),
    ...OWN[target.is](target as never),
  ];
}

const OWN: { readonly [Is in Target["is"]]: (target: Extract<Target, { is: Is }>) => RegExp[] } = {
  phrase: () => [TEXT_WORDS, NAME_WORDS],
  words: () => [TEXT_WORDS, NAME_WORDS, FIELD, words("who|wer|his|her|their|its|seine[nrms]?|ihre[nrms]?")],
  pii: ({ pii, limit, dates }) => [
    ALL_PII,
    ...PII_WORDS.filter((one) => one.pii === pii).map((one) => one.words),
    PERSONAL,
    CONTACT,
    TEXT_WORDS,
    ...(limit === undefined ? [] : [LIMIT_WORDS]),
    ...(dates === undefined ? [] : [DATE_LIMIT_WORDS]),
  ],
  party: () => [NAME_WORDS],
  "own date": () => [OWN_DATE_WORDS],
  section: () => [SECTION_WORDS, words("to|through|bis|from|von|section|clause")],
  rows: ({ dates }) => [ROWS, LIMIT_WORDS, ALL_ROWS, ...(dates === undefined ? [] : [DATE_LIMIT_WORDS])],
  row: () => [ROWS, ALL_ROWS],
  table: () => [ROWS],
  sheet: () => [words("sheets?|worksheets?|tabs?|tabellenblatt|blatt|reiter")],
  field: () => [FIELD, TEXT_WORDS],
  column: () => [COLUMN, ROWS, TEXT_WORDS],
  region: () => [],
  page: () => [words("everything|alles|text|content|inhalt")],
  "all but": () => [
    words(
      "everything|anything|all|rest|text|else|but|not|except|apart|than|other|save|alles|rest|text|außer|bis|ausgenommen|ausnahme",
    ),
  ],
};

const THIS_DOCUMENT =
  /(?<![\p{L}])(?:in|from|of|within|aus|im|von)\s+(?:this|our|my|diese[mnrs]?|unsere[mnrs]?)\s+\p{L}+/iu;

/** A place, which is not part of a new text. */
const PLACE_IN =
  /(?<![\p{L}])(?:[Oo]n|[Ii]n|[Ff]rom|[Tt]o|[Oo]f|[Aa]uf|[Aa]us|[Vv]on)\s+(?:(?:the|all|each|every|both|remaining|other|this|that|[\p{Lu}][\p{L}]*|der|die|das|dem|den|allen|jeder|übrigen)\s+){0,3}(?:\p{Ll}+\s+)?(?:pages?|slides?|sheets?|sections?|clauses?|columns?|rows?|cells?|paragraphs?|tables?|headers?|footers?|seiten?|folien?|blatt|tabellenblatt|abschnitt|spalte|zeile|zelle|absatz|tabelle|kopfzeile|fußzeile)(?![\p{L}])/u;

export function notAccounted(left: readonly string[]): string {
  const shown = left.slice(0, 6).join(" ");
  return `It is not clear what "${shown}" means here, so nothing was done. Leave it out or give it a sentence of its own; put what is meant literally into quotes.`;
}
