/**
 * The rules that are understood, in English and German. A sentence may contain several of them.
 *
 * Patterns are loose on purpose, as wording varies: “each invoice separately”, “one split per statement”, “every document is its own section”.
 */

export type Rule = { readonly meaning: string } & (
  | { readonly kind: "each" }
  | { readonly kind: "together" }
  | { readonly kind: "everyPages"; readonly pages: number }
  | { readonly kind: "atWords"; readonly words: readonly string[] }
  | { readonly kind: "atHeadings" }
  | { readonly kind: "byValue"; readonly label: string }
  | { readonly kind: "atPages"; readonly pages: readonly number[] }
  | { readonly kind: "withoutPages"; readonly pages: readonly number[] }
  | { readonly kind: "withoutBlank" }
  | { readonly kind: "restUnassigned" }
  | { readonly kind: "restWithBefore" }
  | { readonly kind: "restWithNext" }
);

interface Reader {
  readonly name: string;
  readonly read: (sentence: string) => Rule | undefined;
}

const EVERY_PAGES =
  /\b(?:every|each|alle|je(?:de)?|in\s+(?:groups|blocks|sets|chunks)\s+of|gruppen\s+(?:zu|von)|after|nach(?:\s+je)?)\s+(\d{1,4}|one|two|three|four|five|six|ten|zwei|drei|vier|fünf)\s*(?:pages?|seiten?)\b|\b(\d{1,4})\s+(?:pages?|seiten?)\s+(?:each|per|je|pro)\b/iu;
const EACH_PAGE =
  /\b(?:each|every|single|jede(?:\s+einzelne)?)\s+(?:single\s+)?(?:page|seite)\b.*\b(?:own|separate\w*|itself|individual\w*|eigen\w*|einzeln|für\s+sich|split|section)\b|\b(?:one|a\s+single)\s+page\s+(?:per|each)\b/iu;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
};

const BLANK = /\b(?:blank|empty|leere?n?|unbedruckte?n?|leerseiten?)\b/iu;
const OUT =
  /\b(?:leave\w*|left|skip\w*|ignor\w*|drop\w*|remov\w*|exclud\w*|discard\w*|omit\w*|without|delete\w*|unassigned|nicht|überspring\w*|auslassen|weglassen|weg|entfern\w*|ohne|no\b)/iu;

const REST =
  /\b(?:fit|fits|match\w*|belong\w*|describ\w*|cover\w*|other|others|remaining|rest|anything\s+else|everything\s+else|unclear|passen|übrige\w*|sonstige\w*|rest)\b/iu;
const NO_KIND =
  /\b(?:no|none|not|nothing|neither|any|else|other|others|remaining|rest|kein\w*|nicht|übrige\w*|sonstige\w*)\b/iu;
const UNASSIGNED =
  /\b(?:unassigned|left\s+out|leave\s+out|not\s+(?:be\s+)?assigned|ignored?|skip\w*|nicht\s+zugeordnet|ohne\s+zuordnung|bleiben|stay|remain)\b/iu;
const WITH_BEFORE = /\b(?:previous|preceding|before|prior|vorherige\w*|vorangehende\w*|vorigen?|davor)\b/iu;
const WITH_NEXT = /\b(?:next|following|follows|after|nächste\w*|folgende\w*|danach)\b/iu;

const EACH =
  /\b(?:each|every|per|separate\w*|individual\w*|(?:on|by)\s+(?:its|their)\s+own|of\s+(?:its|their)\s+own|(?:its|their)\s+own|one\s+by\s+one|do\s+not\s+(?:merge|combine|group)|don['’]t\s+(?:merge|combine|group)|jede[rsmn]?|einzeln\w*|getrennt\w*|eigene\w*|für\s+sich|pro|je)\b/iu;
const THING =
  /\b(?:own|separate\w*|individual\w*|split|splits|section|sections|entry|entries|itself|document|documents|file|part|one\s+by\s+one|merge|combine|group|einzeln\w*|getrennt\w*|eigene\w*|für\s+sich|abschnitt\w*|eintrag|dokument\w*)\b/iu;
const TOGETHER =
  /\b(?:together|combine\w*|merge\w*|one\s+(?:section|split|entry)\s+(?:for|per)\s+(?:all|kind|type|title|category)|group\s+(?:all|them|by\s+(?:type|kind|title))|into\s+one|zusammen\w*|gemeinsam\w*)\b/iu;
const NEGATED = /\b(?:do\s+not|don['’]t|never|not|nicht|kein\w*)\b/iu;

const STARTS =
  /\b(?:start\w*|begin\w*|split\w*|cut\w*|break\w*|new\s+(?:section|document|part|split)|divid\w*|whenever|wherever|beginn\w*|trenn\w*|teil\w*|neue\w*)\b/iu;
const QUOTED = /["“„«']([^"”“»']{2,80})["”“»']/gu;
const HEADINGS =
  /\b(?:heading|headings|headline|headlines|title\s+page|chapter|chapters|überschrift\w*|kapitel\w*)\b/iu;
const BY_VALUE =
  /\b(?:by|per|for\s+each|for\s+every|each|every|one\s+(?:section|split|document)\s+(?:per|for\s+each)|nach|pro|je|same|different|changing|new)\s+(?:(?:the|a|an|der|dem|den|different|new|same|unique)\s+)*((?:[\p{L}-]+\s+){0,2}?(?:number|no\.?|id|name|code|date|account|patient|customer|client|employee|person|month|nummer|konto|kontonummer|kunde|kunden|kundennummer|rechnungsnummer|patienten?|mitarbeiter|name|datum|monat))\b/iu;

/** All are tried; every rule that one of them reads applies. */
export const GRAMMAR: readonly Reader[] = [
  {
    name: "without blank pages",
    read: (s) =>
      BLANK.test(s) && OUT.test(s) ? { kind: "withoutBlank", meaning: "Blank pages stay unassigned." } : undefined,
  },
  { name: "every n pages", read: readEveryPages },
  { name: "at words or headings", read: readPlaces },
  { name: "by a value", read: readValue },
  { name: "pages of no kind", read: readRest },
  {
    name: "together",
    read: (s) =>
      TOGETHER.test(s) && !NEGATED.test(s)
        ? { kind: "together", meaning: "All pages of a kind are one section." }
        : undefined,
  },
  {
    name: "each on its own",
    read: (s) =>
      EACH.test(s) &&
      THING.test(s) &&
      !EVERY_PAGES.test(s) &&
      !EACH_PAGE.test(s) &&
      (!TOGETHER.test(s) || NEGATED.test(s))
        ? { kind: "each", meaning: "Each document is a section of its own." }
        : undefined,
  },
];

function readEveryPages(sentence: string): Rule | undefined {
  if (EACH_PAGE.test(sentence)) return { kind: "everyPages", pages: 1, meaning: "A section every page." };
  const [, before, after] = EVERY_PAGES.exec(sentence) ?? [];
  const said = (before ?? after)?.toLowerCase();
  if (said === undefined) return undefined;
  const pages = NUMBERS[said] ?? Number(said);
  return pages > 0 ? { kind: "everyPages", pages, meaning: `A section every ${pages} pages.` } : undefined;
}

function readPlaces(sentence: string): Rule | undefined {
  if (!STARTS.test(sentence) && !HEADINGS.test(sentence)) return undefined;
  const words = [...sentence.matchAll(QUOTED)].map(([, word]) => word!.trim());
  if (words.length > 0) {
    return {
      kind: "atWords",
      words,
      meaning: `A section begins on each page with ${words.map((word) => `“${word}”`).join(" or ")}.`,
    };
  }
  return HEADINGS.test(sentence) && STARTS.test(sentence)
    ? { kind: "atHeadings", meaning: "A section begins on each page that begins with a heading." }
    : undefined;
}

function readValue(sentence: string): Rule | undefined {
  const label = BY_VALUE.exec(sentence)?.[1]?.trim().toLowerCase();
  // “Each person's document” is about documents, “one section per account number” about a value.
  if (label === undefined || /\b(?:document|page|section|kind|type)\b/u.test(label)) return undefined;
  return { kind: "byValue", label, meaning: `A section for each ${label}.` };
}

function readRest(sentence: string): Rule | undefined {
  if (BLANK.test(sentence) || !REST.test(sentence) || !NO_KIND.test(sentence)) return undefined;
  if (UNASSIGNED.test(sentence)) {
    return { kind: "restUnassigned", meaning: "Pages of no described kind stay unassigned." };
  }
  if (WITH_BEFORE.test(sentence)) {
    return { kind: "restWithBefore", meaning: "Pages of no described kind belong to the section before." };
  }
  if (WITH_NEXT.test(sentence)) {
    return { kind: "restWithNext", meaning: "Pages of no described kind belong to the section after." };
  }
  return undefined;
}
