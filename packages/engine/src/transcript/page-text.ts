import type { PageWords } from "../text/chars-to-words.ts";
import { fromFrame, type Quarter, type PagePlace } from "../geometry/frame.ts";
import type { Box } from "../geometry/box.ts";
import type { Word } from "../text/word.ts";
import { wordsToRuns } from "../text/words-to-runs.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import type { TranscriptField, TranscriptLine } from "./transcript.ts";

/** The words of a page as read, before its blocks are known. */
export interface PageText {
  readonly number: number;
  readonly quarter: Quarter;
  /** With the index of the block on the page, if the file contains the structure. */
  readonly lines: readonly (Omit<TranscriptLine, "block"> & { readonly block?: number })[];
  readonly fields: readonly TranscriptField[];
}

/** Keeps the words of a page, in points of the page as displayed. */
export function toPageText(raw: RawPage, place: PagePlace, { upright, turned }: PageWords): PageText {
  const lines = wordsToRuns(upright).map(({ words, size }) =>
    toLine(words, size, (word) => fromFrame(word, place.quarter, place)),
  );
  for (const word of turned) lines.push(toLine([word], word.size, ({ ink }) => ink));
  return { number: place.number, quarter: place.quarter, lines, fields: fieldsOf(raw) };
}

function toLine(words: readonly Word[], size: number, boxOf: (word: Word) => Box): PageText["lines"][number] {
  const boxes: number[] = [];
  const doubtful: number[] = [];
  let chars = 0;
  let bold = 0;
  for (const [index, word] of words.entries()) {
    const { left, top, right, bottom } = boxOf(word);
    boxes.push(round(left), round(top), round(right), round(bottom));
    chars += word.text.length;
    if (word.style.bold) bold += word.text.length;
    if (word.style.recognised?.doubtful === true) doubtful.push(index);
  }
  return {
    text: words.map(({ text }) => text.replace(/\s+/gu, "\u00a0")).join(" "),
    words: boxes,
    size: round(size),
    ...(bold > chars / 2 ? { bold: true as const } : {}),
    ...(words.some(({ style }) => style.recognised !== undefined) ? { recognised: true as const } : {}),
    ...(doubtful.length > 0 ? { doubtful } : {}),
  };
}

function fieldsOf({ annotations, number }: RawPage): TranscriptField[] {
  return annotations
    .filter(({ kind }) => kind === "field" || kind === "button")
    .map(({ kind, name, text, left, top, right, bottom }) => ({
      name,
      value: text,
      kind: kind === "button" ? "button" : "text",
      bbox: { left, top, width: right - left, height: bottom - top, page: number },
    }));
}

/** Rounds to hundredths of a point: nothing on a page is finer, and the numbers are short in JSON. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
