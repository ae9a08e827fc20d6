/** Transcripts written out in tests: texts at positions, as a page's words would be read. */
import type { Transcript, TranscriptLine, TranscriptPage } from "../src/transcript/transcript.ts";

/** A text, and the left edge and top of its first word. */
export type PlacedText = readonly [text: string, left: number, top: number];

/** Char width and line height, in points. */
const CHAR = 5;
const SIZE = 10;

/** A transcript of pages of 600 × 800 points; each text is a line of its own, in a fixed-width font. */
export function transcriptOf(...pages: readonly (readonly PlacedText[])[]): Transcript {
  return { pages: pages.map(toPage), fields: [], attachments: [], warnings: [] };
}

function toPage(texts: readonly PlacedText[], index: number): TranscriptPage {
  const lines = texts.map(([text, left, top]): TranscriptLine => {
    const words: number[] = [];
    let at = left;
    for (const word of text.split(" ")) {
      words.push(at, top, at + CHAR * word.length, top + SIZE);
      at += CHAR * (word.length + 1);
    }
    return { text, words, block: -1, size: SIZE };
  });
  return { number: index + 1, width: 600, height: 800, unit: "pt", quarter: 0, blocks: [], lines };
}
