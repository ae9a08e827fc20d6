import { type StyledSpan, tidySpans } from "../styled/styled-text.ts";
import { CharInk } from "./char-ink.ts";
import type { Word } from "./word.ts";

/** A line as input of {@link lineSpans}. */
export interface SpannedLine {
  readonly words: readonly Word[];
  readonly text: string;
  readonly size: number;
  readonly baseline: number;
}

/** The styles of parts of a line's text; undefined if all of it is plain, which is nearly always so. */
export function lineSpans({ words, text, size, baseline }: SpannedLine): readonly StyledSpan[] | undefined {
  if (!words.some(({ ink }) => ink instanceof CharInk && ink.isSetOff(size))) return undefined;
  let spans: StyledSpan[] | undefined;
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word.text, from);
    if (at < 0) continue;
    from = at + word.text.length;
    if (!(word.ink instanceof CharInk)) continue;
    const starts = startsOf(word.text, word.ink.length);
    for (const span of word.ink.spans({ size, baseline: scriptBaseline(word, baseline) })) {
      const isMost = 2 * (span.end - span.start) > word.ink.length;
      if (starts === undefined && !isMost) continue;
      const [start, end] =
        starts === undefined ? [0, word.text.length] : [starts[span.start]!, starts[span.end] ?? word.text.length];
      (spans ??= []).push(withoutSlant({ ...span, start: at + start, end: at + end }, text));
    }
  }
  return spans === undefined ? undefined : tidySpans(text, inOrder(spans));
}

/**
 * Where each char of a word begins in its text; undefined if chars represent several letters, so that only the style of most of them is certain.
 */
function startsOf(text: string, chars: number): readonly number[] | undefined {
  if (text.length === chars) return Array.from({ length: chars }, (_, at) => at);
  let at = 0;
  const starts = Array.from(text, (char) => {
    const start = at;
    at += char.length;
    return start;
  });
  return starts.length === chars ? starts : undefined;
}

/** Mathematical signs are set in slanted or bold fonts, which is no emphasis. */
function withoutSlant(span: StyledSpan, text: string): StyledSpan {
  if (span.italic === undefined && span.bold === undefined) return span;
  if (/[\p{L}\p{N}]/u.test(text.slice(span.start, span.end))) return span;
  const { italic: _italic, bold: _bold, ...others } = span;
  return others;
}

/** Only for upright words: the chars of others have their positions on the page as displayed. */
function scriptBaseline({ baseline, ink, size }: Word, ofLine: number): number | undefined {
  return ink instanceof CharInk && Math.abs(ink.baseline - baseline) < size ? ofLine : undefined;
}

function inOrder(spans: readonly StyledSpan[]): readonly StyledSpan[] {
  const kept: StyledSpan[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    if (last === undefined || span.start >= last.end) kept.push(span);
  }
  return kept;
}
