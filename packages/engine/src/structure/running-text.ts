/** Tests for what is not a heading: running text, sentences, and text in the margins. */
import type { Draft } from "./draft.ts";

/**
 * Text of at least two lines, a long line, a list or a table: the content of a section. A line that ends in a comma begins
 * running text: the salutation below the subject of a letter.
 */
export function isRunning(draft: Draft | undefined): boolean {
  if (draft === undefined || isFurniture(draft)) return false;
  return (
    draft.placed?.kind === "table" ||
    draft.type === "List Item" ||
    draft.lines.length >= 2 ||
    draft.text.length > 60 ||
    draft.text.endsWith(",")
  );
}

export function isFurniture({ type }: Draft): boolean {
  return type === "Header" || type === "Footer" || type === "Page Number";
}

/** "Mr. Smith." is a name; "See below." is a sentence. Chinese and Japanese have full stops of their own, which do not follow names. */
export function endsSentence(text: string): boolean {
  const last = text.charAt(text.length - 1);
  return WIDE_STOPS.has(last) || (STOPS.has(last) && !/^\S+\s\S+\.$/.test(text));
}

const WIDE_STOPS: ReadonlySet<string> = new Set("。．，；");
const STOPS: ReadonlySet<string> = new Set(".,;");
