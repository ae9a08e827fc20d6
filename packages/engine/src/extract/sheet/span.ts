import type { BBox } from "../../geometry/bbox.ts";
import type { Citation } from "@docsvc/openapi";
import { toWireBBox } from "../../output/wire-bbox.ts";
import type { Place } from "./sheet.ts";
import { textOf } from "./sheet.ts";

/** Tokens of one place, from one to before another. */
export interface Span {
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

export function spanText(spans: readonly Span[]): string {
  return spans.map(({ place, from, to }) => textOf(place, from, to)).join(" ");
}

/** The tokens of a run of chars of a place's text. */
export function spanOfChars(place: Place, start: number, end: number): Span {
  let from = place.tokens.length;
  let to = 0;
  let at = 0;
  for (const [index, { text, word }] of place.tokens.entries()) {
    if (index > 0 && word !== place.tokens[index - 1]!.word) at++;
    if (at < end && at + text.length > start) {
      from = Math.min(from, index);
      to = index + 1;
    }
    at += text.length;
  }
  return { place, from: Math.min(from, to), to };
}

/** The tokens of what a pattern finds in a place; null where it finds nothing. */
export function spanOfMatch(place: Place, pattern: RegExp): Span | null {
  const match = pattern.exec(place.text);
  return match === null ? null : spanOfChars(place, match.index, match.index + match[0].length);
}

/** The box around its tokens, on the page as displayed: of a word of which it takes a part, that part. */
export function spanBox({ place, from, to }: Span): BBox {
  const { words } = place.line;
  const upright = place.page.quarter === 0;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let at = from; at < to; at++) {
    const token = place.tokens[at]!;
    const first = 4 * token.word;
    const width = words[first + 2]! - words[first]!;
    left = Math.min(left, words[first]! + (upright ? token.from * width : 0));
    right = Math.max(right, words[first]! + (upright ? token.to * width : width));
    top = Math.min(top, words[first + 1]!);
    bottom = Math.max(bottom, words[first + 3]!);
  }
  return { left, top, width: right - left, height: bottom - top, page: place.page.number };
}

/** Says where a value stands: one place a line. */
export function cite(spans: readonly Span[], confidence: "low" | "high"): Citation[] {
  return spans.map((span) => ({
    bbox: toWireBBox(spanBox(span), span.place.page),
    content: textOf(span.place, span.from, span.to),
    block_type: span.place.block?.type ?? "Text",
    confidence,
  }));
}
