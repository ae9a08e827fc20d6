import type { SplitRule } from "@docsvc/openapi";
import type { SectionDescription } from "../kinds.ts";
import { GRAMMAR, type Rule } from "./grammar.ts";

/** A rule as it is to be followed, and for which kinds; all of them where it names none. */
export interface AskedRule {
  readonly rule: Rule;
  /** Indexes of the descriptions. */
  readonly kinds: readonly number[] | undefined;
}

export interface ReadRules {
  readonly asked: readonly AskedRule[];
  /** Each sentence, and what became of it. */
  readonly report: readonly SplitRule[];
}

/** Reads rules out of sentences; those that no pattern of the grammar knows are reported so. */
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

/** Rules that one page of instructions has; what is beyond that is not read one by one. */
const MAX_SENTENCES = 200;

/** Not after “no.” and the like, nor inside quotation marks. */
function toSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}\d"“„])|\n+|;\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, MAX_SENTENCES);
}

/** The kinds that a rule speaks of by their titles; undefined where it speaks of none. */
function namedKinds(sentence: string, descriptions: readonly SectionDescription[]): readonly number[] | undefined {
  const lower = sentence.toLowerCase();
  const named = descriptions.flatMap(({ title }, kind) => {
    const name = title.toLowerCase().replace(/(?:s|en|e)$/u, "");
    return name.length > 2 && lower.includes(name) ? [kind] : [];
  });
  return named.length === 0 ? undefined : named;
}
