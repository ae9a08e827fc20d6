/** Evidence of a page's form for each kind of document. */
import { type Cue, CUES } from "./kind-cues.ts";
import { type Kind, KINDS } from "./kind-names.ts";
import type { KindSign, KindSigns } from "./kind-signs.ts";
import { KIND_BIAS, KIND_WEIGHTS } from "./kind-weights.ts";

export type KindOdds = Readonly<Record<Kind, number>>;

/** On a page with this many words, the form counts fully. */
const MANY_WORDS_SHARE = 0.1;

/** Log odds, kind by kind; 0 is as likely as not in a collection of which half is of that kind. */
export function kindOdds(signs: KindSigns): KindOdds {
  const evidence = evidenceOf(signs);
  const odds = KINDS.map((kind, at) => {
    const measures = signsOfKind(signs, kind);
    let sum = KIND_BIAS[at]!;
    for (const sign in KIND_WEIGHTS) sum += KIND_WEIGHTS[sign as KindSign][at]! * measures[sign as KindSign];
    return [kind, evidence * sum];
  });
  return Object.fromEntries(odds) as KindOdds;
}

/** From 0 to 1: two lines without a known phrase are no evidence, whatever their layout. */
function evidenceOf({ form, named }: KindSigns): number {
  let evidence = form.manyWords / MANY_WORDS_SHARE + form.landscape + form.largeType + form.figures;
  for (const cue in CUES) evidence += form[cue as Cue];
  for (const kind of KINDS) evidence += named[kind];
  return Math.min(1, evidence);
}

/** The signs as seen from one kind: whether its own names are there, and whether those of others are. */
export function signsOfKind({ form, named }: KindSigns, kind: Kind): Record<KindSign, number> {
  let other = 0;
  for (const one of KINDS) if (one !== kind) other = Math.max(other, named[one]);
  return { ...form, named: named[kind], namedOther: Math.max(0, other - named[kind]) };
}
