/** Rules that a model proposes, checked against the bundle. */
import type { Rule } from "../rules/grammar.ts";
import type { AskedRule } from "../rules/read-rules.ts";
import { valueAfter } from "../rules/value-after.ts";
import type { Bundle } from "../split.ts";

/** A rule as the model wrote it; unchecked. */
export interface Proposal {
  /** Index of the caller's rule. */
  readonly rule: number;
  readonly does: Rule["kind"];
  readonly kinds: readonly number[];
  readonly pages: number;
  readonly pageNumbers: readonly number[];
  readonly words: readonly string[];
  readonly label: string;
}

/** @returns undefined for an entry of another form, and for a rule that the model calls impossible for the program */
export function readProposal(entry: unknown): Proposal | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { rule, does, kinds, pages, page_numbers, words, label } = entry as Readonly<Record<string, unknown>>;
  const kind = PROPOSED_KINDS.find((one) => one === does);
  if (kind === undefined || !Number.isInteger(rule) || !areAll(kinds, Number.isInteger)) return undefined;
  return {
    rule: rule as number,
    does: kind,
    kinds: kinds as readonly number[],
    pages: Number.isInteger(pages) ? (pages as number) : 0,
    pageNumbers: areAll(page_numbers, Number.isInteger) ? (page_numbers as readonly number[]) : [],
    words: areAll(words, (word) => typeof word === "string") ? (words as readonly string[]) : [],
    label: typeof label === "string" ? label.trim().toLowerCase() : "",
  };
}

/** Returns the proposed rule; undefined if it refers to kinds, pages, words or values that the bundle does not have. */
export function toRule(proposal: Proposal, bundle: Bundle): AskedRule | undefined {
  const { does, kinds } = proposal;
  if (kinds.some((kind) => kind < 0 || kind >= bundle.descriptions.length)) return undefined;
  const rule = READERS[does](proposal, bundle);
  return rule === undefined ? undefined : { rule, kinds: kinds.length === 0 ? undefined : kinds };
}

type Reader = (proposal: Proposal, bundle: Bundle) => Rule | undefined;

const READERS: Readonly<Record<Rule["kind"], Reader>> = {
  each: () => ({ kind: "each", meaning: "Each document is a section of its own." }),
  together: () => ({ kind: "together", meaning: "All pages of a kind are one section." }),
  withoutBlank: () => ({ kind: "withoutBlank", meaning: "Blank pages stay unassigned." }),
  restUnassigned: () => ({ kind: "restUnassigned", meaning: "Pages of no described kind stay unassigned." }),
  restWithBefore: () => ({
    kind: "restWithBefore",
    meaning: "Pages of no described kind belong to the section before.",
  }),
  restWithNext: () => ({ kind: "restWithNext", meaning: "Pages of no described kind belong to the section after." }),
  atHeadings: () => ({ kind: "atHeadings", meaning: "A section begins on each page that begins with a heading." }),
  everyPages: ({ pages }, { looks }) =>
    pages >= 1 && pages <= looks.length
      ? { kind: "everyPages", pages, meaning: `A section every ${pages} pages.` }
      : undefined,
  atWords: ({ words }, bundle) => {
    const found = words.map((word) => word.trim()).filter((word) => occurs(word, bundle));
    // Words found nowhere are invented; without them it would be a different rule.
    if (found.length === 0 || found.length < words.length) return undefined;
    return { kind: "atWords", words: found, meaning: `A section begins on each page with ${quoted(found)}.` };
  },
  byValue: ({ label }, { sequence }) =>
    label !== "" && sequence.looks.some(({ page }) => valueAfter(page, label) !== undefined)
      ? { kind: "byValue", label, meaning: `A section for each ${label}.` }
      : undefined,
  atPages: ({ pageNumbers }, bundle) =>
    exist(pageNumbers, bundle)
      ? { kind: "atPages", pages: pageNumbers, meaning: `A section begins on page ${listed(pageNumbers)}.` }
      : undefined,
  withoutPages: ({ pageNumbers }, bundle) =>
    exist(pageNumbers, bundle)
      ? { kind: "withoutPages", pages: pageNumbers, meaning: `Page ${listed(pageNumbers)} stays unassigned.` }
      : undefined,
};

/** Possible kinds of rules: those of the grammar. */
export const PROPOSED_KINDS: readonly Rule["kind"][] = Object.keys(READERS) as Rule["kind"][];

function areAll(values: unknown, is: (value: unknown) => boolean): boolean {
  return Array.isArray(values) && values.every(is);
}

function occurs(word: string, { sequence }: Bundle): boolean {
  const wanted = word.toLowerCase();
  return (
    wanted.length > 1 &&
    sequence.looks.some(({ page }) => page.lines.some(({ text }) => text.toLowerCase().includes(wanted)))
  );
}

function exist(numbers: readonly number[], { looks }: Bundle): boolean {
  const pages = new Set(looks.map(({ page }) => page.number));
  return numbers.length > 0 && numbers.every((number) => pages.has(number));
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(" or ");
}

function listed(numbers: readonly number[]): string {
  return [...new Set(numbers)].toSorted((a, b) => a - b).join(", ");
}
