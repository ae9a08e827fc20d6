/**
 * Words that this repository does not use, each with the plain form to write instead. The list is short on purpose: each entry was
 * used so often, or in such an unusual sense, that new readers stumbled over it. To change an entry, discuss it in the pull request that
 * breaks it.
 */

export interface AvoidedWord {
  /** Matches the word in a line of code, comment or prose. */
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly plain: string;
}

export const AVOIDED_WORDS: readonly AvoidedWord[] = [
  { pattern: /\bstands?\b(?! (?:for|out)\b)/i, plain: "is, lies, or the verb for what it does" },
  { pattern: /\bbeside\b/i, plain: "next to, with, compared with" },
  { pattern: /\b(?:is|are|be|been|was|were) told\b/i, plain: "receives, is reported, is called with" },
  { pattern: /\btells\b/i, plain: "returns, reports, shows, distinguishes" },
  { pattern: /\b(?:told|tell) apart\b/i, plain: "distinguished, distinguish" },
  { pattern: /\bgo(?:es)? on\b/i, plain: "continue, continues" },
  { pattern: /\bnobody\b/i, plain: "no one, or name who: the caller, the file, no document" },
  { pattern: /\banew\b/i, plain: "again" },
  { pattern: /\bso many\b/i, plain: "the number, this many" },
  { pattern: /\bis believed\b/i, plain: "is trusted" },
  { pattern: /\b(?:is|are) wanted\b/i, plain: "is requested, is needed" },
  // The name of a limit says whether it is a minimum or maximum, and its unit: MAX_GAP_EM, MIN_NUMERIC_SHARE.
  { pattern: /\b(?:[A-Z0-9_]+_)?(?:MOST|LEAST|FEWEST)(?:_[A-Z0-9_]+)?\b/, plain: "MAX_… or MIN_… with a unit" },
];
