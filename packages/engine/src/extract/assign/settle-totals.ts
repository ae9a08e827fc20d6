import type { Candidate } from "../candidates/candidate.ts";
import type { Concept } from "../lexicon/concept.ts";
import type { Field } from "../fields/field.ts";

/** Bonus for each of three amounts that add up, and for each of two whose third is missing. */
const ADDS_UP = 3;
/** Limit on candidates of each amount that are tried together. */
const MAX_TRIED = 14;
/** A tax is a smaller share of the net amount; three amounts beyond it add up by chance. */
const MAX_RATE = 0.3;
/** Tolerance for tax that was rounded over many lines. */
const CENT = 0.021;

/** Raises candidates that add up: net and tax make the total. */
export function settleTotals(fields: readonly Field[], byField: readonly Candidate[][]): Candidate[][] {
  const indexOf = (concept: Concept): number =>
    fields.findIndex(({ kind, concepts }) => kind === "money" && concepts[0] === concept);
  const [net, tax, gross] = [indexOf("net"), indexOf("tax"), indexOf("gross")];
  if (net < 0 || gross < 0 || tax < 0) return [...byField];
  const settled = new Map<Candidate, number>();
  const raise = (candidate: Candidate, by: number): void => {
    settled.set(candidate, Math.max(settled.get(candidate) ?? 0, by));
  };
  const taxes = byField[tax]!.slice(0, MAX_TRIED);
  let best: { readonly sum: number; readonly parts: readonly Candidate[] } | null = null;
  for (const n of byField[net]!.slice(0, MAX_TRIED)) {
    for (const g of byField[gross]!.slice(0, MAX_TRIED)) {
      for (const t of taxes) {
        const [a, b, c] = [Number(n.value), Number(t.value), Number(g.value)];
        if (Math.abs(a + b - c) > CENT || c === 0 || n.spans[0]!.place === g.spans[0]!.place) continue;
        if ((b === 0 && t.score < 0) || Math.abs(b) > MAX_RATE * Math.abs(a)) continue;
        const sum = n.score + t.score + g.score;
        if (best === null || sum > best.sum) best = { sum, parts: [n, t, g] };
      }
    }
  }
  if (best === null) return [...byField];
  for (const part of best.parts) raise(part, ADDS_UP);
  return byField.map((candidates) =>
    candidates
      .map((candidate) => ({ ...candidate, score: candidate.score + (settled.get(candidate) ?? 0) }))
      .toSorted((a, b) => b.score - a.score),
  );
}
