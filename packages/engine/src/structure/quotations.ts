/**
 * A block quotation: a paragraph among others that has a bar at its left, is narrower than they are on both sides, or is italic and indented.
 * Only certain cases are marked: a single upright line that is indented may also be an address, an example or a formula.
 */
import { widthOfFirst } from "./line-breaks.ts";
import { splitMarker } from "../text/list-marker.ts";
import type { BodyStyle } from "./body-style.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";

// Shown by quotations.test.ts.

/** In font sizes: quotations are indented by 1.5 to 4; first lines of paragraphs only on one side. */
const MIN_INSET = 0.9;
/** In font sizes: text with a bar at its left is indented by the bar and its padding; next to text that is not, the bar marks a change. */
const MIN_BARRED_INSET = 0.4;
/** The left edges of lines of one paragraph agree to this share of their size. */
const SAME_EDGE = 0.15;
/** Minimum words of a quotation; a shorter text is a label. */
const MIN_WORDS = 6;
/** Share of italic letters from which on an indented paragraph is a quotation. */
const MIN_ITALIC = 0.8;
/** In font sizes: text nearer to the centre of the column is centred. */
const MIN_OFF_CENTRE = 1.5;
/** In sizes of running text; larger text is set apart for other reasons. */
const MAX_SIZE = 1.02;
/** With a bar; larger text is a heading. */
const MAX_BARRED_SIZE = 1.15;

/** Marks the quotations of a page. */
export function nameQuotations({ drafts }: DraftPage, body: BodyStyle): void {
  const columns = columnsOf(drafts);
  for (const [at, draft] of drafts.entries()) {
    const column = columns.get(draft.region);
    // Few drafts are indented, and their place is compared faster than their words.
    if (column === undefined || draft.type !== null || draft.placed !== null) continue;
    const left = leftOf(draft);
    const isBarred = draft.isBarred && left >= column.left + MIN_BARRED_INSET * draftSize(draft);
    const inset = MIN_INSET * draftSize(draft);
    if ((!isBarred && left < column.left + inset) || !mayBeQuoted(draft, body)) continue;
    if (isBarred) {
      draft.type = "Text";
      draft.quote = 1;
      continue;
    }
    // An abstract has a heading before it.
    if (!isBody(before(drafts, at), column)) continue;
    if (isNarrow(draft, column, inset) || isSlanted(draft, column)) {
      draft.type = "Text";
      draft.quote = 1;
    }
  }
}

/** Left and right edge of the running text of a column. */
interface Column {
  readonly left: number;
  readonly right: number;
}

function columnsOf(drafts: readonly Draft[]): Map<number, Column> {
  const columns = new Map<number, Column>();
  for (const { region, type, placed, lines } of drafts) {
    if (type !== null || placed !== null || lines.length < 2) continue;
    const known = columns.get(region);
    const left = Math.min(...lines.map((line) => line.left), known?.left ?? Infinity);
    const right = Math.max(...lines.map((line) => line.right), known?.right ?? -Infinity);
    columns.set(region, { left, right });
  }
  return columns;
}

function mayBeQuoted({ type, placed, formRole, lines, text, isBarred }: Draft, { size }: BodyStyle): boolean {
  if (type !== null || placed !== null || formRole !== null || splitMarker(text) !== null) return false;
  if (text.split(" ").length < MIN_WORDS || !/\p{Ll}{2}/u.test(text)) return false;
  const maxSize = (isBarred ? MAX_BARRED_SIZE : MAX_SIZE) * size;
  return lines.every((line) => line.typed === null && line.size <= maxSize);
}

/** The previous draft in its column that is not a quotation itself. */
function before(drafts: readonly Draft[], at: number): Draft | undefined {
  const { region } = drafts[at]!;
  const found = drafts.slice(0, at).findLast(({ quote }) => quote === undefined);
  return found?.region === region ? found : undefined;
}

/** A paragraph of running text: its first or its second line begins at the edge of the column. */
function isBody(draft: Draft | undefined, { left }: Column): boolean {
  if (draft === undefined || draft.placed !== null || draft.type !== null) return false;
  if (draft.lines.length < 2 && !/[.:;,!?]$/.test(draft.text)) return false;
  const edge = draft.lines[1] ?? draft.lines[0]!;
  return Math.abs(edge.left - left) <= SAME_EDGE * edge.size;
}

/**
 * Indented on both sides: each line but the last ends although the next word would have fitted into the column, or all of them end at the
 * same edge.
 */
function isNarrow({ lines }: Draft, { right }: Column, inset: number): boolean {
  if (lines.length < 2) return false;
  const { left, size } = lines[1]!;
  if (lines.slice(1).some((line) => Math.abs(line.left - left) > SAME_EDGE * size)) return false;
  if (lines.some((line) => line.right > right - inset)) return false;
  const full = lines.slice(0, -1);
  const isJustified =
    full.length >= 2 && full.every((line) => Math.abs(line.right - full[0]!.right) <= SAME_EDGE * size);
  return isJustified || full.every((line, at) => line.right + widthOfFirst(lines[at + 1]!) < right);
}

function isSlanted({ lines }: Draft, column: Column): boolean {
  const chars = lines.reduce((sum, line) => sum + line.chars, 0);
  const italic = lines.reduce((sum, line) => sum + line.italicChars, 0);
  if (italic < MIN_ITALIC * chars) return false;
  const middle = (column.left + column.right) / 2;
  return lines.every((line) => Math.abs((line.left + line.right) / 2 - middle) > MIN_OFF_CENTRE * line.size);
}

function leftOf({ lines }: Draft): number {
  return Math.min(...lines.map(({ left }) => left));
}
