/**
 * Styled text: how parts of a text differ from plain text.
 *
 * A span is a range of one style, by its position in a plain text. The spans of a text are in order, do not overlap, and begin and end with a
 * visible char. A run is a piece of the text itself: the runs joined are the text.
 */

/** A style; an absent property is as in plain text. */
export interface InlineStyle {
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  /** Struck out: it was replaced, or no longer applies. */
  readonly strike?: true;
  readonly script?: "superscript" | "subscript";
  /** Highlight colour, as `#rrggbb`. */
  readonly highlight?: string;
  readonly code?: true;
  /** Address, or a page of the document as `#page-3`. */
  readonly link?: string;
}

/** A range of one style. Both are indexes in the plain text; `end` is after its last char. */
export interface StyledSpan extends InlineStyle {
  readonly start: number;
  readonly end: number;
}

export interface StyledRun extends InlineStyle {
  readonly text: string;
}

/** A plain text and its spans; absent if all of it is plain. */
export interface StyledText {
  readonly text: string;
  readonly spans?: readonly StyledSpan[];
}

/** Runs for every span of every line: V8 reads properties by name faster than through a list of names. */
export function isSameStyle(a: InlineStyle, b: InlineStyle): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.strike === b.strike &&
    a.script === b.script &&
    a.highlight === b.highlight &&
    a.code === b.code &&
    a.link === b.link
  );
}

const PLAIN: InlineStyle = {};

export function isPlain(style: InlineStyle): boolean {
  return isSameStyle(style, PLAIN);
}

/** The text in runs: one per span, and one for each plain part between spans. */
export function toRuns({ text, spans = [] }: StyledText): readonly StyledRun[] {
  const runs: StyledRun[] = [];
  let at = 0;
  for (const { start, end, ...style } of spans) {
    if (start > at) runs.push({ text: text.slice(at, start) });
    runs.push({ text: text.slice(start, end), ...style });
    at = end;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}

/**
 * Normalises spans: trims white space at their ends, drops empty and plain ones, and joins two of one style with only white space between
 * them.
 *
 * @param spans - in order, not overlapping
 */
export function tidySpans(text: string, spans: readonly StyledSpan[]): readonly StyledSpan[] | undefined {
  const tidy: StyledSpan[] = [];
  for (const span of spans) {
    let { start, end } = span;
    while (start < end && isBlank(text, start)) start += 1;
    while (end > start && isBlank(text, end - 1)) end -= 1;
    if (start >= end || isPlain(span)) continue;
    const last = tidy.at(-1);
    const joins = last !== undefined && isSameStyle(last, span) && text.slice(last.end, start).trim() === "";
    // Superscripts or subscripts of two words are separate; a line break ends every span.
    if (joins && (span.script === undefined || last.end === start) && !text.slice(last.end, start).includes("\n")) {
      tidy[tidy.length - 1] = { ...last, end };
    } else tidy.push({ ...span, start, end });
  }
  return tidy.length === 0 ? undefined : tidy;
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Nearly all chars are ASCII, which needs no pattern.
  return code < 0x80 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : /\s/.test(text[at]!);
}

/** Spans of a part of their text, relative to the start of the part. */
export function sliceSpans(
  spans: readonly StyledSpan[] | undefined,
  from: number,
  to: number,
): readonly StyledSpan[] | undefined {
  if (spans === undefined) return undefined;
  const sliced = spans.flatMap((span) => {
    const start = Math.max(span.start, from) - from;
    const end = Math.min(span.end, to) - from;
    return start < end ? [{ ...span, start, end }] : [];
  });
  return sliced.length === 0 ? undefined : sliced;
}

/** Spans as a property, absent if there are none. */
export function spansProperty(spans: readonly StyledSpan[] | undefined): { readonly spans?: readonly StyledSpan[] } {
  return spans === undefined || spans.length === 0 ? {} : { spans };
}
