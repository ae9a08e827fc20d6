import type { BodyStyle } from "./body-style.ts";
import { isCaption } from "./captions.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";

// Shown by footnotes.test.ts, list-marker.test.ts, structure.test.ts (footnotes follow both columns); fixture two-column.

/** Footnotes are set at 0.7–0.9 of the text's size; in another font, at up to the next half point below it. */
const SMALLER = 0.93;
const SMALLER_IN_OTHER_FONT = 0.97;
const MARK = /^(?:\d{1,3}[.)]?|[*†‡§¶]{1,3}|[a-z])\s?\S/;

/** Footnotes are in the last part of the page, unless the text around them is a sentence. */
const LOWEST = 0.75;
/** Notes have their text above them. */
const HIGHEST = 0.3;

/**
 * Marks footnotes as text, so that their numbers are not taken for lists, and moves them after the text of all columns:
 * from each column's end upwards, texts smaller than the body that begin with a mark or continue one.
 */
export function nameFootnotes(page: DraftPage, body: BodyStyle): void {
  const notes = new Set<Draft>();
  const tails = tailsOf(page, body);
  // Notes that interrupt a sentence may be further up on a page that is not full, and with them those of the other column.
  const isHigh = tails.some(({ isBetween }) => isBetween);
  for (const { tail, isBetween, isLow } of tails) {
    const isMarked = tail.some((draft) => MARK.test(draft.text) && !isCaption(draft.text));
    if (!isBetween && !(isMarked && (isLow || isHigh))) continue;
    // The uppermost may continue a note of the previous column.
    for (const draft of tail) {
      notes.add(draft);
      if (draft.type === null && (isBetween || MARK.test(draft.text))) draft.type = "Text";
    }
  }
  if (notes.size === 0) return;
  const rest = page.drafts.filter((draft) => !notes.has(draft));
  const footer = rest.findIndex((draft) => isMargin(draft) && draft.box.top > page.page.frameHeight / 2);
  rest.splice(footer < 0 ? rest.length : footer, 0, ...page.drafts.filter((draft) => notes.has(draft)));
  page.drafts = rest;
}

/** Small texts at the end of a column, from the last one upwards. */
interface Tail {
  readonly tail: readonly Draft[];
  /** Whether the text above them continues in the next column. */
  readonly isBetween: boolean;
  /** Whether they are in the last part of the page. */
  readonly isLow: boolean;
}

function tailsOf(page: DraftPage, body: BodyStyle): Tail[] {
  const tails: Tail[] = [];
  for (const region of new Set(page.drafts.map((draft) => draft.region))) {
    const column = page.drafts.filter((draft) => draft.region === region && !isMargin(draft));
    const tail: Draft[] = [];
    for (const draft of column.toReversed()) {
      const isText = draft.placed === null && !draft.preformatted;
      if (!isText || !isSmall(draft, body) || draft.box.top < HIGHEST * page.page.frameHeight) break;
      tail.push(draft);
    }
    const [last] = tail;
    if (last === undefined) continue;
    const isBetween = breaksSentence(column[column.length - tail.length - 1], last, page.drafts);
    tails.push({ tail, isBetween, isLow: last.box.bottom >= LOWEST * page.page.frameHeight });
  }
  return tails;
}

/**
 * Whether the text above the notes breaks off inside a sentence that the next column continues: then what is between is no part of
 * the text, whatever its marks.
 */
function breaksSentence(before: Draft | undefined, last: Draft, drafts: readonly Draft[]): boolean {
  const next = drafts[drafts.indexOf(last) + 1];
  if (before === undefined || next === undefined || before.placed !== null || next.placed !== null) return false;
  const [end, start] = [before.lines.at(-1), next.lines[0]];
  if (end === undefined || start === undefined || draftSize(before) !== draftSize(next)) return false;
  // In the next column, not further down in this one.
  return start.baseline < end.baseline && /[\p{L},-]$/u.test(end.text) && /^\p{Ll}/u.test(start.text);
}

function isSmall(draft: Draft, body: BodyStyle): boolean {
  const isOtherFont = draft.lines.every((line) => line.style.font !== body.font);
  return draftSize(draft) < (isOtherFont ? SMALLER_IN_OTHER_FONT : SMALLER) * body.size;
}

function isMargin(draft: Draft): boolean {
  return draft.type === "Header" || draft.type === "Footer" || draft.type === "Page Number";
}
