/**
 * Finds where documents begin and which kind each has, over all pages at once (Viterbi, 1967): the kind may change only where a document
 * begins, so pages with weak evidence get the kind of the clear pages around them.
 */
import type { KindOdds } from "./kinds.ts";

/**
 * Callers describe what their bundles contain, so a document of no described kind is less likely than one whose evidence is weak. And a page in the
 * middle of a document without any words of its kind is no evidence against it. Chosen on 70 bundles of real documents (manuals, papers, slides, forms, filings):
 * pages .863 to .912, starts .879 to .898, bundles without an error .257 to .357; 1.5 costs starts.
 */
const UNDESCRIBED = 1;

/** A run of pages, by their indexes in the sequence, first and last included. */
export interface FoundDocument {
  readonly first: number;
  readonly last: number;
  /** Index of the description; -1 if none fits. */
  readonly kind: number;
  /** Lead of the kind over the second best, over the whole document. */
  readonly margin: number;
  /** The same margin from the pages and descriptions only, without evidence from other documents of the bundle. */
  readonly saidMargin: number;
  /** How well the section matches the form of the first page, from 0 to 1; 0.5 if the form shows nothing. */
  readonly formFit: number;
  /** Odds that its first page begins a document. */
  readonly startOdds: number;
  /** Highest odds that another of its pages begins a document. */
  readonly innerOdds: number;
}

/**
 * @param starts - log odds that each page begins a document
 * @param odds - evidence for each kind, page by page; 0 for none of them
 * @param said - the part of `odds` that comes from the descriptions
 */
export function findDocuments(starts: readonly number[], odds: KindOdds, said: KindOdds = odds): FoundDocument[] {
  if (odds.length === 0) return [];
  const none = odds[0]!.length;
  const kinds = none + 1;
  const of = (at: number, kind: number): number => (kind === none ? 0 : odds[at]![kind]!);
  const from: Int32Array[] = [];
  let best = Float64Array.from({ length: kinds }, (_, kind) => of(0, kind));
  for (let at = 1; at < odds.length; at++) {
    const begins = logistic(starts[at]!);
    const continues = logistic(-starts[at]!);
    const top = indexOfMost(best);
    const next = new Float64Array(kinds);
    // Positive if the document continues; otherwise the kind of the document before, as a negative number.
    const back = new Int32Array(kinds);
    for (let kind = 0; kind < kinds; kind++) {
      const staying = best[kind]! + continues + Math.max(0, of(at, kind));
      const starting = best[top]! + begins + (kind === none ? -UNDESCRIBED : of(at, kind));
      back[kind] = staying >= starting ? 1 : -1 - top;
      next[kind] = Math.max(staying, starting);
    }
    from.push(back);
    best = next;
  }
  return traceBack(from, indexOfMost(best), { starts, odds, said, none });
}

function traceBack(
  from: readonly Int32Array[],
  lastKind: number,
  {
    starts,
    odds,
    said,
    none,
  }: {
    readonly starts: readonly number[];
    readonly odds: KindOdds;
    readonly said: KindOdds;
    readonly none: number;
  },
): FoundDocument[] {
  const found: FoundDocument[] = [];
  let kind = lastKind;
  let last = odds.length - 1;
  for (let at = odds.length - 1; at >= 0; at--) {
    const step = at === 0 ? -1 : from[at - 1]![kind]!;
    if (step > 0) continue;
    found.push({
      first: at,
      last,
      kind: kind === none ? -1 : kind,
      margin: marginOf(odds.slice(at, last + 1), kind, none),
      saidMargin: marginOf(said.slice(at, last + 1), kind, none),
      formFit: UNKNOWN_FIT,
      startOdds: starts[at]!,
      innerOdds: Math.max(SURELY_NOT, ...starts.slice(at + 1, last + 1)),
    });
    last = at - 1;
    kind = -1 - step;
  }
  return found.reverse();
}

/** Lead of a kind over the second best: a mean over the pages that grows with their number. */
function marginOf(rows: KindOdds, kind: number, none: number): number {
  const sums = Array.from({ length: none + 1 }, (_, other) =>
    other === none ? 0 : rows.reduce((sum, row) => sum + row[other]!, 0),
  );
  const runnerUp = sums.reduce((most, sum, other) => (other === kind ? most : Math.max(most, sum)), -Infinity);
  return (sums[kind]! - runnerUp) / Math.sqrt(rows.length);
}

/** Fit of a form that shows nothing. */
const UNKNOWN_FIT = 0.5;

/** Odds for a document of one page, which has no inner page. */
const SURELY_NOT = -10;

/** Converts the logarithm of odds to a probability. */
function logistic(odds: number): number {
  return odds > 0 ? -Math.log1p(Math.exp(-odds)) : odds - Math.log1p(Math.exp(odds));
}

function indexOfMost(values: Float64Array): number {
  return values.reduce((most, value, at) => (value > values[most]! ? at : most), 0);
}
