import { isCapitals } from "../text/capitals.ts";
import { shareOfItalics } from "../text/runs-to-lines.ts";
import { roundSize } from "./body-style.ts";
import { boldShare, type Draft, draftSize } from "./draft.ts";

/** The style of a draft as a string: drafts with the same string have the same font, size, colour, weight, slant, case and underline. */
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

/** Whether a draft has the style of another; most differ already in their first lines. */
export function hasLook(draft: Draft, other: Draft, look: string): boolean {
  const { style, size } = draft.lines[0]!;
  const first = other.lines[0]!;
  return style.font === first.style.font && roundSize(size) === roundSize(first.size) && lookOf(draft) === look;
}

export function isItalic({ lines }: Draft): boolean {
  for (const line of lines) if (shareOfItalics(line) <= 0.95) return false;
  return true;
}
