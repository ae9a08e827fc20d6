/**
 * Terms of this folder. A question about a document is decided in one of two ways. Rules: an ordered list, of which the first that applies
 * decides; used if the order is the algorithm. Signs with weights: used if there is much evidence for and against.
 * Rules and signs have names, so that reports can say which of them decided.
 */

/** One answer to a question about a subject, and the condition under which it applies. */
export interface Rule<Subject, Verdict extends string> {
  /** Unique in its list. */
  readonly name: string;
  readonly verdict: Verdict;
  readonly when: (subject: Subject) => boolean;
}

/** The first rule that applies; undefined if none does. */
export function firstRule<Subject, Verdict extends string>(
  rules: readonly Rule<Subject, Verdict>[],
  subject: Subject,
): Rule<Subject, Verdict> | undefined {
  for (const rule of rules) if (rule.when(subject)) return rule;
  return undefined;
}
