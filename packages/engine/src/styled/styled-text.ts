/**
 * Styled text: how stretches of a text are set where they differ from plain text.
 *
 * A span is a stretch of one style, by its place in a plain text; spans of a text are in order, do not overlap, and begin and end with a
 * char that is seen. A run is a stretch of the text itself: runs joined are the text.
 */

/** What a style says; a property that is absent is as in plain text. */
export interface InlineStyle {
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  /** Struck out: it was replaced, or does not hold. */
  readonly strike?: true;
  readonly script?: "superscript" | "subscript";
  /** Colour of the marker, as `#rrggbb`. */
  readonly highlight?: string;
  readonly code?: true;
  /** Address, or a page of the document as `#page-3`. */
  readonly link?: string;
}

/** A stretch of one style; both are places in the plain text, `end` behind its last char. */
export interface StyledSpan extends InlineStyle {
  readonly start: number;
  readonly end: number;
}

export interface StyledRun extends InlineStyle {
  readonly text: string;
}

/** A plain text and its spans; absent where all of it is plain. */
export interface StyledText {
  readonly text: string;
  readonly spans?: readonly StyledSpan[];
}

/** Asked for at every span of every line: properties by their names, which V8 finds faster than those of a list. */
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

/** The text in runs: as many as its spans, and what is plain between them. */
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
 * Puts spans into their form: without white space at their ends, without empty and plain ones, and two of one style joined that nothing but
 * white space parts.
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
    // Scripts of two words are two scripts; a break ends them all.
    if (joins && (span.script === undefined || last.end === start) && !text.slice(last.end, start).includes("\n")) {
      tidy[tidy.length - 1] = { ...last, end };
    } else tidy.push({ ...span, start, end });
  }
  return tidy.length === 0 ? undefined : tidy;
}

function isBlank(text: string, at: number): boolean {
  return /\s/.test(text[at]!);
}

/** Spans of a part of their text, by their places in the part. */
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

/** Spans as a property, absent where there are none. */
export function spansProperty(spans: readonly StyledSpan[] | undefined): { readonly spans?: readonly StyledSpan[] } {
  return spans === undefined || spans.length === 0 ? {} : { spans };
}
