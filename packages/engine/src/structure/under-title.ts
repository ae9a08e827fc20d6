import { type Draft, draftSize } from "./draft.ts";
import { KNOWN_TITLE, NUMBERING } from "./heading-text.ts";
import { lookOf } from "./look.ts";
import { isFurniture } from "./running-text.ts";

// Shown by under-title.test.ts; made pages of title-pages.ts.

/** In sizes of the title: larger text continues the title, or is the next one. */
const SMALLER = 0.9;
const MAX_CHARS = 60;
const MAX_LINES = 2;
/** A larger number of short texts are the entries of a list. */
const MAX_TEXTS = 6;

/**
 * Finds the texts between the title of a page and its first paragraph: author, place, date and edition. Each is short, is not followed by
 * the content of a section, and has a style that no other short text of the page has.
 */
export function findUnderTitle(drafts: readonly Draft[]): ReadonlySet<Draft> {
  const sizes = drafts.map((draft) => (draft.placed === null ? draftSize(draft) : 0));
  const title = sizes.indexOf(Math.max(...sizes));
  const under = new Set<Draft>();
  for (let at = title + 1; at < drafts.length; at++) {
    const draft = drafts[at]!;
    const next = drafts[at + 1];
    const leadsNothing = next === undefined || isFurniture(next) || isShort(next);
    if (!isShort(draft) || !leadsNothing || isNamed(draft) || sizes[at]! >= SMALLER * sizes[title]!) break;
    under.add(draft);
  }
  if (under.size > MAX_TEXTS) return new Set();
  const others = new Set(drafts.filter((draft) => isShort(draft) && !under.has(draft)).map((draft) => lookOf(draft)));
  return new Set([...under].filter((draft) => !others.has(lookOf(draft))));
}

/** By its number, or by a usual name of sections. */
function isNamed({ text }: Draft): boolean {
  return NUMBERING.test(text) || KNOWN_TITLE.test(text);
}

function isShort({ placed, type, lines, text }: Draft): boolean {
  return placed === null && type === null && lines.length <= MAX_LINES && text.length <= MAX_CHARS;
}
