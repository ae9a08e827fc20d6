import type { Box, Place, Quote } from "./answer.ts";
import type { FoundPassage } from "../search/search.ts";
import type { IndexedPassage } from "../index/refresh.ts";
import type { Cell } from "../read/passage.ts";
import { languageOf } from "../language/language-of.ts";
import { understand, type UnderstoodQuestion } from "../question/understand.ts";
import type { Rarity } from "../search/rarity.ts";
import { candidatesOf, type Candidate } from "./candidates.ts";
import { extremeOf } from "./extreme.ts";
import { unproved } from "./figures.ts";
import { keyPartOf } from "./key-part.ts";
import { placesOf } from "./place-quote.ts";
import { measure, type Measures, type Sign } from "./signs.ts";
import { ANSWER_WEIGHTS, SUPPORT_WEIGHTS, type SupportSign } from "./weights.ts";

/** A candidate with how well it answers. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly measures: Measures;
  readonly score: number;
  /** How far it leads, 0 to 1: its share of the scores of all, which falls where several would do. */
  readonly lead: number;
}

/** What may answer, the best first. */
export function rank(found: readonly FoundPassage[], question: UnderstoodQuestion): readonly Ranked[] {
  const candidates = found.flatMap((one) => [...candidatesOf(one), ...extremeOf(one, question)]);
  const ranked = candidates.map((candidate) => {
    const measures = measure(question, candidate);
    return { candidate, measures, score: weigh(measures, ANSWER_WEIGHTS) };
  });
  const leads = leadsOf(ranked.map(({ score }) => score));
  const led = ranked.map((one, at) => ({ ...one, lead: leads[at]! }));
  // Sorting is stable: of two that answer alike, the one that the search found first stays first.
  return led.sort((one, other) => other.score - one.score);
}

/** The share of each score (a softmax), of the {@link MAX_RIVALS} highest and itself. */
export function leadsOf(scores: readonly number[]): readonly number[] {
  const highest = scores.toSorted((one, other) => other - one).slice(0, MAX_RIVALS);
  const all = highest.reduce((sum, score) => sum + Math.exp(score - highest[0]!), 0);
  return scores.map((score) => Math.exp(score - highest[0]!) / all);
}

/** A long table has hundreds of cells; those that say nothing are no rivals. */
const MAX_RIVALS = 30;

/** The quotes that answer, the best first; `nearest` instead where the best of them does not answer the question. */
export function quotesFrom(
  ranked: readonly Ranked[],
  question: UnderstoodQuestion,
): {
  readonly quotes: readonly Quote[];
  readonly nearest: readonly Quote[];
} {
  const [best] = ranked;
  if (best === undefined) return { quotes: [], nearest: [] };
  if (supportOf(best) < MIN_SUPPORT) return { quotes: [], nearest: [toQuote(best, undefined)] };
  const others = ranked.filter((other) => other.score > best.score - NEARLY_AS_GOOD && supportOf(other) >= MIN_SUPPORT);
  return {
    quotes: distinct(others)
      .slice(0, MAX_QUOTES)
      .map((one) => toQuote(one, question)),
    nearest: [],
  };
}

/**
 * The part of a passage that says most about the question.
 *
 * @param stated - a statement about it: a part that has its figures goes before
 */
export function quoteFrom(passage: IndexedPassage, question: string, rarity: Rarity, stated: string): Quote {
  const understood = understand(question, rarity);
  const missing = ({ candidate }: Ranked): number => unproved(stated, [candidate.text]).length;
  const ranked = rank([{ passage, score: 1, language: languageOf(passage.text) }], understood);
  return toQuote(ranked.toSorted((one, other) => missing(one) - missing(other))[0]!, understood);
}

/**
 * A little under even odds: it is learned with as many questions that have no answer as have one, and people ask what a document says more
 * often. Of held-out questions, 0.5 would refuse 1.7 of a hundred more that have an answer, and 2 more that have none.
 */
export const MIN_SUPPORT = 0.45;
const NEARLY_AS_GOOD = 1;
const MAX_QUOTES = 3;

/** How likely it is that a candidate answers the question, 0 to 1. */
export function supportOf({ measures, lead }: Pick<Ranked, "measures" | "lead">): number {
  return 1 / (1 + Math.exp(-weigh({ ...measures, lead, bias: 1 }, SUPPORT_WEIGHTS)));
}

function weigh(
  measures: Partial<Record<SupportSign | Sign, number>>,
  weights: Partial<Record<SupportSign | Sign, number>>,
): number {
  const signs = Object.keys(weights) as (SupportSign | Sign)[];
  return signs.reduce((all, sign) => all + weights[sign]! * (measures[sign] ?? 0), 0);
}

/** A sentence that is quoted needs no second quote of the same words, nor a cell its row. */
function distinct(ranked: readonly Ranked[]): readonly Ranked[] {
  const seen = new Set<unknown>();
  return ranked.filter(({ candidate }) => {
    const keys = [candidate.text, candidate.cell?.cellsOfRow[0] ?? candidate];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** @param question - what the quote answers; without it nothing is singled out in its text */
export function toQuote(ranked: Ranked, question: UnderstoodQuestion | undefined): Quote {
  const { text, kind, found, cell } = ranked.candidate;
  const { file, section } = found.passage;
  const support = Math.round(1000 * supportOf(ranked)) / 1000;
  const quoted = cell && { cell: { text: cell.text, column: cell.column, row: cell.row } };
  const whole = cell?.text ?? text;
  const key = question === undefined || kind === "row" ? whole : keyPartOf(whole, question, linesOf(ranked.candidate));
  const places = placesOfCandidate(ranked.candidate, key);
  return { text, ...(key !== whole && { key }), ...quoted, kind, file, places, section, support };
}

function linesOf({ cell, found: { passage } }: Candidate): readonly string[] {
  return (cell === undefined ? passage.lines : (cell.at.lines ?? [])).map(({ text }) => text);
}

function placesOfCandidate({ text, cell, cells, found: { passage } }: Candidate, key: string): readonly Place[] {
  if (cells !== undefined) return placesOfRow(cells);
  if (cell === undefined) return placesOf(passage, text, key);
  const { page } = cell.at.bbox;
  const others = cell.cellsOfRow.filter((other) => other !== cell.at && other.bbox.page === page);
  // The cells of a chart are its bars; a name over many rows would frame them all.
  const isTable = passage.category !== "Figure";
  const isNaming = (other: Cell): boolean =>
    isTable && cell.names.includes(other) && other.row_span <= cell.at.row_span;
  const { lines = [] } = cell.at;
  const [own] = key === cell.text ? [] : placesOf({ bbox: cell.at.bbox, lines }, cell.text, key);
  const boxes = [...others.filter(isNaming).flatMap(boxesOf), ...(own?.boxes ?? boxesOf(cell.at))];
  const faintBoxes = [...(own?.faintBoxes ?? []), ...others.filter((other) => !isNaming(other)).flatMap(boxesOf)];
  return [{ page, boxes, faintBoxes }];
}

/** A row that continues on the next page is framed on both. */
function placesOfRow(cells: readonly Cell[]): readonly Place[] {
  const byPage = Map.groupBy(cells, ({ bbox: { page } }) => page);
  return [...byPage].map(([page, own]) => ({ page, boxes: own.flatMap(boxesOf) }));
}

function boxesOf({ text, lines = [], bbox }: Cell): readonly Box[] {
  return placesOf({ bbox, lines }, text).flatMap(({ page, boxes }) => (page === bbox.page ? boxes : []));
}
