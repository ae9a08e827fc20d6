import type { SplitRule } from "@docsvc/openapi";
import type { SectionDescription } from "../section-description.ts";
import { GRAMMAR, type Rule } from "./grammar.ts";

/** A rule to apply, with its kinds; it applies to all kinds if it names none. */
export interface AskedRule {
  readonly rule: Rule;
  /** Indexes of the descriptions. */
  readonly kinds: readonly number[] | undefined;
}

export interface ReadRules {
  readonly asked: readonly AskedRule[];
  /** Each sentence, with how it was understood. */
  readonly report: readonly SplitRule[];
}

/** Reads rules from sentences; sentences that match no pattern of the grammar are reported. */
export function readRules(text: string, descriptions: readonly SectionDescription[]): ReadRules {
  const asked: AskedRule[] = [];
  const report: SplitRule[] = [];
  for (const sentence of toSentences(text)) {
    const kinds = namedKinds(sentence, descriptions);
    const meanings: string[] = [];
    for (const { read } of GRAMMAR) {
      const rule = read(sentence);
      if (rule === undefined) continue;
      asked.push({ rule, kinds });
      meanings.push(rule.meaning);
    }
    report.push(
      meanings.length > 0
        ? { rule: sentence, status: "followed", meaning: meanings.join("; ") }
        : { rule: sentence, status: "not_understood" },
    );
  }
  return { asked, report };
}

/** Limit on rules in a page of instructions; the text after it is not split into sentences. */
const MAX_SENTENCES = 200;

/** Does not split after “no.” and the like, nor inside quotation marks. */
function toSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}\d"“„])|\n+|;\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, MAX_SENTENCES);
}

/** The kinds whose titles a rule mentions; undefined if there are none. */
function namedKinds(sentence: string, descriptions: readonly SectionDescription[]): readonly number[] | undefined {
  const lower = sentence.toLowerCase();
  const named = descriptions.flatMap(({ title }, kind) => {
    const name = title.toLowerCase().replace(/(?:s|en|e)$/u, "");
    return name.length > 2 && lower.includes(name) ? [kind] : [];
  });
  return named.length === 0 ? undefined : named;
}
