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

/** A candidate and how well it answers. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly measures: Measures;
  readonly score: number;
  /** How far it leads, 0 to 1: its share of all scores, which is low if several candidates would do. */
  readonly lead: number;
}

/** Returns the possible answers, best first. */
export function rank(found: readonly FoundPassage[], question: UnderstoodQuestion): readonly Ranked[] {
  const candidates = found.flatMap((one) => [...candidatesOf(one), ...extremeOf(one, question)]);
  const ranked = candidates.map((candidate) => {
    const measures = measure(question, candidate);
    return { candidate, measures, score: weigh(measures, ANSWER_WEIGHTS) };
  });
  const leads = leadsOf(ranked.map(({ score }) => score));
  const led = ranked.map((one, at) => ({ ...one, lead: leads[at]! }));
  // Sorting is stable: of two equal candidates, the one that the search ranked higher stays first.
  return led.sort((one, other) => other.score - one.score);
}

/** Returns the share of each score (a softmax) among the {@link MAX_RIVALS} highest scores and itself. */
export function leadsOf(scores: readonly number[]): readonly number[] {
  const highest = scores.toSorted((one, other) => other - one).slice(0, MAX_RIVALS);
  const all = highest.reduce((sum, score) => sum + Math.exp(score - highest[0]!), 0);
  return scores.map((score) => Math.exp(score - highest[0]!) / all);
}

/** A long table has hundreds of cells, and most of them are not serious candidates. */
const MAX_RIVALS = 30;

/** Returns the quotes that answer, best first, or `nearest` if the best of them does not answer the question. */
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
 * Returns the part of a passage that matches the question best.
 *
 * @param stated - a statement about the passage: parts that contain its numbers are preferred
 */
export function quoteFrom(passage: IndexedPassage, question: string, rarity: Rarity, stated: string): Quote {
  const understood = understand(question, rarity);
  const missing = ({ candidate }: Ranked): number => unproved(stated, [candidate.text]).length;
  const ranked = rank([{ passage, score: 1, language: languageOf(passage.text) }], understood);
  return toQuote(ranked.toSorted((one, other) => missing(one) - missing(other))[0]!, understood);
}

/**
 * Even odds if seven of ten questions are answered by the documents: the weights were learned as if half of them were. With the domain left out, 8 % of
 * the answerable questions and 84 % of the others are refused; at 0.45 12 and 90 %.
 */
export const MIN_SUPPORT = 0.3;
const NEARLY_AS_GOOD = 1;
const MAX_QUOTES = 3;

/** Probability that a candidate answers the question, 0 to 1. */
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

/** Drops quotes that repeat the words of a better one, and those of a row that is quoted, as a whole or by a cell. */
function distinct(ranked: readonly Ranked[]): readonly Ranked[] {
  const seen = new Set<unknown>();
  return ranked.filter(({ candidate }) => {
    const keys = [candidate.text, (candidate.cell?.cellsOfRow ?? candidate.cells)?.[0] ?? candidate];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** @param question - the question that the quote answers; without it no part of the text is marked */
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
  // The cells of a chart are its bars; a cell that names several rows would frame them all.
  const isTable = passage.category !== "Figure";
  const isNaming = (other: Cell): boolean =>
    isTable && cell.names.includes(other) && other.row_span <= cell.at.row_span;
  const { lines = [] } = cell.at;
  const [own] = key === cell.text ? [] : placesOf({ bbox: cell.at.bbox, lines }, cell.text, key);
  const boxes = [...others.filter(isNaming).flatMap(boxesOf), ...(own?.boxes ?? boxesOf(cell.at))];
  const faintBoxes = [...(own?.faintBoxes ?? []), ...others.filter((other) => !isNaming(other)).flatMap(boxesOf)];
  return [{ page, boxes, faintBoxes }];
}

/** A row that continues on the next page is framed on both pages. */
function placesOfRow(cells: readonly Cell[]): readonly Place[] {
  const byPage = Map.groupBy(cells, ({ bbox: { page } }) => page);
  return [...byPage].map(([page, own]) => ({ page, boxes: own.flatMap(boxesOf) }));
}

function boxesOf({ text, lines = [], bbox }: Cell): readonly Box[] {
  return placesOf({ bbox, lines }, text).flatMap(({ page, boxes }) => (page === bbox.page ? boxes : []));
}
