import { boldShare, type Draft, draftSize } from "./draft.ts";
import { KNOWN_TITLE, NUMBERING } from "./heading-text.ts";
import { findUnderTitle } from "./under-title.ts";

/** The drafts of a page that name who wrote the document, where, or when, under its title: as large as a heading, but none. */
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

/** A paper's abstract, under a heading of its own or after one that is run in. */
const ABSTRACT = /^abstract(?:$|\s*[:—–-]|\.\s)/i;
// Shown by headings.test.ts (authors, names and a date); fixture paper.

/** Lines of one title differ by less; authors are set in 0.7 of its size. */
const TITLE_SIZE = 0.9;

/** Between the title of a paper and its abstract are its authors, their offices and the date; none has a number. */
function underTitleOfPaper(drafts: readonly Draft[]): Set<Draft> {
  const bylines = new Set<Draft>();
  const abstract = drafts.findIndex(({ text }) => ABSTRACT.test(text));
  const title = indexOfLargest(drafts, abstract);
  for (let at = title + 1; at < abstract; at++) {
    const draft = drafts[at]!;
    const isSmaller = draftSize(draft) < TITLE_SIZE * draftSize(drafts[title]!);
    const isLighter = boldShare(drafts[title]!) > 0.9 && boldShare(draft) < 0.1;
    if ((isSmaller || isLighter) && !/^\d/.test(draft.text)) bylines.add(draft);
  }
  return bylines;
}

/** Middles of lines set centred agree this closely, in points. */
const SAME_MIDDLE = 3;

/**
 * Without an abstract, the names and dates under a centred title are centred, too, and more than one: a heading leads
 * text, and text is not set centred.
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

/** How letters end, in English, German, French, Spanish, Italian and Dutch. */
const CLOSING =
  /^(?:(?:yours|very truly|sincerely|faithfully|respectfully|(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|mit (?:freundlichen|besten) gr|hochachtungsvoll|cordialement|bien à vous|veuillez agréer|atentamente|un cordial saludo|cordiali saluti|distinti saluti|met vriendelijke groet)[^.]*)$/i;
/** A name, an office and a place are under the closing of a letter. */
const MAX_SIGNERS = 4;
const MAX_CLOSING = 60;

/** Under the closing of a letter is who signs it, often in bold. */
function addSigners(drafts: readonly Draft[], bylines: Set<Draft>): void {
  const closing = drafts.findIndex(({ text }) => text.length <= MAX_CLOSING && CLOSING.test(text));
  if (closing < 0) return;
  for (const draft of drafts.slice(closing + 1, closing + 1 + MAX_SIGNERS)) {
    if (draft.region !== drafts[closing]!.region || draft.lines.length > 3) return;
    bylines.add(draft);
  }
}

/** The day at the end: "Anna Novak, 22 November 2026", "Revised November 22nd, 2026". */
const DATED =
  /(?:^|\s)(?:\d{1,2}\.?\s(?:de\s)?\p{L}{3,9}\.?,?(?:\sde)?|\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2}(?:st|nd|rd|th)?,)\s(?:19|20)\d\d\)?$/u;

/** Names with the date right under the largest text of a page; a section that ends in a date has text over it. */
function isDated(draft: Draft, title: Draft): boolean {
  return draftSize(draft) < TITLE_SIZE * draftSize(title) && DATED.test(draft.text) && !NUMBERING.test(draft.text);
}

/** The first of the largest before `end`; -1 for none. */
function indexOfLargest(drafts: readonly Draft[], end: number): number {
  let largest = -1;
  for (let at = 0; at < end; at++) {
    if (largest < 0 || draftSize(drafts[at]!) > draftSize(drafts[largest]!)) largest = at;
  }
  return largest;
}

/** Text from edge to edge has its middle there as well: a line is centred where it leaves white at both sides. */
function isCentred({ lines, box, page }: Draft): boolean {
  return lines.length > 0 && box.left > 0.25 * page.frameWidth && box.right < 0.75 * page.frameWidth;
}

function middleOf({ box }: Draft): number {
  return (box.left + box.right) / 2;
}
