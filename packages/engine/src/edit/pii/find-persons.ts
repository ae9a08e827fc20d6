/**
 * Finds names of persons. Each part of a run of capitalised words is a candidate. A logistic regression over its letters, its tags from `compromise`
 * and its context gives the odds that it is a name. There is no neural model and no list of names.
 */
import nlp from "compromise/three";
import { type Candidate, findCandidates } from "./persons/candidates.ts";
import { featuresOf } from "./persons/features.ts";
import { findFirms } from "./persons/firm-names.ts";
import { findBySigns } from "./persons/person-signs.ts";
import { BIAS, STEP, WEIGHTS } from "./persons/person-weights.ts";
import { type Finder, overlapsAny, type Span } from "./span.ts";

/** Minimum log-odds of a name. At 0 more names are found, but one in eight of those is none. */
const ENOUGH = 0.5;
/** Added for signs in the context, because the generated training sentences do not contain all of them. */
const SIGNED = 10;
/** Minimum log-odds for a part of a name that occurs whole elsewhere in the text. Chosen on other sentences than those of training: -3 finds 2 % less. */
const ENOUGH_AGAIN = -8;

/** Finds full names, and parts of a name if the full one is elsewhere in the text. */
export const findPersons: Finder = (text) => {
  if (!/\p{Lu}/u.test(text)) return knownPersons(text);
  const signed = new Set(findBySigns(text, knownPersons(text)).map(({ from, to }) => `${from} ${to}`));
  const firms = findFirms(text);
  const weighed = findCandidates(text).map((candidate) => {
    const isSigned = signed.has(`${candidate.from} ${candidate.to}`);
    const isOther = overlapsAny(candidate, firms) || isLabel(candidate);
    return { candidate, odds: oddsOf(candidate) + (isSigned ? SIGNED : 0) - (isOther ? 2 * SIGNED : 0) };
  });
  const found = bestOf(weighed.filter(({ odds }) => odds > ENOUGH));
  const parts = new Set(found.flatMap(({ words }) => words.map((word) => word.text)));
  const again = weighed.filter(
    ({ candidate, odds }) =>
      odds > ENOUGH_AGAIN &&
      !isOfFirm(candidate) &&
      candidate.words.every((word) => word.text.length > 2 && parts.has(word.text)) &&
      !overlapsAny(candidate, found),
  );
  return [...found, ...bestOf(again)].map((span) => withoutTitle(text, span)).sort((a, b) => a.from - b.from);
};

/** Forms of address are not part of a name. */
const TITLE =
  /^(?:(?:mrs?|ms|miss|dr|prof|professor|sir|lady|herrn?|frau|fräulein|monsieur|madame|mme|señora?|signora?)\.?\s+)+(?=\p{L})/iu;

function withoutTitle(text: string, { from, to }: Span): Span {
  const lead = TITLE.exec(text.slice(from, to))?.[0].length ?? 0;
  return { from: from + lead, to };
}

/** "Aktenzeichen: 418/25": a word before a colon and a number is a label, and so is what ends its line with a colon. */
function isLabel({ words, after: [colon, value] }: Candidate): boolean {
  if (colon !== ":" || value === undefined) return false;
  return value === "\n" || (words.length === 1 && /^\p{N}/u.test(value));
}

/** "Fairley & Rook": a family name next to "&" is a firm's. */
function isOfFirm({ before: [before], after: [after] }: Candidate): boolean {
  return before === "&" || after === "&";
}

function oddsOf(candidate: Candidate): number {
  return featuresOf(candidate).reduce((sum, bucket) => sum + STEP * WEIGHTS[bucket]!, BIAS);
}

interface Weighed {
  readonly candidate: Candidate;
  readonly odds: number;
}

/** The candidates with the best odds that do not overlap. */
function bestOf(weighed: readonly Weighed[]): Candidate[] {
  const best: Candidate[] = [];
  for (const { candidate } of weighed.toSorted((a, b) => b.odds - a.odds)) {
    if (!overlapsAny(candidate, best)) best.push(candidate);
  }
  return best;
}

/** Names according to `compromise`. In a text without capital letters these are the only ones. */
function knownPersons(text: string): Span[] {
  const people = nlp(text).people().json({ offset: true }) as readonly {
    readonly offset?: { readonly start: number; readonly length: number };
  }[];
  return people.flatMap(({ offset }) => {
    if (offset === undefined) return [];
    const end = Math.min(text.length, offset.start + offset.length);
    const own = text
      .slice(offset.start, end)
      .replace(/[\s,.;:!?"]+$/u, "")
      .replace(/['’]s$/u, "");
    return own === "" ? [] : [{ from: offset.start, to: offset.start + own.length }];
  });
}
