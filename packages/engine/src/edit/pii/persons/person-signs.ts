/**
 * Evidence for a person's name at a place, with weights set by hand: forms of address, what persons do, firms, streets and places. It covers contexts
 * that the generated training sentences lack. Whether a text is written like a name is left to the learned weights.
 */
import nlp from "compromise/three";
import type { Span } from "../span.ts";

const PARTICLE = "van|von|der|den|de|del|della|di|da|dos|la|le|ten|ter|zu|zum|bin|ibn|al|el|af|av|y";
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’]+(?:-\\p{Lu}?[\\p{L}\\p{M}]+)*";
const CANDIDATE = new RegExp(
  `(?<![\\p{L}\\p{N}@_/-])${WORD}(?:[ \\u00a0](?:\\p{Lu}\\.?(?=[ \\u00a0])|(?:(?:${PARTICLE})[ \\u00a0])+${WORD}|${WORD})){0,3}(?![\\p{L}\\p{N}@_])`,
  "gu",
);

interface Candidate {
  readonly text: string;
  readonly words: number;
  readonly before: string;
  readonly after: string;
  /** Nothing else is on its line. */
  readonly isLine: boolean;
  readonly startsSentence: boolean;
  /** `compromise` takes it for a person, or a part of it for a first name. */
  readonly isKnown: boolean;
  /** All of it is a word, a place, an organisation or a time that `compromise` knows. */
  readonly isOtherwiseKnown: boolean;
  /** Number of lines that start with a speaker's name. */
  readonly speakers: number;
}

const TITLE =
  /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|dr|prof|professor|sir|lady|herrn?|frau|monsieur|madame|mme|señora?|sig|signora?)\.?\s+(?:dr\.?\s+)?$/iu;
const NAMED =
  /(?:names?(?: is|:)|name's|i am|i'm|called?|calls me|named|known as|dear|hi|hello|attn:?|signed|sincerely,?|regards,?|geehrter? (?:herr|frau)?|heiße|namens|mit freundlichen grüßen,?)\s*$/iu;
const PERSONAL =
  /(?:directed by|starring|producer|songwriter|singer|actor|actress|author|written by|composed by|sung by|(?:my|his|her|your|our|their) (?:kid|son|daughter|wife|husband|brother|sister|father|mother|friend|boss|colleague|uncle|aunt|child)|follow up with|(?:why|where|how|who|when) (?:is|was|did|does)|given|with|and|by|between|for|from|at|shouted at|meet|met|told|asked|ask|thank|thanks|played|against|president|chairman|director|minister|judge|attorney|patient|client|mieter|kunde|vertreten durch|geschäftsführer|inhaber)\s+$/iu;
const PERSON_DOES =
  /^,?\s*(?:said|says|asked|shouted|began|begins|wrote|writes|told|explained|explains|thinks|thought|had given|has given|gave|is from|was born|lives|lived|works|worked|died|announced|argued|replied|answered|called|joined|married|agreed|signed|testified|and \p{Lu}\p{Ll}+ (?:were|are|had)|as (?:guardian|witness|trustee)|sagte|sagt|schrieb|wohnt|arbeitet|geboren)(?![\p{L}])/iu;
const OF_FIRM =
  /(?:inc|llc|llp|ltd|gmbh|ag|kg|plc|corp|corporation|company|co|group|systems?|bank|university|college|institute|school|church|hospital|museum|foundation|association|society|committee|department|ministry|court|agency|technologies|technology|software|research|solutions|services|partners|holdings|studios?|records|press|network|media|capital|insurance|labs?|analytics|tv|act|agreement|union|party|league|cup|river|lake|mountain|county|island|north|south|east|west|republic|states|kingdom)\.?$/iu;
const FIRM_AFTER = /^,?\s*(?:inc|llc|llp|ltd|gmbh|ag|plc|corp|company|group)(?![\p{L}])/iu;
const STREET =
  /(?:street|str|straße|strasse|road|rd|avenue|ave|lane|drive|way|court|square|squares|boulevard|mall|gateway|suite|apt|gasse|weg|platz|allee|rue|via|calle|rua|avenida|plaza|point|points|hill|mills?|island|isle|ville|town|city|park|station|bridge|haven|gatan|vej|vägen|katu)$/iu;
const NUMBER_BEFORE = /\d[\d\s./-]*(?:rue de |via |calle |rua )?$/u;
const ADDRESS_AFTER =
  /^(?:[ ]\d|,? (?:street|st\.|road|avenue|drive|lane|apt|suite)(?![\p{L}])|,\s*\p{Lu}{2}\s|\n\s*,)/iu;
const PLACE_BEFORE =
  /(?:\b(?:in|to|near|north side of|south side of|corner of|university of|city of|town of|travelling to|from|coming to|lived in|moved (?:here )?from|originally from|arrived at|enter on|street in)\s+(?:the\s+)?)$/iu;

const SIGNS: readonly { readonly weight: number; readonly when: (candidate: Candidate) => boolean }[] = [
  { weight: 0.9, when: ({ isKnown }) => isKnown },
  { weight: 1.3, when: ({ before }) => TITLE.test(before) },
  { weight: 1.1, when: ({ before }) => NAMED.test(before) },
  { weight: 0.6, when: ({ before }) => PERSONAL.test(before) },
  { weight: 0.8, when: ({ after }) => PERSON_DOES.test(after) },
  { weight: 0.3, when: ({ after }) => /^['’]s\s/u.test(after) },
  { weight: 0.9, when: ({ text }) => /\s\p{Lu}\.?\s/u.test(text) },
  { weight: 0.4, when: ({ words, isOtherwiseKnown }) => words >= 2 && words <= 3 && !isOtherwiseKnown },
  { weight: 0.7, when: ({ isLine, words, text }) => isLine && words >= 2 && words <= 4 && text !== text.toUpperCase() },
  {
    weight: 1.1,
    when: ({ speakers, after, before }) => speakers >= 2 && /^:\s/u.test(after) && /(?:^|\n)$/u.test(before),
  },
  { weight: 0.8, when: ({ before, after }) => /,\s$/u.test(before) && /^(?:,|\s(?:and|und)\s)/u.test(after) },
  { weight: -1.5, when: ({ text, after }) => OF_FIRM.test(text) || FIRM_AFTER.test(after) },
  {
    weight: -1.3,
    when: ({ text, before, after }) => STREET.test(text) || NUMBER_BEFORE.test(before) || ADDRESS_AFTER.test(after),
  },
  {
    weight: -0.9,
    when: ({ before, after }) => PLACE_BEFORE.test(before) && !PERSON_DOES.test(after),
  },
  {
    weight: -1.2,
    when: ({ isOtherwiseKnown, isKnown, before }) => isOtherwiseKnown && !isKnown && !TITLE.test(before),
  },
  { weight: -0.5, when: ({ text, words }) => text === text.toUpperCase() && words > 1 },
];
const ENOUGH = 0.95;

/** Tags of `compromise` that names do not have. */
const NO_NAME =
  "#Verb|#Adjective|#Pronoun|#Preposition|#Conjunction|#Determiner|#Adverb|#QuestionWord|#Country|#City|#Region|#Demonym|#Month|#WeekDay|#Date|#Expression|#Currency|#Organization|#Plural";

/** Places of full names with enough evidence. */
export function findBySigns(text: string, known: readonly Span[]): Span[] {
  const speakers = (text.match(/(?:^|\n)\p{Lu}[\p{L}]+:\s/gu) ?? []).length;
  return Array.from(text.matchAll(CANDIDATE), (match) => trimmed(match.index, match[0])).filter(
    (span) => span.to > span.from && weigh(text, span, known, speakers) >= ENOUGH,
  );
}

/** Words that begin a sentence or precede a name are not part of it. */
const LEADING =
  /^(?:(?:the|a|an|in|on|at|to|for|from|by|and|or|but|if|when|why|how|where|who|what|is|was|are|did|does|do|can|could|will|would|please|dear|hi|hello|my|his|her|your|our|mr|mrs|ms|miss|dr|prof|sir|during|herr|frau|ask|after|before|with|as|so|this|that|these|i|i'm|it's|we|we'll|he|she|they|you|not|no|yes)\.?[ \u00a0]+)+/iu;

function trimmed(from: number, candidate: string): Span {
  const lead = LEADING.exec(candidate)?.[0].length ?? 0;
  const possessive = /['’]s$/u.exec(candidate)?.[0].length ?? 0;
  return { from: from + lead, to: from + candidate.length - possessive };
}

function weigh(text: string, span: Span, known: readonly Span[], speakers: number): number {
  const own = text.slice(span.from, span.to);
  const before = text.slice(Math.max(0, span.from - 60), span.from);
  const after = text.slice(span.to, span.to + 60);
  const candidate: Candidate = {
    text: own,
    words: own.split(/[ \u00a0]+/u).length,
    before,
    after,
    isLine: /(?:^|\n)[ \t]*$/u.test(before) && /^[ \t]*(?:\n|$)/u.test(after),
    startsSentence: /(?:^|[.!?:"]\s*|\n)$/u.test(before),
    isKnown: known.some(({ from, to }) => from < span.to && span.from < to),
    isOtherwiseKnown: isOtherwiseKnown(own),
    speakers,
  };
  return SIGNS.reduce((sum, sign) => sum + (sign.when(candidate) ? sign.weight : 0), 0);
}

function isOtherwiseKnown(text: string): boolean {
  const view = nlp(text.toLowerCase());
  return view.terms().length > 0 && view.match(`^(${NO_NAME})+$`).found;
}
