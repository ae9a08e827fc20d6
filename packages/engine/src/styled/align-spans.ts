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
    const places = alignPart(part.text, text, to);
    if (places === undefined) return undefined;
    for (const span of (part.spans ?? []).toReversed()) {
      const [start, end] = extent(places, span);
      if (end > start) found.push({ ...span, start, end });
    }
    to = places.find((place) => place >= 0) ?? to;
  }
  return tidySpans(text, found.toReversed());
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
    to = places.find((place) => place >= 0) ?? to;
  }
  return found.toReversed();
}

/** Index in the text of each char of a part, -1 for missing chars; undefined if too many are missing. */
function alignPart(part: string, text: string, before: number): readonly number[] | undefined {
  const places = Array<number>(part.length).fill(-1);
  let to = before;
  let skipped = 0;
  for (let at = part.length - 1; at >= 0; at -= 1) {
    if (isBlank(part.charCodeAt(at))) continue;
    while (to > 0 && isBlank(text.charCodeAt(to - 1))) to -= 1;
    if (to > 0 && text[to - 1] === part[at]) {
      to -= 1;
      places[at] = to;
      skipped = 0;
    } else if (++skipped > MAX_SKIPPED) return undefined;
  }
  return places;
}

function extent(places: readonly number[], { start, end }: StyledSpan): readonly [start: number, end: number] {
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
