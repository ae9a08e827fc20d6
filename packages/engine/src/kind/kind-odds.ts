/** How much a page's form speaks for each kind of document. */
import { type Kind, KINDS } from "./kind-names.ts";
import type { KindSign, KindSigns } from "./kind-signs.ts";
import { KIND_BIAS, KIND_WEIGHTS } from "./kind-weights.ts";

export type KindOdds = Readonly<Record<Kind, number>>;

/** Logarithms of the odds, kind by kind; 0 is as likely as not in a collection that is half of that kind. */
export function kindOdds(signs: KindSigns): KindOdds {
  const odds = KINDS.map((kind, at) => {
    const measures = signsOfKind(signs, kind);
    let sum = KIND_BIAS[at]!;
    for (const sign in KIND_WEIGHTS) sum += KIND_WEIGHTS[sign as KindSign][at]! * measures[sign as KindSign];
    return [kind, sum];
  });
  return Object.fromEntries(odds) as KindOdds;
}

/** The signs as they are for one kind: its own names, and those of the others. */
export function signsOfKind({ form, named }: KindSigns, kind: Kind): Record<KindSign, number> {
  let other = 0;
  for (const one of KINDS) if (one !== kind) other = Math.max(other, named[one]);
  return { ...form, named: named[kind], namedOther: Math.max(0, other - named[kind]) };
}
