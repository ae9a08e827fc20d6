import type { Target } from "../instruction.ts";
import { readPages } from "./page-set.ts";
import { MARK, type Masked, quotedIn, unmask } from "./quotes.ts";
import { readRegion } from "./region.ts";
import { ALL_BUT, ALL_PII, COLUMN, DETERMINER, FIELD, MATCH_CASE, PART_OF_WORD, PII_WORDS } from "./target-words.ts";

/** Words that only lead to what is meant. */
const FILLERS =
  /^(?:please|kindly|bitte|also|auch|out|all|any|every|each|the|alle[nrs]?|jede[nrs]?|sämtliche[nr]?|die|das|den|der|dem|occurrences? of|instances? of|mentions? of|vorkommen(?: von)?|words?|phrases?|texts?|terms?|strings?|wort|wörter|wortes|ausdruck|begriff|textes|name|namen|number|nummer)\s+/iu;

const PARTS = /\s*(?:,|;|&|(?:,\s*)?\s(?:and|as well as|or|und|sowie|oder)\s)\s*/iu;
const ALL_PII_KINDS: readonly Target[] = PII_WORDS.map(({ pii }) => ({ is: "pii", pii }));

/**
 * Reads what an instruction is about: quoted phrases, kinds of personal data, fields, columns, regions, pages, "everything but".
 *
 * @param clause - without its verb, quoted strings masked
 * @returns empty where nothing is named
 */
export function readTargets(clause: string, masked: Masked): Target[] {
  const matchCase = MATCH_CASE.test(clause);
  const partOfWord = PART_OF_WORD.test(clause);
  const { pages, rest } = readPages(clause.replace(MATCH_CASE, "").replace(PART_OF_WORD, ""));
  const targets = readNamed(rest.trim(), masked, pages !== undefined);
  return targets.map((target) => ({
    ...target,
    ...(pages ? { pages } : {}),
    ...(matchCase ? { matchCase } : {}),
    ...(partOfWord ? { partOfWord } : {}),
  }));
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
  const whole = readPart(text, masked);
  if (whole !== null && whole.is !== "words") return whole.is === "phrase" ? toPhrases(text, masked) : [whole];
  return text.split(PARTS).flatMap((part) => readPart(part, masked) ?? []);
}

/** All strings of one list: "Ann" and "Bob". */
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
  const text = part.trim().replace(/[.,;:]+$/u, "");
  if (text === "") return null;
  const field = FIELD.exec(text);
  if (field !== null) return { is: "field", label: bare(text.slice(field.index + field[0].length), masked) };
  if (COLUMN.test(text)) return readColumn(text, masked);
  if (text.search(MARK) >= 0) return { is: "phrase", text: quotedIn(text, masked)[0] ?? "" };
  return readWords(text);
}

function readColumn(text: string, masked: Masked): Target | null {
  const quoted = quotedIn(text, masked)[0];
  const outside = text
    .replace(COLUMN, " ")
    .replace(/\s(?:of|in|from|der|in der|aus der)\s+(?:the\s+)?(?:tables?|tabellen?).*$/iu, "");
  const header = quoted ?? bare(outside, masked).replace(/^(?:called|named|headed|with the header|namens)\s+/iu, "");
  return header === "" ? null : { is: "column", header };
}

function readWords(text: string): Target | null {
  const pii = PII_WORDS.find(({ words }) => words.test(text));
  // "the name Ada Lovelace" names one person; "all names" means everybody's.
  if (pii !== undefined && leftOver(text, pii.words) === "") return { is: "pii", pii: pii.pii };
  const asField =
    DETERMINER.test(text) && !/^(?:the|der|die|das)\s+(?:words?|phrases?|text|term|name|wort|name)\s/iu.test(text);
  let words = text;
  while (FILLERS.test(words)) words = words.replace(FILLERS, "");
  return words.trim() === "" ? null : { is: "words", text: words.trim(), asField };
}

function leftOver(text: string, words: RegExp): string {
  let rest = text.replace(words, " ").trim();
  rest = rest.replaceAll(
    /(?<![\p{L}])(?:all|every|each|any|the|their|its|alle[nr]?|jede[nrs]?|sämtliche[nr]?|die|das|den|der|von|of|in|found|contained|mentioned|enthaltenen?|numbers?|nummern?|address(?:es)?|adressen?|personal|persons?|people|document|dokument)(?![\p{L}])/giu,
    "",
  );
  return rest.replaceAll(/[\s.,:]/gu, "");
}

function bare(text: string, masked: Masked): string {
  let words = unmask(text, masked);
  while (DETERMINER.test(words)) words = words.replace(DETERMINER, "");
  return words.trim();
}
