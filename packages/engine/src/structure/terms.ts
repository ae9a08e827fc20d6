import type { BodyStyle } from "./body-style.ts";
import { type Draft, draftSize } from "./draft.ts";
import { NUMBERING } from "./heading-text.ts";

// Shown by headings.test.ts (terms of a glossary).

/** The letters above the terms, and sections, are larger than the text. */
const LARGEST = 1.12;
const MAX_CHARS = 60;
/** Five sections are in alphabetical order once in 120 times by chance, four once in 24. */
const MIN_TERMS = 5;
/** White space between a term and its explanation, in font sizes of the term: at most 0.6 measured; below section headings 0.7 or more. */
const CLOSE = 0.65;

/**
 * The terms of a glossary or the names in a reference: short lines of one font in alphabetical order, each above its
 * explanation. They are styled like headings, and recur like headings, but precede only a line or two; sections are ordered by topic.
 */
export function findTerms(drafts: readonly Draft[], body: BodyStyle): ReadonlySet<Draft> {
  const byFont = new Map<string, Draft[]>();
  for (let at = 0; at < drafts.length - 1; at++) {
    const draft = drafts[at]!;
    if (!couldBeTerm(draft, body)) continue;
    const { font } = draft.lines[0]!.style;
    const below = drafts[at + 1]!;
    if (below.placed !== null || below.lines[0]!.style.font === font) continue;
    if (below.box.top - draft.box.bottom > CLOSE * draftSize(draft)) continue;
    const terms = byFont.get(font);
    if (terms === undefined) byFont.set(font, [draft]);
    else terms.push(draft);
  }
  const found = new Set<Draft>();
  for (const terms of byFont.values()) {
    if (terms.length >= MIN_TERMS && isInAlphabet(terms)) for (const term of terms) found.add(term);
  }
  return found;
}

function couldBeTerm(draft: Draft, body: BodyStyle): boolean {
  const { placed, lines, text, type } = draft;
  if (placed !== null || type !== null || lines.length > 1 || text.length > MAX_CHARS) return false;
  return draftSize(draft) < LARGEST * body.size && !NUMBERING.test(text);
}

function isInAlphabet(terms: readonly Draft[]): boolean {
  const { compare } = new Intl.Collator();
  return terms.every(({ text }, at) => at === 0 || compare(terms[at - 1]!.text, text) < 0);
}
