import type { TextStyle } from "../read/pdf/raw-page.ts";

// Shown by key-values.test.ts.

const LABEL = /^(\p{Lu}[^:]{0,38}[^:\d]):\s+(?=[^\s:])/u;
/** Labels have few chars: more is a sentence before a colon. */
const LONGEST = 40;
/** What a figure's or a table's text comes from, or says besides. */
const REMARK = /^(?:sources?|notes?|quelle|anmerkung|hinweis|fuente|nota|remarque|fonte)$/iu;

/**
 * The label that a line begins with, before its colon and its value; null for a line without. Steps that are numbered and headings like
 * "Part 2: …" have none, nor has what programs print.
 */
export function labelOf({ text, style }: { readonly text: string; readonly style: TextStyle }): string | null {
  const at = text.indexOf(":");
  if (at < 1 || at > LONGEST || style.monospace) return null;
  const label = LABEL.exec(text)?.[1];
  // "See below. Then: …" is text; "Customer no.: 42" has a label.
  return label === undefined || /[.!?;]\s/.test(label) || REMARK.test(label) ? null : label;
}
