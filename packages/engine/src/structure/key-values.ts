import type { Draft, DraftPage } from "./draft.ts";

// Shown by structure.test.ts (labels of a form); fixtures form/form, form/invoice.

/** Labels have few chars, and so have values: more is a sentence after a colon. */
const LONGEST_LABEL = 40;
const LONGEST_VALUE = 90;

/** Names labels with their values: set apart by a gap, or one under the other in a run of at least three. */
export function namePairs({ drafts }: DraftPage): void {
  for (const draft of drafts) {
    if (draft.type === null && draft.placed === null && isPairDraft(draft)) draft.type = "Key Value";
  }
}

function isPairDraft({ lines, text }: Draft): boolean {
  const at = text.indexOf(":");
  if (at < 1 || at > LONGEST_LABEL || text.length - at > LONGEST_VALUE * lines.length) return false;
  const [first] = lines;
  if (first!.pair && lines.every((line) => line === first || line.left > first!.left + first!.size)) return true;
  return (
    lines.length >= 3 &&
    lines.every((line) => /^\p{Lu}[^:.]{1,40}:\s+\S/u.test(line.text) && line.text.length <= LONGEST_VALUE)
  );
}
