import type { Box, Place, Quote } from "./answer.ts";
import type { FoundPassage } from "../search/search.ts";
import type { IndexedPassage } from "../index/refresh.ts";
import { understand, type UnderstoodQuestion } from "../question/understand.ts";
import type { Rarity } from "../search/rarity.ts";
import { candidatesOf, type Candidate } from "./candidates.ts";
import { placesOf, wholePlace } from "./place-quote.ts";
import { measure, type Measures, type Sign } from "./signs.ts";
import { ANSWER_WEIGHTS, SUPPORT_WEIGHTS } from "./weights.ts";

/** A candidate with how well it answers. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly measures: Measures;
  readonly score: number;
}

/** What may answer, the best first. */
export function rank(found: readonly FoundPassage[], question: UnderstoodQuestion): readonly Ranked[] {
  const candidates = found.flatMap(candidatesOf);
  const ranked = candidates.map((candidate) => {
    const measures = measure(question, candidate);
    return { candidate, measures, score: weigh(measures, ANSWER_WEIGHTS) };
  });
  // Sorting is stable: of two that answer alike, the one that the search found first stays first.
  return ranked.sort((one, other) => other.score - one.score);
}

/** The quotes that answer, the best first; `nearest` instead where the best of them does not answer the question. */
export function quotesFrom(ranked: readonly Ranked[]): {
  readonly quotes: readonly Quote[];
  readonly nearest: readonly Quote[];
} {
  const [best] = ranked;
  if (best === undefined) return { quotes: [], nearest: [] };
  if (supportOf(best) < LEAST_SUPPORT) return { quotes: [], nearest: [toQuote(best)] };
  const others = ranked.filter(
    (other) => other.score > best.score - NEARLY_AS_GOOD && supportOf(other) >= LEAST_SUPPORT,
  );
  return { quotes: distinct(others).slice(0, MOST_QUOTES).map(toQuote), nearest: [] };
}

/** The part of a passage that says most about the question. */
export function quoteFrom(passage: IndexedPassage, question: string, rarity: Rarity): Quote {
  return toQuote(rank([{ passage, score: 1 }], understand(question, rarity))[0]!);
}

/** Even odds that it answers, as learned. */
export const LEAST_SUPPORT = 0.5;
const NEARLY_AS_GOOD = 1;
const MOST_QUOTES = 3;

/** How likely it is that a candidate answers the question, 0 to 1. */
export function supportOf({ measures }: Pick<Ranked, "measures">): number {
  return 1 / (1 + Math.exp(-weigh({ ...measures, bias: 1 }, SUPPORT_WEIGHTS)));
}

function weigh(
  measures: Partial<Record<Sign | "bias", number>>,
  weights: Partial<Record<Sign | "bias", number>>,
): number {
  const signs = Object.keys(weights) as (Sign | "bias")[];
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

export function toQuote(ranked: Ranked): Quote {
  const { text, kind, found, cell } = ranked.candidate;
  const { file, section } = found.passage;
  const support = Math.round(1000 * supportOf(ranked)) / 1000;
  const quoted = cell && { cell: { text: cell.text, column: cell.column, row: cell.row } };
  return { text, ...quoted, kind, file, places: placesOfCandidate(ranked.candidate), section, support };
}

function placesOfCandidate({ text, cell, kind, found: { passage } }: Candidate): readonly Place[] {
  if (cell === undefined && kind !== "row") return placesOf(passage, text);
  if (cell === undefined) return [wholePlace(passage)];
  const others = cell.cellsOfRow.filter((other) => other !== cell.at && other.bbox.page === cell.at.bbox.page);
  return [{ page: cell.at.bbox.page, boxes: boxesOf(cell.at), faintBoxes: others.flatMap(boxesOf) }];
}

function boxesOf({ lines = [], bbox }: NonNullable<Candidate["cell"]>["at"]): readonly Box[] {
  const boxes = lines.length > 0 ? lines.map((line) => line.bbox) : [bbox];
  return boxes.map(({ page: _page, ...box }) => box);
}
