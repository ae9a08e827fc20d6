import type { CandidateWeights } from "../../src/extract/candidates/candidate-weights.ts";

/**
 * What was set by hand before anything was learned, by what each sign means; the learned weights are drawn to it, as made
 * pages have fewer kinds of ambiguity than real ones.
 */
export const PRIOR_WEIGHTS: CandidateWeights = {
  bias: -5.2,
  weights: {
    label: 6.4,
    whole: 1.1,
    foreign: -3.5,
    titled: 1.3,
    colon: 1.6,
    inline: 0.6,
    right: 1,
    below: 0.6,
    distance: -1.2,
    skipped: -1.8,
    fit: 2.2,
    isLabel: -6,
    otherLook: 0,
    ownLabel: -2.2,
    party: 2.2,
    otherParty: -3.2,
    totalRow: 0.8,
    largest: 0.7,
    early: 0.5,
    late: 0.4,
    large: 0.3,
    ambiguous: -0.4,
    unlabelled: 2.5,
    placed: 4.5,
    partial: -0.8,
    heading: -3,
    amongWords: -2.5,
    deep: -2,
    between: -1.5,
    emptied: -7,
    labelling: -4,
    ownWords: -1,
    unusual: -1,
    unlike: -1.5,
    strange: -1,
    headerRow: -1,
    oneEnd: -1,
    otherEnd: -3,
  },
};
