import { isCapitals } from "../text/capitals.ts";
import { shareOfItalics } from "../text/runs-to-lines.ts";
import { roundSize } from "./body-style.ts";
import { boldShare, type Draft, draftSize } from "./draft.ts";

/** How a draft is set, as one word: drafts with the same look have the same font, size, colour, weight, slant, case and underline. */
export function lookOf(draft: Draft): string {
  return (draft.look ??= describeLook(draft));
}

function describeLook(draft: Draft): string {
  const { style } = draft.lines[0]!;
  const flags =
    (draft.isUnderlined ? 8 : 0) +
    (boldShare(draft) > 0.9 ? 4 : 0) +
    (isItalic(draft) ? 2 : 0) +
    (isCapitals(draft.text) ? 1 : 0);
  return `${style.font} ${roundSize(draftSize(draft))} ${style.color} ${flags}`;
}

/** True where a draft has the look of another; most differ in what their first lines tell at once. */
export function hasLook(draft: Draft, other: Draft, look: string): boolean {
  const { style, size } = draft.lines[0]!;
  const first = other.lines[0]!;
  return style.font === first.style.font && roundSize(size) === roundSize(first.size) && lookOf(draft) === look;
}

export function isItalic({ lines }: Draft): boolean {
  for (const line of lines) if (shareOfItalics(line) <= 0.95) return false;
  return true;
}
