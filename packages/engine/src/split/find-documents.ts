/**
 * Where documents begin and of which kind they are, over all pages together (Viterbi, 1967): a page's kind may change only where a document
 * begins, so weak pages follow strong ones.
 */
import type { KindOdds } from "./kinds.ts";

/** A run of pages: indexes of the sequence, both included. */
export interface FoundDocument {
  readonly first: number;
  readonly last: number;
  /** Index of the description; -1 where none fits. */
  readonly kind: number;
  /** By how much the kind beats the next one, on the whole document. */
  readonly margin: number;
  /** How sure its first page begins it. */
  readonly startOdds: number;
  /** How near another of its pages comes to beginning one. */
  readonly innerOdds: number;
}

/**
 * @param starts - logarithm of the odds that each page begins a document
 * @param odds - what speaks for each kind, page by page; 0 speaks for none of them
 */
export function findDocuments(starts: readonly number[], odds: KindOdds): FoundDocument[] {
  if (odds.length === 0) return [];
  const none = odds[0]!.length;
  const kinds = none + 1;
  const of = (at: number, kind: number): number => (kind === none ? 0 : odds[at]![kind]!);
  const from: Int32Array[] = [];
  let best = Float64Array.from({ length: kinds }, (_, kind) => of(0, kind));
  for (let at = 1; at < odds.length; at++) {
    const begins = logistic(starts[at]!);
    const goesOn = logistic(-starts[at]!);
    const top = indexOfMost(best);
    const next = new Float64Array(kinds);
    // Positive where the document goes on, else the kind of the one before, as a negative number.
    const back = new Int32Array(kinds);
    for (let kind = 0; kind < kinds; kind++) {
      const staying = best[kind]! + goesOn;
      const starting = best[top]! + begins;
      back[kind] = staying >= starting ? 1 : -1 - top;
      next[kind] = Math.max(staying, starting) + of(at, kind);
    }
    from.push(back);
    best = next;
  }
  return traceBack(from, indexOfMost(best), { starts, odds, none });
}

function traceBack(
  from: readonly Int32Array[],
  lastKind: number,
  { starts, odds, none }: { readonly starts: readonly number[]; readonly odds: KindOdds; readonly none: number },
): FoundDocument[] {
  const found: FoundDocument[] = [];
  let kind = lastKind;
  let last = odds.length - 1;
  for (let at = odds.length - 1; at >= 0; at--) {
    const step = at === 0 ? -1 : from[at - 1]![kind]!;
    if (step > 0) continue;
    const sums = Array.from({ length: none + 1 }, (_, other) =>
      other === none ? 0 : odds.slice(at, last + 1).reduce((sum, row) => sum + row[other]!, 0),
    );
    const runnerUp = sums.reduce((most, sum, other) => (other === kind ? most : Math.max(most, sum)), -Infinity);
    const margin = (sums[kind]! - runnerUp) / Math.sqrt(last - at + 1);
    found.push({
      first: at,
      last,
      kind: kind === none ? -1 : kind,
      margin,
      startOdds: starts[at]!,
      innerOdds: Math.max(SURELY_NOT, ...starts.slice(at + 1, last + 1)),
    });
    last = at - 1;
    kind = -1 - step;
  }
  return found.reverse();
}

/** Of a document of one page, which has no other. */
const SURELY_NOT = -10;

/** Logarithm of the probability. */
function logistic(odds: number): number {
  return odds > 0 ? -Math.log1p(Math.exp(-odds)) : odds - Math.log1p(Math.exp(odds));
}

function indexOfMost(values: Float64Array): number {
  return values.reduce((most, value, at) => (value > values[most]! ? at : most), 0);
}
