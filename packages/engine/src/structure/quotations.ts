/**
 * A quotation that is set apart: a paragraph amid others that is narrower than they are on both sides, or slanted and set in. Only what is
 * sure is named: a single upright line that is set in may as well be an address, an example or a formula.
 */
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import { splitMarker } from "../text/list-marker.ts";
import type { BodyStyle } from "./body-style.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";

// Shown by quotations.test.ts.

/** In sizes: quotations are set in by 1.5 to 4, first lines of paragraphs on one side alone. */
const MIN_INSET = 1;
/** Lines of one paragraph begin at one edge, to this share of their size. */
const SAME_EDGE = 0.15;
/** Words of a quotation; less is a label. */
const MIN_WORDS = 6;
/** Share of slanted letters from which on a paragraph that is set in is a quotation. */
const MIN_ITALIC = 0.8;
/** In sizes: what is nearer to the middle of the column is centred. */
const MIN_OFF_CENTRE = 1.5;
/** Of the size of running text; larger text is set apart for other reasons. */
const MAX_SIZE = 1.02;

/** Names the quotations of a page. */
export function nameQuotations({ drafts }: DraftPage, body: BodyStyle): void {
  const columns = columnsOf(drafts);
  for (const [at, draft] of drafts.entries()) {
    const column = columns.get(draft.region);
    if (column === undefined || !mayBeQuoted(draft, body)) continue;
    // An abstract has a heading before it.
    if (!isBody(before(drafts, at), column)) continue;
    const inset = MIN_INSET * draftSize(draft);
    if (leftOf(draft) < column.left + inset) continue;
    if (isNarrow(draft, column, inset) || isSlanted(draft, column)) {
      draft.type = "Text";
      draft.quote = 1;
    }
  }
}

/** Where the running text of a column begins and ends. */
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

function mayBeQuoted({ type, placed, formRole, lines, text }: Draft, { size }: BodyStyle): boolean {
  if (type !== null || placed !== null || formRole !== null || splitMarker(text) !== null) return false;
  if (text.split(" ").length < MIN_WORDS || !/\p{Ll}{2}/u.test(text)) return false;
  return lines.every((line) => line.typed === null && line.size <= MAX_SIZE * size);
}

/** The draft before it in its column that is no quotation itself. */
function before(drafts: readonly Draft[], at: number): Draft | undefined {
  const { region } = drafts[at]!;
  const found = drafts.slice(0, at).findLast(({ quote }) => quote === undefined);
  return found?.region === region ? found : undefined;
}

/** A paragraph of running text: it begins at the edge of its column, or its second line does. */
function isBody(draft: Draft | undefined, { left }: Column): boolean {
  if (draft === undefined || draft.placed !== null || draft.type !== null) return false;
  if (draft.lines.length < 2 && !/[.:;,!?]$/.test(draft.text)) return false;
  const edge = draft.lines[1] ?? draft.lines[0]!;
  return Math.abs(edge.left - left) <= SAME_EDGE * edge.size;
}

/**
 * Set in on both sides: each line but the last ends although the next word would have had room in the column, or all of them end at one
 * edge of their own.
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

/** Of the first word of a line and the blank before it. */
function widthOfFirst({ text, left, right }: BlockLine): number {
  return ((text.split(" ")[0]!.length + 1) / text.length) * (right - left);
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
