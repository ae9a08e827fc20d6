import type { Place } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";
import { BROKEN_CODE } from "../values/words.ts";
import type { Context } from "./context.ts";

/** Maximum distance of the next line of a text. */
const MAX_LINE_HEIGHTS = 1.2;
/** Maximum distance of left edges that are the same. */
const SAME_EDGE_EM = 0.5;

/** Gap between parts of one text on a line, in letter heights: a gap between columns, or after a label, is wider. */
const WIDEST_GAP = 2.2;
/** Share of its cell's width from which a line may have been wrapped. */
const FULL_LINE = 0.6;

/** "Entered By", "Sold To", "Order Date": the start of a label, whatever it is for. */
const LABEL_AT_START = /^\p{Lu}\p{L}+\s?(?:By|To|No\.?|Nr\.?|Date|Code|Number)(?=\s|$)/u;

/** The parts in which a text continues: after a gap on its line, and on the next line of its cell. */
export function continued(span: Span, context: Context): readonly Span[] {
  const { place, to } = span;
  if (to < place.tokens.length || place.line.block < 0) return [span];
  const spans: Span[] = [span];
  let last = place;
  for (const next of context.neighbours.right(place)) {
    const gap = next.left - last.right;
    if (
      !isSameText(place, next) ||
      gap > WIDEST_GAP * place.size ||
      context.isLabel(next) ||
      /[:=]/u.test(next.text) ||
      LABEL_AT_START.test(next.text)
    ) {
      break;
    }
    spans.push({ place: next, from: 0, to: next.tokens.length });
    last = next;
  }
  const below = nextInCell(place, last, context);
  if (below !== null) spans.push({ place: below, from: 0, to: below.tokens.length });
  return spans;
}

/** An identifier that ends in a hyphen or a slash, with its rest on the next line; empty if there is no rest. */
export function wholeCode(span: Span, { neighbours }: Context): readonly Span[] {
  const { place, to } = span;
  if (to < place.tokens.length || !BROKEN_CODE.test(place.tokens[to - 1]!.text)) return [span];
  const next = neighbours.below(place, 1).find(({ tokens }) => tokens.length === 1 && /^[\p{Lu}\d][\p{Lu}\d/-]*$/u.test(tokens[0]!.text)); // prettier-ignore
  return next === undefined ? [] : [span, { place: next, from: 0, to: 1 }];
}

function isSameText(a: Place, b: Place): boolean {
  return a.line.block === b.line.block && (a.line.cell ?? -1) === (b.line.cell ?? -1);
}

function nextInCell(place: Place, last: Place, context: Context): Place | null {
  const cell = place.line.cell === undefined ? undefined : place.block?.table?.cells[place.line.cell];
  if (cell === undefined || place.page.quarter !== 0) return null;
  const isFull = last.right - cell.bbox.left > FULL_LINE * cell.bbox.width;
  const next = context.neighbours.below(place, MAX_LINE_HEIGHTS).find((other) => isSameText(place, other));
  if (!isFull || next === undefined || Math.abs(next.left - place.left) > SAME_EDGE_EM * place.size) return null;
  return /^\d|[:=@]/u.test(next.text) || LABEL_AT_START.test(next.text) ? null : next;
}
