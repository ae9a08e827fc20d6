import type { BlockLine } from "../layout/paragraph/block-line.ts";
import { labelOf } from "../layout/paragraph/pairs.ts";
import { boldShare, type Draft, type DraftPage, draftSize } from "./draft.ts";

/** Minimum share of bold letters in bold text. */
const MIN_BOLD_SHARE = 0.9;

// Shown by key-values.test.ts, structure.test.ts (labels of a form); fixtures form/form, form/invoice.

/** Labels are short, and so are values: a longer text is a sentence after a colon. */
const LONGEST_LABEL = 40;
const LONGEST_VALUE = 90;
/** Two labels below each other are pairs if their values are a few words, and not sentences. */
const SHORT_VALUE = 40;
/** The labels of one form have the same left edge. */
const SAME_LEFT = 2;

/** Marks labels with their values: separated by a gap, with a bold label, or one below the other. */
export function namePairs({ drafts }: DraftPage): void {
  for (const draft of drafts) if (canBePair(draft) && isPairDraft(draft)) draft.type = "Key Value";
  // A label that fills its column leaves no gap before its value; the lines above and below it give the evidence.
  for (let at = 1; at < drafts.length; at++) nameLike(drafts[at]!, drafts[at - 1]!);
  for (let at = drafts.length - 2; at >= 0; at--) nameLike(drafts[at]!, drafts[at + 1]!);
}

function canBePair({ type, placed }: Draft): boolean {
  return type === null && placed === null;
}

function isPairDraft({ lines, text }: Draft): boolean {
  const at = text.indexOf(":");
  if (at < 1 || at > LONGEST_LABEL || text.length - at > LONGEST_VALUE * lines.length) return false;
  const [first] = lines;
  if (first!.pair && lines.every((line) => line === first || line.left > first!.left + first!.size)) return true;
  if (!lines.every((line) => line.text.length <= LONGEST_VALUE && labelOf(line) !== null)) return false;
  return lines.length >= 3 || lines.every((line) => isShortPair(line) && (lines.length > 1 || hasBoldLabel(line)));
}

function nameLike(draft: Draft, neighbour: Draft): void {
  if (neighbour.type !== "Key Value" || !canBePair(draft) || draft.region !== neighbour.region) return;
  const isUnder = Math.abs(draft.box.left - neighbour.box.left) < SAME_LEFT;
  // "Item 3: Levels" is a heading of the pairs below it.
  const isHeading = boldShare(draft) > MIN_BOLD_SHARE || draftSize(draft) > draftSize(neighbour);
  if (isUnder && !isHeading && draft.lines.every((line) => isShortPair(line))) draft.type = "Key Value";
}

/** A few words after a label, and not a sentence. */
function isShortPair(line: BlockLine): boolean {
  const { text } = line;
  const label = labelOf(line);
  return label !== null && text.length - label.length <= SHORT_VALUE && !/[.!?;,]$/.test(text);
}

/** Bold up to the colon and no further. */
function hasBoldLabel({ text, boldChars, chars }: BlockLine): boolean {
  const label = text.slice(0, text.indexOf(":")).replace(/\s/g, "").length;
  return boldChars >= label && boldChars <= label + 1 && boldChars < chars;
}
