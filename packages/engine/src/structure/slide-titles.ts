import type { LaidOutPage } from "../page/page-block.ts";
import { countLetters } from "./count-letters.ts";
import { endsSentence } from "./running-text.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";

// Shown by headings.test.ts (a slide's title); fixture slides.

/** A page of a presentation is wider than high; photographed double pages reach 1.4, too, but have much more text. */
const SLIDE_RATIO = 1.25;
const SLIDE_CHARS = 2000;
/** The title of a slide is larger than its other text, and in its upper part. */
const SLIDE_TITLE_RATIO = 1.25;
const SLIDE_TOP = 0.35;
/** Key figures ("85 %", "€1.2k") are larger than the title. */
const MIN_LETTERS = 3;

/** The title of a slide: often a whole sentence, above charts and boxes rather than text. Undefined for pages that are not slides. */
export function findSlideTitle({ page, drafts }: DraftPage): Draft | undefined {
  if (!isSlideShaped(page)) return undefined;
  const texts = drafts.filter((draft) => draft.placed === null && countLetters(draft.text) >= MIN_LETTERS);
  if (texts.reduce((sum, draft) => sum + draft.text.length, 0) > SLIDE_CHARS) return undefined;
  const [largest, second] = [...texts].sort((a, b) => draftSize(b) - draftSize(a));
  if (drafts.length === 1 && isParagraph(drafts[0]!)) return undefined;
  if (largest === undefined || largest.box.top > SLIDE_TOP * page.frameHeight) return undefined;
  const isLarger = draftSize(largest) >= SLIDE_TITLE_RATIO * (second === undefined ? 0 : draftSize(second));
  return isLarger ? largest : undefined;
}

/** The only text of a page, such as an image of a paragraph, has nothing to be larger than: with sentences or many lines it is no title. */
function isParagraph({ text, lines }: Draft): boolean {
  return lines.length > MAX_TITLE_LINES || endsSentence(text);
}

const MAX_TITLE_LINES = 2;

/** Wider than high. */
export function isSlideShaped({ frameWidth, frameHeight }: LaidOutPage): boolean {
  return frameWidth >= SLIDE_RATIO * frameHeight;
}

/** A text directly above a slide's title with the same left edge names its section, as a running header does. */
export function isKicker(upper: Draft, lower: Draft): boolean {
  const gap = lower.box.top - upper.box.bottom;
  return gap >= 0 && gap < 2 * draftSize(upper) && Math.abs(upper.box.left - lower.box.left) < draftSize(upper);
}
