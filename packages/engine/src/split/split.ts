/**
 * Assigns the pages of a bundle to the sections that a caller describes: features → document starts → kinds → the caller's rules → sections.
 *
 * Terms of this folder. A bundle is a file of several documents. A document is a run of its pages. A kind is what a description names;
 * several documents may have the same kind. A section is an entry of the result: one document, or all pages of a kind, depending on the rules.
 */
import type { SplitOutput } from "@docsvc/openapi";
import type { Transcript } from "../transcript/transcript.ts";
import { assignByElimination } from "./by-elimination.ts";
import { findDocuments, type FoundDocument } from "./find-documents.ts";
import { describedOdds, type KindOdds, learnedOdds } from "./kinds.ts";
import type { SectionDescription } from "./section-description.ts";
import { lookAtPages, type PageLook } from "./page-look.ts";
import { withFormFit } from "./form-fit.ts";
import { type SectionRules, readSections, toCallerKinds } from "./section-rules.ts";
import { applyCuts } from "./rules/apply-cuts.ts";
import { readRules, type ReadRules } from "./rules/read-rules.ts";
import { startSigns, toSequence, type Sequence } from "./start-signs.ts";
import { startOdds } from "./start-weights.ts";
import { toSections } from "./to-sections.ts";

export type { SectionDescription } from "./section-description.ts";

/**
 * Finds the pages of the described sections: each page is in one of them, or unassigned.
 *
 * @param descriptions - kinds of documents, each with its title and what belongs to it
 * @param rules - in natural language, English or German; a rule that is not understood is listed in the result and changes nothing
 */
export function split(transcript: Transcript, descriptions: readonly SectionDescription[], rules = ""): SplitOutput {
  return splitBundle(toBundle(transcript, descriptions, rules), []);
}

/** The features of a bundle, with the caller's descriptions. */
export interface Bundle {
  readonly looks: readonly PageLook[];
  /** The pages that are not blank. */
  readonly sequence: Sequence;
  readonly descriptions: readonly SectionDescription[];
  readonly meant: SectionRules;
  readonly asked: ReadRules;
}

export function toBundle(transcript: Transcript, descriptions: readonly SectionDescription[], rules: string): Bundle {
  const looks = lookAtPages(transcript);
  return {
    looks,
    sequence: toSequence(looks),
    descriptions,
    meant: readSections(descriptions),
    asked: readRules(rules, descriptions),
  };
}

/** What a model says about a page. */
export interface PageVote {
  /** Index of the description; -1 for none of them. */
  readonly kind: number;
  readonly begins: boolean;
}

/** @param votes - for each page of the sequence; votes that disagree do not count */
export function splitBundle(bundle: Bundle, votes: readonly (readonly PageVote[])[]): SplitOutput {
  const { looks, sequence, descriptions, meant, asked } = bundle;
  const documents = applyCuts(sequence, classifyPages(sequence, meant, votes), asked);
  return toSections({ looks, sequence, documents, descriptions, asked });
}

/**
 * Neighbouring pages share what makes them look like one document, so the signs are overconfident: any weight from 0.5 to 1
 * gets as many bundles right, and a lower one lets evidence for the kind count in short bundles.
 */
const TRUST = 0.5;
/** Pages recognised by their descriptions are evidence for the others; after two rounds nothing changes any more. */
const ROUNDS = 2;
/** Minimum margin of a document whose kind is sure. */
const SURE = 1;

/** Odds of the first page, which always begins a document. */
const FIRST = 10;
/** Weight of a vote: more than most signs of a page together, less than a page number or a plain title. */
const VOTE_ON_KIND = 4;
const VOTE_ON_START = 6;

/** The documents of a bundle, each with the section that takes it. */
export function classifyPages(
  sequence: Sequence,
  meant: SectionRules,
  votes: readonly (readonly PageVote[])[],
): FoundDocument[] {
  const firsts = new Set<number>();
  const starts = sequence.looks.map((_, at) => {
    const signed = at === 0 ? FIRST : TRUST * startOdds(startSigns(sequence, at, firsts));
    const odds = signed + VOTE_ON_START * meanOf(votes[at], ({ begins }) => (begins ? 1 : -1));
    if (odds > 0) firsts.add(at);
    return odds;
  });
  const described: KindOdds = describedOdds(sequence, meant.sought).map((row, at) =>
    row.map((odds, kind) => {
      const index = meant.callerIndexes[kind]!;
      return odds + VOTE_ON_KIND * meanOf(votes[at], (vote) => (vote.kind === index ? 1 : -1));
    }),
  );
  let found = findDocuments(starts, described);
  for (let round = 0; round < ROUNDS && found.length > 0; round++) {
    const kindOf: (number | undefined)[] = sequence.looks.map(() => undefined);
    for (const { first, last, kind, margin } of found) {
      if (kind >= 0 && margin > SURE) kindOf.fill(kind, first, last + 1);
    }
    found = findDocuments(starts, learnedOdds(sequence, described, kindOf), described);
  }
  const complete = meant.rest < 0 ? assignByElimination(found, sequence.looks, meant.sought, described) : found;
  return toCallerKinds(withFormFit(complete, sequence.looks, meant.sought), meant);
}

function meanOf(votes: readonly PageVote[] | undefined, measure: (vote: PageVote) => number): number {
  if (votes === undefined || votes.length === 0) return 0;
  return votes.reduce((sum, vote) => sum + measure(vote), 0) / votes.length;
}
