import { boldShare, type Draft, draftSize } from "./draft.ts";
import { KNOWN_TITLE, NUMBERING } from "./heading-text.ts";
import { findUnderTitle } from "./under-title.ts";

/** Minimum share of bold letters in bold text, and */
const MIN_BOLD_SHARE = 0.9;
/** maximum share in plain text. */
const MAX_PLAIN_SHARE = 0.1;

/** The drafts under a page's title that say who wrote the document, where, or when: as large as a heading, but not headings. */
export function findBylines(drafts: readonly Draft[]): ReadonlySet<Draft> {
  const bylines = new Set([...underTitleOfPaper(drafts), ...findUnderTitle(drafts)]);
  for (let at = 0; at < drafts.length; at++) {
    if (isUnderCentredTitle(at, drafts)) bylines.add(drafts[at]!);
  }
  addSigners(drafts, bylines);
  const title = indexOfLargest(drafts, drafts.length);
  const under = drafts[title + 1];
  if (under !== undefined && isDated(under, drafts[title]!)) bylines.add(under);
  return bylines;
}

/** A paper's abstract, with a heading of its own or a run-in heading. */
const ABSTRACT = /^abstract(?:$|\s*[:—–-]|\.\s)/i;
// Shown by headings.test.ts (authors, names and a date); fixture paper.

/** Lines of one title differ by less than this; authors are set in 0.7 of its size. */
const TITLE_SIZE = 0.9;

/** Between the title of a paper and its abstract are the authors, their affiliations and the date; none has a number. */
function underTitleOfPaper(drafts: readonly Draft[]): Set<Draft> {
  const bylines = new Set<Draft>();
  const abstract = drafts.findIndex(({ text }) => ABSTRACT.test(text));
  const title = indexOfLargest(drafts, abstract);
  for (let at = title + 1; at < abstract; at++) {
    const draft = drafts[at]!;
    const isSmaller = draftSize(draft) < TITLE_SIZE * draftSize(drafts[title]!);
    const isLighter = boldShare(drafts[title]!) > MIN_BOLD_SHARE && boldShare(draft) < MAX_PLAIN_SHARE;
    if ((isSmaller || isLighter) && !/^\d/.test(draft.text)) bylines.add(draft);
  }
  return bylines;
}

/** The centres of centred lines agree this closely, in points. */
const SAME_MIDDLE = 3;

/**
 * Without an abstract, the names and dates under a centred title are centred, too, and there are several: a heading precedes
 * text, and text is not centred.
 */
function isUnderCentredTitle(index: number, drafts: readonly Draft[]): boolean {
  const draft = drafts[index]!;
  const next = drafts[index + 1];
  if (next === undefined || !isCentred(draft) || !isCentred(next)) return false;
  const title = indexOfLargest(drafts, index);
  if (title < 0 || draftSize(draft) >= TITLE_SIZE * draftSize(drafts[title]!)) return false;
  if (NUMBERING.test(draft.text) || KNOWN_TITLE.test(draft.text)) return false;
  return drafts.slice(title, index + 2).every((other) => Math.abs(middleOf(other) - middleOf(draft)) < SAME_MIDDLE);
}

/** Closings of letters in English, German, French, Spanish, Italian and Dutch. */
const CLOSING =
  /^(?:(?:yours|very truly|sincerely|faithfully|respectfully|(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|mit (?:freundlichen|besten) gr|hochachtungsvoll|cordialement|bien à vous|veuillez agréer|atentamente|un cordial saludo|cordiali saluti|distinti saluti|met vriendelijke groet)[^.]*)$/i;
/** A name, a position and a place follow the closing of a letter. */
const MAX_SIGNERS = 4;
const MAX_CLOSING = 60;

/** The signers' names follow the closing of a letter, often in bold. */
function addSigners(drafts: readonly Draft[], bylines: Set<Draft>): void {
  const closing = drafts.findIndex(({ text }) => text.length <= MAX_CLOSING && CLOSING.test(text));
  if (closing < 0) return;
  for (const draft of drafts.slice(closing + 1, closing + 1 + MAX_SIGNERS)) {
    if (draft.region !== drafts[closing]!.region || draft.lines.length > 3) return;
    bylines.add(draft);
  }
}

/** A date at the end: "Anna Novak, 22 November 2026", "Revised November 22nd, 2026". */
const DATED =
  /(?:^|\s)(?:\d{1,2}\.?\s(?:de\s)?\p{L}{3,9}\.?,?(?:\sde)?|\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2}(?:st|nd|rd|th)?,)\s(?:19|20)\d\d\)?$/u;

/** Names with the date directly under the largest text of a page. A section heading that ends in a date has text above it. */
function isDated(draft: Draft, title: Draft): boolean {
  return draftSize(draft) < TITLE_SIZE * draftSize(title) && DATED.test(draft.text) && !NUMBERING.test(draft.text);
}

/** Index of the first of the largest drafts before `end`; -1 if there is none. */
function indexOfLargest(drafts: readonly Draft[], end: number): number {
  let largest = -1;
  for (let at = 0; at < end; at++) {
    if (largest < 0 || draftSize(drafts[at]!) > draftSize(drafts[largest]!)) largest = at;
  }
  return largest;
}

/** Text across the full width has the same centre: a line is centred only if there is white space on both sides. */
function isCentred({ lines, box, page }: Draft): boolean {
  return lines.length > 0 && box.left > 0.25 * page.frameWidth && box.right < 0.75 * page.frameWidth;
}

function middleOf({ box }: Draft): number {
  return (box.left + box.right) / 2;
}
