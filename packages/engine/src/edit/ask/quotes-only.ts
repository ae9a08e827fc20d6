import type { Instruction } from "../instruction.ts";

/** Names of an instruction's fields whose text must come from the caller. */
const WORDS: ReadonlySet<string> = new Set(["text", "label", "header", "by", "field", "value", "password", "name"]);
const PAGES: ReadonlySet<string> = new Set(["first", "last", "second", "page", "pages"]);
/** Numbers down to this one count pages from the end ("the last three pages") and need not be in the text. */
const MAX_FROM_THE_END = 12;

const NUMBER_WORDS: readonly string[] = [
  "one|first|einen?|eine[mnrs]?|eins|erste[mnrs]?|un|une|premi[eè]re?|primer[oa]?|first",
  "two|second|zwei|zweite[mnrs]?|deux|deuxi[eè]me|dos|segund[oa]",
  "three|third|drei|dritte[mnrs]?|trois|troisi[eè]me|tres|tercer[oa]?",
  "four|fourth|vier|vierte[mnrs]?|quatre|quatri[eè]me|cuatro|cuart[oa]",
  "five|fifth|fünf|fünfte[mnrs]?|cinq|cinqui[eè]me|cinco|quint[oa]",
  "six|sixth|sechs|sechste[mnrs]?|sixi[eè]me|seis|sext[oa]",
  "seven|seventh|sieben|siebte[mnrs]?|sept|septi[eè]me|siete",
  "eight|eighth|acht|achte[mnrs]?|huit|huiti[eè]me|ocho",
  "nine|ninth|neun|neunte[mnrs]?|neuf|neuvi[eè]me|nueve",
  "ten|tenth|zehn|zehnte[mnrs]?|dix|dixi[eè]me|diez",
];

/** Whether every name, text and page number of an instruction is in the caller's text, so that a model added nothing of its own. */
export function quotesOnly(instruction: Instruction, text: string): boolean {
  const folded = fold(text);
  const check = (value: unknown, name: string): boolean => {
    if (typeof value === "string") return !WORDS.has(name) || folded.includes(fold(value));
    if (typeof value === "number") return !PAGES.has(name) || containsNumber(text, value);
    if (Array.isArray(value)) return value.every((one) => check(one, name));
    if (typeof value !== "object" || value === null) return true;
    return Object.entries(value).every(([key, one]) => check(one, key));
  };
  return check(instruction, "");
}

function containsNumber(text: string, value: number): boolean {
  if (value <= 0) return value >= -MAX_FROM_THE_END;
  const word = NUMBER_WORDS[value - 1];
  return new RegExp(
    `(?<!\\d)${value}(?!\\d)${word === undefined ? "" : `|(?<!\\p{L})(?:${word})(?!\\p{L})`}`,
    "iu",
  ).test(text);
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
