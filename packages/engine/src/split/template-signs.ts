/**
 * Signs that a page begins another document of the same template, or continues the document before it: both have the same letterhead, title and labels.
 * They differ in what is printed between these: another number, date or addressee begins a document, and the same ones continue it.
 */
import { compareHeads, type HeadLine } from "./page-head.ts";
import type { PageLook } from "./page-look.ts";

export type TemplateSign =
  | "headStays"
  | "headChanges"
  | "headOfFirst"
  | "headOfInner"
  | "keepsNumber"
  | "newNumbersInHead"
  | "carriesForward"
  | "totalBefore"
  | "sectionsGoOn";

/** The pages, and for each label of the upper parts the numbers that it has in the bundle. */
export interface TemplateSequence {
  readonly looks: readonly PageLook[];
  readonly numbersOfLabel: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Same lines from which a head is plainly the same. */
const MANY = 5;
/** Pages further back are not compared, so that the time grows linearly with the number of pages. */
const FARTHEST = 60;

/** How much a head is like those of pages that begin documents, and like those of other pages. */
export interface HeadLikeness {
  readonly first: number;
  readonly inner: number;
}

/** @param firsts - earlier pages that begin documents */
export function headLikeness(looks: readonly PageLook[], at: number, firsts: ReadonlySet<number>): HeadLikeness {
  const most = { first: 0, inner: 0 };
  for (let other = Math.max(0, at - FARTHEST); other < at; other++) {
    const sort = firsts.has(other) ? "first" : "inner";
    // The second page of a document may have the head of its first one: what changes in it decides, see `headChanges`.
    if (sort === "first" && other === at - 1) continue;
    most[sort] = Math.max(most[sort], Math.min(1, compared(looks[at]!, looks[other]!).same / MANY));
  }
  return most;
}

// oxlint-disable-next-line max-params -- a page, the one before it, and what the other pages are like
type Measure = (sequence: TemplateSequence, at: number, now: PageLook, before: PageLook, like: HeadLikeness) => number;

export const TEMPLATE_SIGNS: Readonly<Record<TemplateSign, Measure>> = {
  /** The whole head is repeated: nothing in it changes above the text. */
  headStays: (_s, _at, now, before) => {
    const { sameBefore, sameAfter } = compared(now, before);
    return sameAfter === 0 ? Math.min(1, sameBefore / MANY) : 0;
  },
  /** Lines at the same places change, and the template continues below them; a number that stays shows that it is a running head. */
  headChanges: ({ numbersOfLabel }, _at, now, before) => {
    const { sameAfter, changedWithin, same } = compared(now, before);
    return changedWithin === 0 || keepsNumber(numbersOfLabel, now, before) || keepsNoun(now, before)
      ? 0
      : Math.min(1, sameAfter / 2) * Math.min(1, same / MANY);
  },
  /** The head is that of a page that begins a document, and of no page that continues one. */
  headOfFirst: (_s, _at, _now, _before, like) => Math.max(0, like.first - like.inner),
  headOfInner: (_s, _at, _now, _before, like) => Math.max(0, like.inner - like.first),
  /** A labelled number that differs between documents of the bundle is the same on both pages. */
  keepsNumber: ({ numbersOfLabel }, _at, now, before) => yes(keepsNumber(numbersOfLabel, now, before)),
  /** The head is the same but for what is at the same places, and all labelled numbers of both pages differ. */
  newNumbersInHead: (sequence, at, now, before, like) => {
    const numbers = ownNumbers(sequence.numbersOfLabel, now, before);
    const areNew = numbers.length > 0 && numbers.every(([number, other]) => number !== other);
    return areNew ? TEMPLATE_SIGNS.headChanges(sequence, at, now, before, like) : 0;
  },
  /** The sum of a page is carried to the next one. */
  carriesForward: (_s, _at, _now, { carriesForward }) => yes(carriesForward),
  /** The page before ends with a sum. */
  totalBefore: (_s, _at, _now, { carriesForward, endsWithTotal }) => yes(endsWithTotal && !carriesForward),
  /** “3.2” is followed by “3.3” or “4”. */
  sectionsGoOn: (_s, _at, { sections: now }, { sections: before }) =>
    yes(now.length > 0 && before.length > 0 && followsSection(now[0]!, before.at(-1)!)),
};

function compared(now: PageLook, before: PageLook): ReturnType<typeof compareHeads> {
  return compareHeads(now.head, before.head, now.isRecognised || before.isRecognised);
}

/** What is numbered has the same numbers on both pages: “event no. 17”. */
function keepsNoun({ numbers: now }: PageLook, { numbers: before }: PageLook): boolean {
  const common = [...now].filter(([noun]) => before.has(noun));
  return common.length > 0 && common.every(([noun, number]) => before.get(noun) === number);
}

function keepsNumber(numbersOfLabel: TemplateSequence["numbersOfLabel"], now: PageLook, before: PageLook): boolean {
  return ownNumbers(numbersOfLabel, now, before).some(([number, other]) => number === other);
}

function ownNumbers(
  numbersOfLabel: TemplateSequence["numbersOfLabel"],
  { head: now }: PageLook,
  { head: before }: PageLook,
): [string, string][] {
  const others = labelledNumbers(before);
  return [...labelledNumbers(now)].flatMap(([label, number]): [string, string][] => {
    const other = others.get(label);
    // A number that a label has everywhere, such as a postcode of the letterhead, is part of the template.
    return other === undefined || (numbersOfLabel.get(label)?.size ?? 0) < 2 ? [] : [[number, other]];
  });
}

/** The number of each label that is on its line: "invoice no" and 4711. */
function labelledNumbers(head: readonly HeadLine[]): Map<string, string> {
  return new Map(head.flatMap(({ label, number }) => (label.length > 2 && number !== "" ? [[label, number]] : [])));
}

export function numbersOfLabels(looks: readonly PageLook[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { head } of looks) {
    for (const [label, number] of labelledNumbers(head)) all.set(label, (all.get(label) ?? new Set()).add(number));
  }
  return all;
}

function followsSection(now: readonly number[], before: readonly number[]): boolean {
  if (now.length > before.length) return now.at(-1) === 1 && before.every((number, at) => now[at] === number);
  return now.every((number, at) => number === before[at]! + (at === now.length - 1 ? 1 : 0));
}

function yes(is: boolean): number {
  return is ? 1 : 0;
}
