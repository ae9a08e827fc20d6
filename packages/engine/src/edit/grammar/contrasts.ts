/**
 * Reads sentences that name an old and a new text without a verb of editing: "A → B", "A is wrong, it should be B", "B instead of A", "14 days, not 30".
 * They become a replacement only if both are of one sort; the words around a value must be its label or its noun, and go with both.
 */

import { typeOf } from "../find/value-types.ts";

/** A sum, a count or a percentage, with its unit. */
const NUMBER = "[€$£]?\\s?\\d[\\d.,]*\\d(?!\\p{L})|[€$£]?\\d(?![\\p{L}\\d])";
const UNIT = "(?:\\s?(?:%|[€$£]|(?:eur|usd|gbp|chf|euros?|dollars?|pounds?)(?![\\p{L}])))?";
const MONTH = "(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\\p{L}*\\.?";
const DAY = `(?:\\d{1,2}\\.?\\s${MONTH}|${MONTH}\\s\\d{1,2})`;
const DATE = new RegExp(`^(${DAY})(?:,?\\s(\\d{4}))?$`, "iu");
/** A label, a value and the noun that it counts: "payment terms 14 days". */
const VALUE = new RegExp(
  `^((?:\\p{L}[\\p{L}-]*[\\s:]+){0,4}?)((?:${NUMBER})${UNIT})((?:\\s\\p{L}[\\p{L}'’-]*){0,5})$`,
  "iu",
);
const NAME = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|&|de|von|van)){0,4}$/u;
const QUOTED = /^\uE000\d+\uE001$/u;
/** Words before a value in a sentence that are not its label. */
const LEAD =
  /^(?:.*?\s)?(?:is|are|was|were|should be|should read|on|at|by|for|before|after|until|from|since|stayed|ist|sind|war|am|vor|nach|bis|ab|seit|beträgt|lautet)\s+(?=\S)/iu;
/** Such words ask for an edit by themselves. */
const VERB =
  /^(?:please\s+|bitte\s+)?(?:change|set|make|replace|use|put|write|enter|fill|update|add|stamp|redact|delete|remove|keep|give|ändere?|setze?|nimm|schreibe?|trage?|ersetze?|lösche?|schwärze?)(?![\p{L}])/iu;

const ARROW = /^(\S.*?)\s*(?:→|⇒|➔|➜|[-=]>)\s*(\S.*)$/u;
const SUBSTITUTE =
  /^substitute\s+(\S.*?)\s+for\s+(\S.*?)((?:,?\s+(?:in|on|throughout|everywhere|wherever)(?![\p{L}]).*)?)$/iu;
const SPELLED =
  /^(\S.*?)\s+(?:should|must|has to|needs to|ought to)\s+(?:now\s+)?be\s+(?:spell?ed|spelt|written|called|named|renamed(?: to)?|changed to)\s+(\S.*)$/iu;
const WRONG =
  /^(\S.*?)\s+(?:(?:is|are|was|were)\s+(?:wrong|incorrect|not (?:right|correct)|a typo|outdated|out of date|misspell?ed|misspelt)\s*[,;–—-]\s*(?:it|they|this|that|correct|right)\s+(?:should (?:be|read|say)|must be|has to be|is|are|was|were)|(?:ist|sind|war|waren)\s+(?:falsch|nicht (?:richtig|korrekt)|veraltet|überholt|ein tippfehler)\s*[,;–—-]\s*(?:es|richtig|korrekt|das|sie|er)\s+(?:muss|müssen|soll|sollte|sollen|ist|sind|war|waren|wäre|heißt|lautet))\s+(\S.*?)(?:\s+(?:sein|heißen|lauten))?$/iu;
const INSTEAD =
  /^(\S.*?),?\s+(?:and\s+|und\s+)?(?:not|nicht|rather than|instead of|in place of|statt|anstatt|anstelle von)\s+(\S(?:[^,]|,(?=\d))*?)$/iu;

/** Characters of the longest sentence that is read: the patterns try every split of it. */
const MAX_SENTENCE = 300;

/** The clause as a replacement; null if it is no such sentence, or if it is not certain what is to be replaced. */
export function withContrast(clause: string): string | null {
  if (clause.length > MAX_SENTENCE) return null;
  const substitute = SUBSTITUTE.exec(clause);
  if (substitute !== null) return `replace ${substitute[2]} with ${substitute[1]}${substitute[3]}`;
  if (VERB.test(clause)) return null;
  const found = ARROW.exec(clause) ?? SPELLED.exec(clause) ?? WRONG.exec(clause);
  if (found !== null) return contrast(found[2]!, found[1]!);
  const instead = INSTEAD.exec(clause);
  return instead === null ? null : contrast(instead[1]!, instead[2]!);
}

/** Whether a text like "payment terms: 14 days instead of 30" is no list of fields and values. */
export function isContrast(text: string): boolean {
  const sentence = text.trim();
  return sentence.length <= MAX_SENTENCE && withContrast(sentence.replace(/[\s.!]+$/u, "")) !== null;
}

function contrast(now: string, old: string): string | null {
  for (const own of [...withoutLeads(now), now]) {
    if ((QUOTED.test(own) && QUOTED.test(old)) || (NAME.test(own) && NAME.test(old) && !/\d/u.test(own + old))) {
      return `replace ${old} with ${own}`;
    }
    const [day, former] = [DATE.exec(own), DATE.exec(old)];
    if (day !== null && former !== null) return ofDates(day, former);
    const value = VALUE.exec(own);
    const before = VALUE.exec(old);
    if (value !== null && before !== null) return ofValues(value, before);
  }
  return null;
}

/** "the visit is on 7 May": without "the visit is", and without "on". */
function withoutLeads(text: string): string[] {
  const rest = text.replace(LEAD, "");
  return rest === text ? [] : [rest, ...withoutLeads(rest)];
}

/** "21 October 2025, not 14 October": the year belongs to both, so that no year is left behind. */
function ofDates([, now = "", year]: RegExpExecArray, [, old = "", former]: RegExpExecArray): string {
  const of = (day: string, own: string | undefined): string => {
    const added = own ?? year ?? former;
    return added === undefined ? day : `${day}${/^\p{L}/u.test(day) ? "," : ""} ${added}`;
  };
  return `replace ${of(old, former)} with ${of(now, year)}`;
}

/** The label names the value, and the noun is the same for both: "20 days of paid leave, not 18". */
function ofValues(
  [, label = "", now = "", noun = ""]: RegExpExecArray,
  [, other = "", old = "", former = ""]: RegExpExecArray,
): string | null {
  const named = (label || other).replace(/[\s:]+$/u, "");
  if (label !== "" && other !== "" && label !== other) return null;
  if (noun !== "" && former !== "" && noun.toLowerCase() !== former.toLowerCase()) return null;
  const own = noun || former;
  const [from, to] = [`${old}${own}`, `${now}${own}`];
  if (named === "") return `replace ${from} with ${to}`;
  // Only values of a known type are found by their label; others with it, as written.
  return typeOf(from) === "text"
    ? `replace ${named} ${from} with ${named} ${to}`
    : `change ${named} from ${from} to ${to}`;
}
