/**
 * Finds which of a caller's categories a document belongs to, by the words of their descriptions and by the form of its pages; the first page
 * counts most.
 */
import type { ClassifyOutput } from "@docsvc/openapi";
import type { Transcript } from "../transcript/transcript.ts";
import { formFitOf } from "../split/form-fit.ts";
import { describedOdds } from "../split/kinds.ts";
import type { SectionDescription } from "../split/section-description.ts";
import { readSections } from "../split/section-rules.ts";
import { lookAtPages } from "../split/page-look.ts";
import { toSequence } from "../split/start-signs.ts";

/** Words and forms repeat each other's evidence, so the odds of pages are too high: scaled by this factor the scores are probabilities. */
const TRUST = 0.8;
/** Callers name categories that they expect, so “none of them” starts with lower odds. */
const NONE_ODDS = -0.4;
/** Later pages add little to the first ones. */
const MAX_PAGES = 8;
/** Minimum score of a sure category, if the form of the first page is of its kind, and if the form shows nothing. */
const MIN_SURE = 0.9;
const MIN_SURE_BY_WORDS = 0.97;
const MIN_FORM_FIT = 0.75;

/**
 * @param categories - each with its title and what belongs to it; one may mean “everything else”
 * @returns the best category, or null if none fits; the scores are probabilities, and the rest to 1 is the probability of none of them
 */
export function classify(transcript: Transcript, categories: readonly SectionDescription[]): ClassifyOutput {
  const { looks } = toSequence(lookAtPages(transcript));
  const pages = looks.slice(0, MAX_PAGES);
  if (pages.length === 0) return toOutput(categories, new Float64Array(categories.length), () => undefined);
  const sections = readSections(categories);
  const probabilities = new Float64Array(categories.length);
  const rows = describedOdds(toSequence(pages), sections.sought);
  const odds = sections.sought.map((_, kind) => TRUST * meanOdds(rows.map((row) => row[kind]!)));
  const powers = odds.map((odd) => Math.exp(odd));
  const sum = powers.reduce((total, power) => total + power, Math.exp(TRUST * NONE_ODDS));
  for (const [kind, power] of powers.entries()) {
    const index = sections.callerIndexes[kind]!;
    if (index >= 0) probabilities[index] = power / sum;
  }
  if (sections.rest >= 0) {
    // A category for everything else does not take what another category takes, nor the kinds that “everything but …” excludes.
    const excluded = powers.reduce((total, power, kind) => total + (sections.callerIndexes[kind]! < 0 ? power : 0), 0);
    probabilities[sections.rest] = Math.max(
      0,
      1 - probabilities.reduce((total, one) => total + one, 0) - excluded / sum,
    );
  }
  return toOutput(categories, probabilities, (best) => {
    const kind = sections.callerIndexes.indexOf(best);
    return kind < 0 || pages[0] === undefined ? undefined : formFitOf(pages[0], sections.sought, kind);
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
  // It is never sure that a document fits no category: the descriptions may lack its words.
  if (share <= none) return { title: null, confidence: "low", scores };
  const fit = fitOf(best);
  const isSure = share >= (fit !== undefined && fit >= MIN_FORM_FIT ? MIN_SURE : MIN_SURE_BY_WORDS) && fit !== 0;
  return { title: categories[best]!.title, confidence: isSure ? "high" : "low", scores };
}

/** Mean over the pages, with the most weight on the first; it grows with their number if they agree. */
function meanOdds(odds: readonly number[]): number {
  let sum = 0;
  let weights = 0;
  for (const [at, odd] of odds.entries()) {
    sum += odd / (at + 1);
    weights += 1 / (at + 1);
  }
  return weights === 0 ? 0 : (sum / weights) * Math.sqrt(Math.min(2, weights));
}
