import { type Draft, draftSize } from "./draft.ts";
import { KNOWN_TITLE, NUMBERING } from "./heading-text.ts";

/** Tells whether a draft names who wrote the document, where, or when, under its title: as large as a heading, but none. */
export function isByline(index: number, drafts: readonly Draft[]): boolean {
  return isUnderTitleOfPaper(index, drafts) || isUnderCentredTitle(index, drafts);
}

/** A paper's abstract, under a heading of its own or after one that is run in. */
const ABSTRACT = /^abstract(?:$|\s*[:—–-]|\.\s)/i;
// Shown by headings.test.ts (authors, names and a date); fixture paper.

/** Lines of one title differ by less; authors are set in 0.7 of its size. */
const TITLE_SIZE = 0.9;

/** Between the title of a paper and its abstract stand its authors, their offices and the date; none has a number. */
function isUnderTitleOfPaper(index: number, drafts: readonly Draft[]): boolean {
  const abstract = drafts.findIndex(({ text }) => ABSTRACT.test(text));
  if (index >= abstract || /^\d/.test(drafts[index]!.text)) return false;
  const sizes = drafts.slice(0, abstract).map(draftSize);
  const title = sizes.indexOf(Math.max(...sizes));
  return index > title && sizes[index]! < TITLE_SIZE * sizes[title]!;
}

/** Middles of lines set centred agree this closely, in points. */
const SAME_MIDDLE = 3;

/**
 * Without an abstract, the names and dates under a centred title are centred, too, and more than one: a heading leads
 * text, and text is not set centred.
 */
function isUnderCentredTitle(index: number, drafts: readonly Draft[]): boolean {
  const draft = drafts[index]!;
  if (draft.page.number !== drafts[0]!.page.number || NUMBERING.test(draft.text) || KNOWN_TITLE.test(draft.text)) {
    return false;
  }
  const sizes = drafts.slice(0, index).map(draftSize);
  const title = sizes.indexOf(Math.max(...sizes));
  if (title < 0 || draftSize(draft) >= TITLE_SIZE * sizes[title]!) return false;
  const next = drafts[index + 1];
  return (
    next !== undefined &&
    isCentred(draft) &&
    isCentred(next) &&
    drafts.slice(title, index + 2).every((other) => Math.abs(middleOf(other) - middleOf(draft)) < SAME_MIDDLE)
  );
}

/** Text from edge to edge has its middle there as well: a line is centred where it leaves white at both sides. */
function isCentred({ lines, edges, page }: Draft): boolean {
  return lines.length > 0 && edges.left > 0.25 * page.frameWidth && edges.right < 0.75 * page.frameWidth;
}

function middleOf({ edges }: Draft): number {
  return (edges.left + edges.right) / 2;
}
