import { type StyledSpan, type StyledText, tidySpans } from "./styled-text.ts";

/** Maximum number of consecutive chars of the source that a text may lack before it counts as a different text. */
const MAX_SKIPPED = 200;

/**
 * Maps spans to a text that was joined from other texts: with or without spaces, without the hyphens of line breaks, without a marker
 * at its beginning. Both are compared from their ends, where nothing was removed.
 *
 * @returns undefined if no span is left, or if the text is a different one
 */
export function alignSpans(parts: readonly StyledText[], text: string): readonly StyledSpan[] | undefined {
  if (parts.every(({ spans }) => spans === undefined)) return undefined;
  const found: StyledSpan[] = [];
  let to = text.length;
  for (const part of parts.toReversed()) {
    const { spans = [] } = part;
    const same = spans.length === 0 ? startOfSame(part.text, text, to) : undefined;
    if (same !== undefined) {
      to = same;
      continue;
    }
    const places = alignPart(part.text, text, to);
    if (places === undefined) return undefined;
    for (let at = spans.length - 1; at >= 0; at--) {
      const [start, end] = extent(places, spans[at]!);
      if (end > start) found.push({ ...spans[at]!, start, end });
    }
    to = firstOf(places) ?? to;
  }
  return tidySpans(text, found.reverse());
}

/**
 * Maps the spans of a text to the lines that it was joined from.
 *
 * @returns the spans of each line; all undefined if the lines have different text
 */
export function spreadSpans(
  { text, spans = [] }: StyledText,
  lines: readonly string[],
): readonly (readonly StyledSpan[] | undefined)[] {
  const found: (readonly StyledSpan[] | undefined)[] = [];
  let to = text.length;
  for (const line of lines.toReversed()) {
    const places = alignPart(line, text, to);
    if (places === undefined) return lines.map(() => undefined);
    const own = spans.flatMap((span) => {
      const start = places.findIndex((place) => place >= span.start && place < span.end);
      const end = places.findLastIndex((place) => place >= span.start && place < span.end) + 1;
      return start < 0 ? [] : [{ ...span, start, end }];
    });
    found.push(tidySpans(line, own));
    to = firstOf(places) ?? to;
  }
  return found.toReversed();
}

/** Where a part without spans begins in the text; undefined if the text before this place does not end with it as it is. */
function startOfSame(part: string, text: string, before: number): number | undefined {
  let [end, to] = [part.length, before];
  while (end > 0 && isBlank(part.charCodeAt(end - 1))) end -= 1;
  while (to > 0 && isBlank(text.charCodeAt(to - 1))) to -= 1;
  const start = to - end;
  if (end === 0 || start < 0 || part.slice(0, end) !== text.slice(start, to)) return undefined;
  let first = 0;
  while (isBlank(part.charCodeAt(first))) first += 1;
  return start + first;
}

/** Index in the text of each char of a part, -1 for missing chars; undefined if too many are missing. */
function alignPart(part: string, text: string, before: number): Int32Array | undefined {
  const places = new Int32Array(part.length).fill(-1);
  let to = before;
  let skipped = 0;
  for (let at = part.length - 1; at >= 0; at -= 1) {
    const code = part.charCodeAt(at);
    if (isBlank(code)) continue;
    while (to > 0 && isBlank(text.charCodeAt(to - 1))) to -= 1;
    if (to > 0 && text.charCodeAt(to - 1) === code) {
      to -= 1;
      places[at] = to;
      skipped = 0;
    } else if (++skipped > MAX_SKIPPED) return undefined;
  }
  return places;
}

function firstOf(places: Int32Array): number | undefined {
  for (const place of places) if (place >= 0) return place;
  return undefined;
}

function extent(places: Int32Array, { start, end }: StyledSpan): readonly [start: number, end: number] {
  let first = Infinity;
  let last = -Infinity;
  for (let at = start; at < end; at += 1) {
    const place = places[at] ?? -1;
    if (place < 0) continue;
    first = Math.min(first, place);
    last = Math.max(last, place + 1);
  }
  return [first, last];
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0xa0;
}
