/**
 * Terms of this folder. A question about a document is decided in one of two ways. Where the order of what is asked is the
 * algorithm, by rules: a list of which the first that speaks decides. Where much speaks for and against, by signs with weights.
 * A rule or a sign is known by its name, so that reports can name what decided.
 */

/** One answer to a question about a subject, and when it holds. */
export interface Rule<Subject, Verdict extends string> {
  /** Unique in its list. */
  readonly name: string;
  readonly says: Verdict;
  readonly when: (subject: Subject) => boolean;
}

/** The first rule that speaks; undefined where none does. */
export function firstThatSpeaks<Subject, Verdict extends string>(
  rules: readonly Rule<Subject, Verdict>[],
  subject: Subject,
): Rule<Subject, Verdict> | undefined {
  for (const rule of rules) if (rule.when(subject)) return rule;
  return undefined;
}
