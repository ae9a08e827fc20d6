import { isNumeral, type ListMarker, splitMarker } from "../text/list-marker.ts";
import type { Draft, DraftPage } from "./draft.ts";

/** Minimum indentation of a nested item. */
const MIN_INDENT_EM = 0.8;

// Shown by lists.test.ts, structure.test.ts (nested items, over pages); fixture paper.

/** Left edges this close have the same depth. */
const SAME_INDENT = 4;

/** Maximum lines of a list item; a longer text is a paragraph with a number. */
const LONG_ITEM = 9;

/** How many markers back the previous item may be: nested items may be between. */
const FARTHEST_BACK = 12;
/** Text blocks that may be between two items of one list. */
const MAX_BETWEEN = 2;
/** Pages without content other than margins that may be between; no list continues across a whole empty file. */
const MAX_PAGES_BETWEEN = 64;

interface Candidate {
  readonly draft: Draft;
  readonly marker: ListMarker;
  /** The number that its marker represents. */
  readonly ordinal: number;
  /** The number if the marker is a Roman numeral; NaN for other markers. */
  readonly numeral: number;
  /** Amount of content before it in the document, without markers; a table counts for more than may be between items. */
  readonly weightBefore: number;
  inSequence: boolean;
}

/**
 * Finds list items by their markers. Numbers count as markers only in sequence or with a hanging indent. A sequence may continue over pages, so
 * a page is kept until nothing that follows can belong to one of its items.
 */
export function* nameLists(pages: Iterable<DraftPage>): Generator<DraftPage> {
  const held: HeldPage[] = [];
  // Candidates that the next one may follow.
  const last: Candidate[] = [];
  const mark: Mark = { weight: 0, candidates: 0 };
  for (const page of pages) {
    const candidates = findCandidates(page, mark);
    for (const candidate of candidates) {
      if (candidate.marker.kind !== "bullet") joinSequence(candidate, last);
      last.push(candidate);
      if (last.length > FARTHEST_BACK) last.shift();
    }
    held.push({ page, candidates, end: { ...mark } });
    while (held.length > MAX_PAGES_BETWEEN || (held.length > 0 && isSettled(held[0]!.end, mark))) {
      yield nameItems(held.shift()!);
    }
  }
  for (const page of held) yield nameItems(page);
}

interface HeldPage {
  readonly page: DraftPage;
  readonly candidates: readonly Candidate[];
  readonly end: Mark;
}

/** Amount of content before a position in the document. */
interface Mark {
  weight: number;
  candidates: number;
}

function findCandidates({ drafts }: DraftPage, mark: Mark): Candidate[] {
  const candidates: Candidate[] = [];
  for (const draft of drafts) {
    // The labels of a form may be numbered.
    if (isMargin(draft) || draft.formRole !== null) continue;
    const marker = draft.type === null && draft.placed === null ? splitMarker(draft.text) : null;
    if (marker === null) {
      mark.weight += draft.placed?.kind === "table" ? MAX_BETWEEN + 1 : 1;
    } else {
      mark.candidates++;
      const bare = marker.kind === "bullet" ? "" : bareMarker(marker);
      const ordinal = ordinalOf(marker.kind, bare);
      const numeral = isNumeral(marker) ? romanValue(bare) : NaN;
      candidates.push({ draft, marker, ordinal, numeral, weightBefore: mark.weight, inSequence: false });
    }
  }
  return candidates;
}

/** Whether what follows on later pages is too far from the end of an earlier page for a sequence. */
function isSettled(end: Mark, now: Mark): boolean {
  return now.weight - end.weight > MAX_BETWEEN || now.candidates - end.candidates >= FARTHEST_BACK;
}

/** Marks items whose number follows that of a previous item, with no other text between. */
function joinSequence(candidate: Candidate, last: readonly Candidate[]): void {
  for (let back = last.length - 1; back >= 0; back--) {
    const before = last[back]!;
    if (!follows(candidate, before)) continue;
    if (candidate.weightBefore - before.weightBefore > MAX_BETWEEN) return;
    before.inSequence = true;
    candidate.inSequence = true;
    return;
  }
}

/** Whether the candidate has the next number of the same kind; a lone "i" is a letter or a numeral, depending on the other. */
function follows(candidate: Candidate, before: Candidate): boolean {
  if (candidate.marker.kind === before.marker.kind && candidate.ordinal - before.ordinal === 1) return true;
  return candidate.numeral - before.numeral === 1;
}

function nameItems({ page, candidates }: HeldPage): DraftPage {
  const speech = speechDash(candidates);
  for (const { draft, marker, inSequence } of candidates) {
    if (marker.marker === speech) continue;
    if (marker.kind !== "bullet" && (isParagraph(draft) || (!inSequence && !hangs(draft)))) continue;
    draft.type = "List Item";
    draft.marker = marker.marker;
    draft.body = marker.text;
  }
  setDepths(page.drafts);
  return page;
}

/** Dashes that begin speeches, as in French, Spanish and Polish. */
const SPEECH = /^[–—]$/;
/** Speeches are sentences; items that continue a sentence begin with a small letter, or end in semicolons. */
const SENTENCE = /^[\p{Lu}¿¡«“…].*[.!?…»”]$/su;

/** The dash that begins the speeches of a page: their first lines are indented, while the text of an item would hang; null if there are none. */
function speechDash(candidates: readonly Candidate[]): string | null {
  let speeches = 0;
  let items = 0;
  let dash: string | null = null;
  for (const { draft, marker } of candidates) {
    if (!SPEECH.test(marker.marker)) continue;
    const [first, second] = draft.lines;
    if (first === undefined || second === undefined) continue;
    if (second.left < first.left - MIN_INDENT_EM * first.size && SENTENCE.test(marker.text)) {
      speeches++;
      dash = marker.marker;
    } else items++;
  }
  return speeches > items ? dash : null;
}

function isMargin(draft: Draft): boolean {
  return draft.type === "Header" || draft.type === "Footer" || draft.type === "Page Number";
}

function ordinalOf(kind: ListMarker["kind"], bare: string): number {
  if (kind === "decimal") return Number(bare.split(".").at(-1));
  return kind === "letter" ? bare.charCodeAt(0) : romanValue(bare);
}

function bareMarker({ marker }: ListMarker): string {
  return marker
    .replace(/[^\p{L}\d.]/gu, "")
    .replace(/\.$/, "")
    .toLowerCase();
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

/** A numbered paragraph of text: full lines below the number, no indent. */
function isParagraph(draft: Draft): boolean {
  return draft.lines.length >= LONG_ITEM || (draft.lines.length >= 2 && !hangs(draft));
}

/** Whether the lines after the first are aligned with the text after the marker. */
function hangs(draft: Draft): boolean {
  const [first, second] = draft.lines;
  return first !== undefined && second !== undefined && second.left > first.left + MIN_INDENT_EM * first.size;
}

function setDepths(drafts: readonly Draft[]): void {
  let indents: number[] = [];
  let gap = 0;
  let last: Draft | null = null;
  for (const draft of drafts) {
    if (isMargin(draft)) continue;
    // An item in the next column that is further right is not deeper than one in the previous column.
    if (last !== null && isInNextColumn(draft, last)) indents = [];
    last = draft;
    if (draft.type !== "List Item") {
      // A paragraph inside a list does not end its nesting; two do.
      if (++gap > 1) indents = [];
      continue;
    }
    gap = 0;
    const { left } = draft.box;
    while (indents.length > 0 && indents.at(-1)! > left + SAME_INDENT) indents.pop();
    if (indents.length === 0 || indents.at(-1)! < left - SAME_INDENT) indents.push(left);
    draft.level = indents.length;
  }
}

function isInNextColumn({ box }: Draft, { box: before }: Draft): boolean {
  return box.left >= before.right && box.top < before.top;
}
