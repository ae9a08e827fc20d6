import type { BodyStyle } from "./body-style.ts";
import { type DraftPage, draftSize } from "./draft.ts";

/** Footnotes are set at 0.7–0.9 of the text's size. */
const SMALLER = 0.93;
const MARK = /^(?:\d{1,3}[.)]?|[*†‡§¶]{1,3}|[a-z])\s?\S/;

/**
 * Claims footnotes as text, so that their numbers are not taken for lists: from the page's end upwards, texts smaller
 * than the body that begin with a mark or continue one.
 */
export function nameFootnotes({ page, drafts }: DraftPage, body: BodyStyle): void {
  const candidates = drafts
    .filter((draft) => draft.type !== "Header" && draft.type !== "Footer" && draft.type !== "Page Number")
    .sort((a, b) => b.edges.bottom - a.edges.bottom);
  for (const draft of candidates) {
    const small = draft.placed === null && draftSize(draft) < SMALLER * body.size;
    if (!small || draft.edges.top < 0.4 * page.frameHeight) return;
    if (draft.type === null && MARK.test(draft.text)) draft.type = "Text";
  }
}
