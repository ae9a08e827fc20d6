/**
 * Signs that a page begins a document, from comparing it with the page before.
 *
 * A sign has a name, a meaning and a measure from 0 to 1; the weight of each is learned (`start-weights.ts`).
 */
import { type Kind, KINDS } from "../kind/kind-names.ts";
import type { PageLook } from "./page-look.ts";
import {
  headLikeness,
  type HeadLikeness,
  numbersOfLabels,
  TEMPLATE_SIGNS,
  type TemplateSequence,
  type TemplateSign,
} from "./template-signs.ts";
import { likeness, type Rarity, rarityOf, toVector, type WordVector } from "./rarity.ts";
import { changedShare, haveSameNumbers, overlap, sharedRare } from "./page-likeness.ts";

export interface Sequence extends TemplateSequence {
  /** For each page, whether blank pages come before it. */
  readonly afterBlank: readonly boolean[];
  readonly vectors: readonly WordVector[];
  readonly rarity: Rarity;
  readonly identifiers: Rarity;
  readonly margins: Rarity;
  /** Vectors of the labels in the upper parts. */
  readonly uppers: readonly WordVector[];
}

export function toSequence(all: readonly PageLook[]): Sequence {
  const looks = all.filter(({ isBlank }) => !isBlank);
  const rarity = rarityOf(looks.map(({ words }) => words.keys()));
  const labels = rarityOf(looks.map(({ upperLabels }) => upperLabels));
  return {
    looks,
    numbersOfLabel: numbersOfLabels(looks),
    afterBlank: all.flatMap(({ isBlank }, at) => (isBlank ? [] : [all[at - 1]?.isBlank === true])),
    vectors: looks.map(({ words }) => toVector(words, rarity)),
    rarity,
    identifiers: rarityOf(looks.map(({ identifiers }) => identifiers)),
    margins: rarityOf(looks.map(({ margins }) => margins)),
    uppers: looks.map(({ upperLabels }) => toVector(new Map([...upperLabels].map((label) => [label, 1])), labels)),
  };
}

/** Pages of one document are more alike than this, except title pages. */
const UNLIKE = 0.06;
/** Word similarity of the same page: two OCRed scans of it differ by a few letters. */
const SAME = 0.93;

/** Pages further back are not compared, so that the time grows linearly with the number of pages. */
const FARTHEST = 200;

export type StartSign =
  | TemplateSign
  | "saysFirst"
  | "showsOne"
  | "saysLater"
  | "numberFollows"
  | "totalReached"
  | "numberLost"
  | "numberGained"
  | "otherWords"
  | "sharesNoIdentifier"
  | "numbersChange"
  | "newMargins"
  | "firstPageAgain"
  | "samePage"
  | "copyOfEarlier"
  | "largeTitle"
  | "otherBodySize"
  | "otherPageSize"
  | "otherLayout"
  | "afterBlank"
  | "otherMedium"
  | "goesOn"
  | "otherNumber"
  | "nextIsSecond"
  | "otherLanguage"
  | "marginsWithNext"
  | "namesItself"
  | "opens"
  | "closedBefore"
  | "endsEarlyBefore"
  | "otherKind"
  | "otherConcept"
  | "otherSizes"
  | "otherBox"
  | "otherMargin"
  | "sparse"
  | "afterSparse";

type Measure = (sequence: Sequence, at: number, now: PageLook, before: PageLook, like: HeadLikeness) => number;

/** Each is measured on a page and the page before it. */
const START_SIGNS: Readonly<Record<StartSign, Measure>> = {
  ...TEMPLATE_SIGNS,
  /** “Page 1 of 3”. */
  saysFirst: (_s, _at, { pageNumber }) => yes(pageNumber?.number === 1 && pageNumber.isNamed),
  /** A bare 1 in the margin, which may be something other than a page number. */
  showsOne: (_s, _at, { pageNumber }) => yes(pageNumber?.number === 1 && !pageNumber.isNamed),
  /** “Page 2”, whatever the page before shows. */
  saysLater: (_s, _at, { pageNumber }) => yes(pageNumber !== undefined && pageNumber.number > 1 && pageNumber.isNamed),
  /** One more than the number before. */
  numberFollows: (_s, _at, now, before) => yes(follows(now, before)),
  /** The page before is the third of three. */
  totalReached: (_s, _at, _now, { pageNumber }) =>
    yes(pageNumber?.total !== undefined && pageNumber.number === pageNumber.total),
  /** The page before has a number, and this one has none. */
  numberLost: (_s, _at, now, before) => yes(now.pageNumber === undefined && before.pageNumber !== undefined),
  numberGained: (_s, _at, now, before) => yes(now.pageNumber !== undefined && before.pageNumber === undefined),
  /** Nearly no common word, apart from those of all pages. */
  otherWords: ({ vectors }, at) => Math.max(0, 1 - likeness(vectors[at]!, vectors[at - 1]!) / UNLIKE),
  sharesNoIdentifier: ({ identifiers }, _at, now, before) =>
    yes(
      now.identifiers.size > 2 &&
        before.identifiers.size > 2 &&
        sharedRare(now.identifiers, before.identifiers, identifiers) === 0,
    ),
  /** “Invoice no. 4711” and “Invoice no. 4712”: the share of common labels with different numbers. */
  numbersChange: (_s, _at, now, before) => changedShare(now.labelledNumbers, before.labelledNumbers),
  /** All running heads and feet differ. */
  newMargins: ({ margins }, _at, now, before) =>
    yes(now.margins.size > 0 && before.margins.size > 0 && overlap(now.margins, before.margins, margins) === 0),
  /** The upper part of a page further back is more alike than that of the page before: the first page of the same form again. */
  firstPageAgain: ({ uppers }, at) => {
    let most = 0;
    for (let other = Math.max(0, at - FARTHEST); other < at - 1; other++) {
      most = Math.max(most, likeness(uppers[at]!, uppers[other]!));
    }
    return Math.max(0, most - likeness(uppers[at]!, uppers[at - 1]!));
  },
  /** The same page again: a document does not repeat its own pages. */
  samePage: ({ vectors }, at, now, before) =>
    yes(likeness(vectors[at]!, vectors[at - 1]!) > SAME && haveSameNumbers(now.figures, before.figures)),
  /** A copy of a page further back that does not follow a copy of the page before that one. */
  copyOfEarlier: ({ vectors, looks }, at) =>
    yes(
      vectors.slice(Math.max(0, at - FARTHEST), at - 1).some((vector, index) => {
        const other = Math.max(0, at - FARTHEST) + index;
        return (
          likeness(vector, vectors[at]!) > SAME &&
          haveSameNumbers(looks[other]!.figures, looks[at]!.figures) &&
          (other === 0 || likeness(vectors[other - 1]!, vectors[at - 1]!) < SAME)
        );
      }),
    ),
  /** A line in the upper part that is much larger than the text, and than any line of the page before. */
  largeTitle: (_s, _at, now, before) =>
    Math.min(1, Math.max(0, now.titleSize / Math.max(1, now.bodySize) - 1)) *
    yes(now.titleSize > before.titleSize * 1.02),
  otherBodySize: (_s, _at, now, before) =>
    Math.min(1, 8 * Math.abs(Math.log(Math.max(1, now.bodySize) / Math.max(1, before.bodySize)))),
  otherPageSize: (_s, _at, { page }, { page: last }) =>
    yes(!isNear(page.width, last.width) || !isNear(page.height, last.height)),
  /** Lines begin at different places across the page. */
  otherLayout: (_s, _at, now, before) =>
    now.leftEdges.reduce((sum, share, column) => sum + Math.abs(share - before.leftEdges[column]!), 0) / 2,
  afterBlank: ({ afterBlank }, at) => yes(afterBlank[at]!),
  otherMedium: (_s, _at, now, before) => yes(now.isRecognised !== before.isRecognised),
  /** A sentence continues across the page break, or the page is marked as a continuation. */
  goesOn: (_s, _at, now, before) => yes((now.goesOn && before.isCutOff) || now.saysContinued),
  /** “Event no. 17” and then “Event no. 18”, whatever else is on these lines. */
  otherNumber: (_s, _at, now, before) => changedShare(now.numbers, before.numbers),
  /** The next page is the second of its document, so this one may be the first. */
  nextIsSecond: ({ looks }, at, { pageNumber }) =>
    yes(looks[at + 1]?.pageNumber?.number === 2 && (pageNumber?.number ?? 1) === 1),
  otherLanguage: (_s, _at, now, before) =>
    yes(now.language !== undefined && before.language !== undefined && now.language !== before.language),
  /** Running heads and feet match the next page better than the page before. */
  marginsWithNext: ({ margins, looks }, at, now, before) => {
    const next = looks[at + 1];
    if (next === undefined) return 0;
    return Math.max(0, overlap(now.margins, next.margins, margins) - overlap(now.margins, before.margins, margins));
  },
  /** A title names a kind of document, and no title of the page before names the same. */
  namesItself: (_s, _at, { kindSigns: now }, { kindSigns: before }) =>
    [...now.namedConcepts].reduce(
      (most, [id, plain]) => Math.max(most, plain - (before.namedConcepts.get(id) ?? 0)),
      0,
    ),
  /** A salutation, or the header of a mail. */
  opens: (_s, _at, { kindSigns: { form } }) =>
    yes(form.salutation > 0 || (form.mailFrom > 0 && form.mailTo > 0 && form.mailSent > 0)),
  /** The page before closes a letter, or is signed. */
  closedBefore: (_s, _at, _now, { kindSigns: { form } }) => yes(form.closing > 0 || form.signature > 0.5),
  /** The text of the page before ends far above the bottom margin. */
  endsEarlyBefore: (_s, _at, _now, { textEnd }) => Math.max(0, 1 - textEnd / FULL_PAGE),
  /** The forms of the two pages are those of different kinds. */
  otherKind: (_s, _at, { kinds: now }, { kinds: before }) => {
    const [a, b] = [kindShares(now), kindShares(before)];
    return KINDS.reduce((sum, kind) => sum + Math.abs(a[kind] - b[kind]), 0) / 2;
  },
  /** The words of the two pages are those of different concepts. */
  otherConcept: (_s, _at, { conceptScores: now }, { conceptScores: before }) => {
    const [a, b] = [indexOfMost(now), indexOfMost(before)];
    return Math.min(1, Math.min(now[a]! - now[b]!, before[b]! - before[a]!) / PLAIN_LEAD);
  },
  /** Share of the letters whose exact font size the other page does not have. */
  otherSizes: (_s, _at, { sizes: now }, { sizes: before }) => {
    if (now.size === 0 || before.size === 0) return 0;
    const common = [...now].reduce((sum, [size, share]) => sum + Math.min(share, before.get(size) ?? 0), 0);
    return 1 - common;
  },
  /** Page sizes of the same format that differ by fractions of a point: programs round them differently. Scans differ from page to page. */
  otherBox: (_s, _at, now, before) =>
    yes(!now.isRecognised && !before.isRecognised && isNear(now.page.width, before.page.width) && isNear(now.page.height, before.page.height) &&
      Math.abs(now.page.width - before.page.width) + Math.abs(now.page.height - before.page.height) > SAME_BOX), // prettier-ignore
  otherMargin: (_s, _at, now, before) =>
    Math.min(1, Math.max(0, Math.abs(now.leftMargin - before.leftMargin) - 2) / 16),
  /** Hardly any words: a cover, a last page, a slide. */
  sparse: (_s, _at, { words }) => sparseness(words),
  afterSparse: (_s, _at, _now, { words }) => sparseness(words),
};

/** A concept that leads another by this score is plainly the page's. */
const PLAIN_LEAD = 3;

function indexOfMost(scores: Float64Array): number {
  return scores.reduce((most, score, at) => (score > scores[most]! ? at : most), 0);
}

/** Minimum difference of two page boxes in points; smaller ones are rounding within a program. */
const SAME_BOX = 0.08;
/** A page with this many different words is not sparse. */
const MANY_WORDS = 40;

function sparseness(words: ReadonlyMap<string, number>): number {
  return Math.max(0, 1 - words.size / MANY_WORDS);
}

/** Text that ends lower than this fills its page. */
const FULL_PAGE = 0.8;

function kindShares(odds: PageLook["kinds"]): Record<Kind, number> {
  const powers = KINDS.map((kind) => Math.exp(odds[kind]));
  // The 1 is for a page of no known kind.
  const sum = powers.reduce((total, power) => total + power, 1);
  return Object.fromEntries(KINDS.map((kind, at) => [kind, powers[at]! / sum])) as Record<Kind, number>;
}

/** @param firsts - earlier pages that begin documents */
export function startSigns(sequence: Sequence, at: number, firsts: ReadonlySet<number>): Record<StartSign, number> {
  const now = sequence.looks[at]!;
  const before = sequence.looks[at - 1]!;
  const like = headLikeness(sequence.looks, at, firsts);
  const entries = Object.entries<Measure>(START_SIGNS).map(([name, measure]) => [
    name,
    Math.min(1, measure(sequence, at, now, before, like)),
  ]);
  return Object.fromEntries(entries) as Record<StartSign, number>;
}

function yes(is: boolean): number {
  return is ? 1 : 0;
}

function follows({ pageNumber: now }: PageLook, { pageNumber: before }: PageLook): boolean {
  return now !== undefined && before !== undefined && now.number === before.number + 1 && now.total === before.total;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01 * Math.max(a, b);
}
