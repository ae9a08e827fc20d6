import type { Target } from "../instruction.ts";
import { type Masked, quotedIn, unmask } from "./quotes.ts";

const SECTION =
  "sections?|clauses?|articles?|items?|paragraphs?|chapters?|subsections?|§{1,2}|abschnitte?n?s?|paragraphen|paragraf(?:en)?|klauseln?|artikeln?|ziffern?|kapiteln?|punkte?n?|absätze?|absatz";
const NUMBER = "\\d{1,3}(?:\\.\\d{1,3}){0,4}[a-z]?";
const NUMBERED = new RegExp(
  `^(?:(?:the|all of|whole|entire|whole of|das|die|den|der|dem|des|ganzen?)\\s+)*(?:${SECTION})\\s*(?:no\\.?|number|nr\\.?|nummer)?\\s*(${NUMBER}(?:\\s*(?:,|and|und|sowie|&|-|–|to|through|bis)\\s*(?:${SECTION})?\\s*${NUMBER})*)\\.?$`,
  "iu",
);
const RANGE = new RegExp(`(${NUMBER})(?:\\s*(?:-|–|to|through|bis)\\s*(?:(?:${SECTION})\\s*)?(${NUMBER}))?`, "giu");
const TITLED_BEFORE = new RegExp(
  `^(?:(?:the|whole|entire|das|die|den|der|dem|ganzen?|gesamten?|kompletten?)\\s+)*(?:sections?|clauses?|articles?|chapters?|abschnitt|absatz|klausel|artikel|kapitel)\\s+(?:(?:called|named|titled|headed|about|on|namens|mit dem titel|über|zu[rm]?)\\s+)?(?:the\\s+|den\\s+|die\\s+|das\\s+|der\\s+)?(\\S.*)$`,
  "iu",
);
const TITLED_AFTER =
  /^(?:(?:the|whole|entire|complete|das|die|den|der|dem|ganzen?|gesamten?|kompletten?)\s+)*(\S.*?)[\s-](?:section|clause|article|chapter|abschnitt|klausel)$/iu;

export const SECTION_WORDS: RegExp = new RegExp(
  `(?<![\\p{L}])(?:${SECTION}|no|nr|number|nummer|called|named|titled|headed|about|namens|titel)(?![\\p{L}])|§`,
  "iu",
);
/** Words for someone's name. */
export const NAME_WORDS: RegExp =
  /(?<![\p{L}])(?:full|legal|first|last|company|real|vollständigen?|names?|namens?|party|parties|parteien|vertragsparteien|vertragspartner|contracting|signator(?:y|ies)|beteiligten)(?![\p{L}])/iu;

/** Reads "section 4", "clauses 2 and 3", "§ 5", "the confidentiality clause", "section "Fees"". */
export function readSections(text: string, masked: Masked): Target[] {
  const numbered = NUMBERED.exec(text);
  if (numbered !== null) {
    return numbersOf(numbered[1]!).map((number) => ({ is: "section", section: { number } }));
  }
  const named = (TITLED_AFTER.exec(text) ?? TITLED_BEFORE.exec(text))?.[1];
  if (named === undefined || /^\p{N}/u.test(named)) return [];
  const title = quotedIn(named, masked)[0] ?? unmask(named, masked);
  return [{ is: "section", section: { title } }];
}

const MAX_SECTIONS = 100;

/** The numbers of a list; "3 to 5" gives three. */
function numbersOf(list: string): string[] {
  return [...list.matchAll(RANGE)].flatMap(([, first = "", last]) => {
    const [from, to] = [Number(first), Number(last ?? Number.NaN)];
    if (!Number.isInteger(from) || !Number.isInteger(to) || to < from || to - from > MAX_SECTIONS) {
      return last === undefined ? [first] : [first, last];
    }
    return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  });
}

const ROLE = "[\\p{L}][\\p{L}-]*(?:\\s[\\p{L}-]+)?";
const OWNED = new RegExp(
  `^(?:(?:both|all|the|each|every|any|dem|der|des|die)\\s+)*(${ROLE})(?:['’]s|s['’])\\s+(?:(?:full|legal|first|last|company|real)\\s+)?names?$`,
  "iu",
);
const OF_ROLE = new RegExp(
  `^(?:(?:the|all|any|every|both|die|den|der|alle|sämtliche)\\s+)*(?:(?:full|legal|vollständigen?)\\s+)?names?n?\\s+(?:of|des|der|von|aller|beider)\\s+(?:(?:the|all|both|each|every|der|den|dem|beiden|allen)\\s+)*(${ROLE})$`,
  "iu",
);
const ALL_PARTIES =
  /^(?:part(?:y|ies)|contracting part(?:y|ies)|partei(?:en)?|vertragspartei(?:en)?|vertragspartnern?|beteiligten|signator(?:y|ies))$/iu;
const BOTH = /(?<![\p{L}])(?:both|beider|beiden|aller)(?![\p{L}])/iu;
/** "Names of …" these means the names of all persons. */
const ANYBODY =
  /^(?:persons?|people|individuals?|employees? names?|everyone|everybody|personen|mitarbeiter(?:n|innen)?|humans?|private people)$/iu;

/** Reads "the tenant's name", "names of both parties", "der Name des Mieters". */
export function readParty(text: string): Target | null {
  const role = (OWNED.exec(text) ?? OF_ROLE.exec(text))?.[1];
  if (role === undefined || ANYBODY.test(role)) return null;
  // "Ada Byron's name" is a name and not a role.
  if (/^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u.test(role)) return { is: "phrase", text: role };
  return { is: "party", role: ALL_PARTIES.test(role) || BOTH.test(text) ? null : role };
}
