import type { BBox } from "../../geometry/bbox.ts";
import type { Citation } from "@docsvc/openapi";
import { toWireBBox } from "../../output/wire-bbox.ts";
import type { Place, Token } from "./line-index.ts";
import { textOf } from "./line-index.ts";

/** A run of tokens of one place; the end is exclusive. */
export interface Span {
  readonly place: Place;
  readonly from: number;
  readonly to: number;
  /** For a single token, the range of its letters, such as the sign in "20%"; absent for the whole token. */
  readonly letters?: readonly [number, number];
}

export function spanText(spans: readonly Span[]): string {
  return spans.map(textOfSpan).join(" ");
}

function textOfSpan({ place, from, to, letters }: Span): string {
  const text = textOf(place, from, to);
  return letters === undefined ? text : text.slice(...letters);
}

/** The tokens of a range of chars in a place's text. */
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

/** The tokens of a pattern's match in a place; null without a match. */
export function spanOfMatch(place: Place, pattern: RegExp): Span | null {
  const match = pattern.exec(place.text);
  return match === null ? null : spanOfChars(place, match.index, match.index + match[0].length);
}

/** The letters of a token that match a pattern; the whole token without a match. */
export function lettersOfMatch(place: Place, token: number, pattern: RegExp): Span {
  const match = pattern.exec(place.tokens[token]!.text);
  const span = { place, from: token, to: token + 1 };
  return match === null ? span : { ...span, letters: [match.index, match.index + match[0].length] };
}

/** The bounding box of its tokens on the page as displayed; for a part of a word, the box of that part. */
export function spanBox({ place, from, to, letters }: Span): BBox {
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
    const [start, end] = upright ? shareOfWord(token, letters) : [0, 1];
    left = Math.min(left, words[first]! + start * width);
    right = Math.max(right, words[first]! + end * width);
    top = Math.min(top, words[first + 1]!);
    bottom = Math.max(bottom, words[first + 3]!);
  }
  return { left, top, width: right - left, height: bottom - top, page: place.page.number };
}

/** The share of its word that a token, or these letters of it, take up. */
function shareOfWord({ text, from, to }: Token, letters: Span["letters"]): [number, number] {
  if (letters === undefined) return [from, to];
  const share = (to - from) / text.length;
  return [from + letters[0] * share, from + letters[1] * share];
}

/** Makes the citation of a value: one place per line. */
export function cite(spans: readonly Span[], confidence: "low" | "high"): Citation[] {
  return spans.map((span) => ({
    bbox: toWireBBox(spanBox(span), span.place.page),
    content: textOfSpan(span),
    block_type: span.place.block?.type ?? "Text",
    confidence,
  }));
}
