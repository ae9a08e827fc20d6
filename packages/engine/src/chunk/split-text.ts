import type { Block, TextLine } from "../document/document.ts";
import { sliceSpans, spansProperty } from "../styled/styled-text.ts";
import { longestFit } from "./longest-fit.ts";

/**
 * Splits a text block into blocks that fit: at sentences, or code at its lines. A sentence that does not fit is split at spaces, and a
 * word that does not fit at user-perceived characters. Every part keeps the block's box and level; the
 * marker of a list item stays with the first part.
 */
export function* splitText(block: Block, fits: (part: Block) => boolean): Generator<Block> {
  const { marker, spans, ...unmarked } = block;
  const base = (first: boolean): Block => (first && marker !== undefined ? { ...unmarked, marker } : unmarked);
  const segments = toSegments(block, (text) => fits({ ...base(true), text }));
  let start = 0;
  let letters = 0;
  /** Number of chars in the parts so far. */
  let done = 0;
  let count = 1;
  while (start < segments.length) {
    const first = start === 0;
    const part = (count: number): Block => ({
      ...base(first),
      text: trimmed(segments.slice(start, start + count).join(""), block),
    });
    count = longestFit(segments.length - start, (tried) => fits(part(tried)), count);
    const next = part(count);
    start += count;
    const before = letters;
    letters += countLetters(next.text);
    const from = block.text.indexOf(next.text, done);
    if (next.text !== "") {
      yield {
        ...next,
        ...spansProperty(sliceSpans(spans, from, from + next.text.length)),
        ...(block.lines && { lines: linesBetween(block, before, letters) }),
      };
      done = from + next.text.length;
    }
  }
}

/** Trims white space, except for the indentation of code. */
function trimmed(text: string, { preformatted }: Block): string {
  return preformatted ? text.replaceAll(/^(?:[^\S\n]*\n)+|\s+$/g, "") : text.trim();
}

/** The lines that contain these letters of a block; the marker of a list item is on the first line, but is not part of the text. */
function linesBetween({ text, lines = [] }: Block, from: number, to: number): readonly TextLine[] {
  const ofLines = lines.reduce((sum, line) => sum + countLetters(line.text), 0);
  let end = Math.min(0, countLetters(text) - ofLines);
  return lines.filter((line) => {
    const start = end;
    end += countLetters(line.text);
    return start < to && end > from;
  });
}

/** Counts the chars that joining lines preserves: no spaces, no hyphens. */
function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

type Granularity = "grapheme" | "sentence";

/** Created when a text is first too long: this takes as long as loading all other modules. */
const segmenters = new Map<Granularity, Intl.Segmenter>();

function segmentsOf(text: string, granularity: Granularity): readonly string[] {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter(undefined, { granularity });
  segmenters.set(granularity, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Cuts text into the largest kind of segments that fit; concatenated they give the text again. */
function toSegments({ text, preformatted }: Block, fits: (text: string) => boolean): readonly string[] {
  const cuts = [
    (whole: string) => (preformatted ? (whole.match(/[^\n]*\n|[^\n]+$/g) ?? []) : segmentsOf(whole, "sentence")),
    (sentence: string) => sentence.match(/\s*\S+\s*/g) ?? [],
    (word: string) => segmentsOf(word, "grapheme"),
  ];
  return cuts.reduce<readonly string[]>(
    (segments, cut) => segments.flatMap((segment) => (fits(segment) ? [segment] : cut(segment))),
    [text],
  );
}
