import { type ListMarker, splitMarker } from "../layout/list-marker.ts";
import type { Draft, DraftPage } from "./draft.ts";

/** Left edges this close are one depth. */
const SAME_INDENT = 4;

/** Items of lists are short; what runs over more lines is a paragraph that carries a number. */
const LONG_ITEM = 9;

/** Finds list items by their markers; numbers count as markers only in sequence or with a hanging indent. */
export function nameLists({ drafts }: DraftPage): void {
  const candidates: { draft: Draft; marker: ListMarker; index: number }[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (draft.type !== null || draft.placed !== null) continue;
    const marker = splitMarker(draft.text);
    if (marker !== null) candidates.push({ draft, marker, index });
  }
  for (const [at, { draft, marker }] of candidates.entries()) {
    const neighbours = [candidates[at - 1], candidates[at + 1]].filter((other) => other !== undefined);
    const inSequence = neighbours.some((other) => other.marker.kind === marker.kind && follows(other.marker, marker));
    if (marker.kind !== "bullet" && (isParagraph(draft) || (!inSequence && !hangs(draft)))) continue;
    draft.type = "List Item";
    draft.marker = marker.marker;
    draft.body = marker.text;
  }
  setDepths(drafts);
}

function follows(a: ListMarker, b: ListMarker): boolean {
  if (a.kind === "bullet") return true;
  return Math.abs(ordinal(a) - ordinal(b)) === 1;
}

function ordinal({ kind, marker }: ListMarker): number {
  const bare = marker.replace(/[^\p{L}\d.]/gu, "").replace(/\.$/, "");
  if (kind === "decimal") return Number(bare.split(".").at(-1));
  if (kind === "letter") return bare.toLowerCase().charCodeAt(0);
  return romanValue(bare.toLowerCase());
}

function romanValue(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10 };
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const value = values[text[at]!] ?? 0;
    sum += value < (values[text[at + 1] ?? ""] ?? 0) ? -value : value;
  }
  return sum;
}

/** Numbered paragraphs of text: full lines under their number, no indent. */
function isParagraph(draft: Draft): boolean {
  return draft.lines.length >= LONG_ITEM || (draft.lines.length >= 2 && !hangs(draft));
}

/** Lines after the first are indented to the text behind the marker. */
function hangs(draft: Draft): boolean {
  const [first, second] = draft.lines;
  return first !== undefined && second !== undefined && second.left > first.left + 0.8 * first.size;
}

function setDepths(drafts: readonly Draft[]): void {
  let indents: number[] = [];
  let gap = 0;
  for (const draft of drafts) {
    if (draft.type !== "List Item") {
      // A paragraph inside a list does not end its nesting; two do.
      if (++gap > 1) indents = [];
      continue;
    }
    gap = 0;
    const { left } = draft.edges;
    while (indents.length > 0 && indents.at(-1)! > left + SAME_INDENT) indents.pop();
    if (indents.length === 0 || indents.at(-1)! < left - SAME_INDENT) indents.push(left);
    draft.level = indents.length;
  }
}
