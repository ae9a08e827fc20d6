/**
 * Which of a caller's categories a document is of: by the words of their descriptions and by the form of its pages, the first page
 * most.
 */
import type { ClassifyOutput } from "@docsvc/openapi";
import type { Transcript } from "../transcript/transcript.ts";
import { formFitOf } from "../split/form-fit.ts";
import { describedOdds, type SectionDescription } from "../split/kinds.ts";
import { meantSections } from "../split/meant-sections.ts";
import { lookAtPages } from "../split/page-look.ts";
import { toSequence } from "../split/start-signs.ts";

/** Odds of pages are of words and forms that repeat each other: at that share of them the scores are probabilities. */
const TRUST = 0.8;
/** Whoever names categories expects one of them: so much less speaks for none. */
const NONE_ODDS = -0.4;
/** Later pages tell little that the first ones did not. */
const MAX_PAGES = 8;
/** From which score on a category is sure, where the form of the first page is of its kind, and where it shows nothing. */
const MIN_SURE = 0.9;
const MIN_SURE_BY_WORDS = 0.97;
const MIN_FORM_FIT = 0.75;

/**
 * @param categories - each by its title and what belongs to it; one may mean “everything else”
 * @returns the best category, null where none fits; scores are probabilities, what is missing to 1 is that of none of them
 */
export function classify(transcript: Transcript, categories: readonly SectionDescription[]): ClassifyOutput {
  const { looks } = toSequence(lookAtPages(transcript));
  const pages = looks.slice(0, MAX_PAGES);
  if (pages.length === 0) return toOutput(categories, new Float64Array(categories.length), () => undefined);
  const meant = meantSections(categories);
  const probabilities = new Float64Array(categories.length);
  const rows = describedOdds(toSequence(pages), meant.sought);
  const odds = meant.sought.map((_, kind) => TRUST * meanOdds(rows.map((row) => row[kind]!)));
  const powers = odds.map((odd) => Math.exp(odd));
  const sum = powers.reduce((total, power) => total + power, Math.exp(TRUST * NONE_ODDS));
  for (const [kind, power] of powers.entries()) {
    const index = meant.callerIndexes[kind]!;
    if (index >= 0) probabilities[index] = power / sum;
  }
  if (meant.rest >= 0) {
    // What no other category takes, and kinds that “everything but …” leaves out are not its.
    const excluded = powers.reduce((total, power, kind) => total + (meant.callerIndexes[kind]! < 0 ? power : 0), 0);
    probabilities[meant.rest] = Math.max(0, 1 - probabilities.reduce((total, one) => total + one, 0) - excluded / sum);
  }
  return toOutput(categories, probabilities, (best) => {
    const kind = meant.callerIndexes.indexOf(best);
    return kind < 0 || pages[0] === undefined ? undefined : formFitOf(pages[0], meant.sought, kind);
  });
}

function toOutput(
  categories: readonly SectionDescription[],
  probabilities: Float64Array,
  fitOf: (category: number) => number | undefined,
): ClassifyOutput {
  const none = 1 - probabilities.reduce((total, one) => total + one, 0);
  const best = probabilities.reduce((most, one, at) => (one > (probabilities[most] ?? -1) ? at : most), 0);
  const scores = categories.map(({ title }, at) => ({ title, score: Math.round(probabilities[at]! * 1000) / 1000 }));
  const share = probabilities[best] ?? 0;
  // That a document is none of the categories is never sure: their descriptions may lack the words.
  if (share <= none) return { title: null, confidence: "low", scores };
  const fit = fitOf(best);
  const isSure = share >= (fit !== undefined && fit >= MIN_FORM_FIT ? MIN_SURE : MIN_SURE_BY_WORDS) && fit !== 0;
  return { title: categories[best]!.title, confidence: isSure ? "high" : "low", scores };
}

/** The mean of pages, the first counts most, that grows with their number as far as they agree. */
function meanOdds(odds: readonly number[]): number {
  let sum = 0;
  let weights = 0;
  for (const [at, odd] of odds.entries()) {
    sum += odd / (at + 1);
    weights += 1 / (at + 1);
  }
  return weights === 0 ? 0 : (sum / weights) * Math.sqrt(Math.min(2, weights));
}
