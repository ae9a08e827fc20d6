import { type ListMarker, splitMarker } from "../layout/list-marker.ts";
import type { Draft, DraftPage } from "./draft.ts";

// Shown by structure.test.ts (nested items, over pages); fixture paper.

/** Left edges this close are one depth. */
const SAME_INDENT = 4;

/** Items of lists are short; what runs over more lines is a paragraph that carries a number. */
const LONG_ITEM = 9;

/** How many markers back the item before may stand: nested items lie between. */
const FARTHEST_BACK = 12;
/** Text blocks that may lie between two items of one list. */
const MOST_BETWEEN = 2;

interface Candidate {
  readonly draft: Draft;
  readonly marker: ListMarker;
  /** Its position among the document's drafts. */
  readonly index: number;
}

/** Finds list items by their markers; numbers count as markers only in sequence or with a hanging indent. */
export function nameLists(pages: readonly DraftPage[]): void {
  const drafts = pages.flatMap((page) => page.drafts.filter((draft) => !isMargin(draft)));
  const candidates: Candidate[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (draft.type !== null || draft.placed !== null) continue;
    const marker = splitMarker(draft.text);
    if (marker !== null) candidates.push({ draft, marker, index });
  }
  const inSequence = findSequences(candidates, drafts);
  for (const candidate of candidates) {
    const { draft, marker } = candidate;
    if (marker.kind !== "bullet" && (isParagraph(draft) || (!inSequence.has(candidate) && !hangs(draft)))) continue;
    draft.type = "List Item";
    draft.marker = marker.marker;
    draft.body = marker.text;
  }
  for (const page of pages) setDepths(page.drafts);
}

/** Items whose number follows that of an item before, at the same indent, with no other text in between. */
function findSequences(candidates: readonly Candidate[], drafts: readonly Draft[]): Set<Candidate> {
  const members = new Set<Candidate>();
  const isMember = new Uint8Array(drafts.length);
  for (const candidate of candidates) isMember[candidate.index] = 1;
  for (const [at, candidate] of candidates.entries()) {
    if (candidate.marker.kind === "bullet") continue;
    for (let back = at - 1; back >= 0 && back >= at - FARTHEST_BACK; back--) {
      const before = candidates[back]!;
      if (before.marker.kind !== candidate.marker.kind || ordinal(candidate.marker) - ordinal(before.marker) !== 1) {
        continue;
      }
      let between = 0;
      for (let index = before.index + 1; index < candidate.index; index++) {
        between += drafts[index]!.placed?.kind === "table" ? MOST_BETWEEN + 1 : 1 - isMember[index]!;
      }
      if (between > MOST_BETWEEN) break;
      members.add(before);
      members.add(candidate);
      break;
    }
  }
  return members;
}

function isMargin(draft: Draft): boolean {
  return draft.type === "Header" || draft.type === "Footer" || draft.type === "Page Number";
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
