/**
 * Terms of this folder. A line index has a document's lines as places on their pages, upright and in reading order. A place is one
 * line of words within one block and cell. A token is a word, or a part of one if a label and its value are printed
 * without a space.
 */
import { toFrame } from "../../geometry/frame.ts";
import type { Transcript, TranscriptBlock, TranscriptLine, TranscriptPage } from "../../transcript/transcript.ts";
import { wordTexts } from "../../transcript/line-place.ts";
import { keysOfWord } from "./keys.ts";

export interface Token {
  readonly text: string;
  readonly keys: readonly string[];
  /** Index of its word in the line. */
  readonly word: number;
  /** Start and end of the part within the word, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

export interface Place {
  /** Index in the line index, in reading order. */
  readonly id: number;
  readonly page: TranscriptPage;
  readonly line: TranscriptLine;
  readonly block: TranscriptBlock | undefined;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

export interface LineIndex {
  readonly transcript: Transcript;
  readonly places: readonly Place[];
  /** Places of each page, from top to bottom. */
  readonly byPage: ReadonlyMap<number, readonly Place[]>;
}

export function toLineIndex(transcript: Transcript): LineIndex {
  const places: Place[] = [];
  const byPage = new Map<number, Place[]>();
  for (const page of transcript.pages) {
    const onPage = page.lines.map((line, index) => toPlace(page, line, places.length + index));
    for (const place of onPage) places.push(place);
    byPage.set(
      page.number,
      onPage.toSorted((a, b) => a.top - b.top || a.left - b.left),
    );
  }
  return { transcript, places, byPage };
}

function toPlace(page: TranscriptPage, line: TranscriptLine, id: number): Place {
  const boxes = uprightBoxes(page, line);
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  const tokens = wordTexts(line).flatMap((word, index) =>
    tokensOf(word, index, boxes[index]!.left, boxes[index]!.right),
  );
  const block = page.blocks[line.block];
  return { id, page, line, block, text: line.text, tokens, left, top, right, bottom, size: Math.max(1, line.size) };
}

function uprightBoxes(page: TranscriptPage, { words }: TranscriptLine) {
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  for (let at = 0; at < words.length; at += 4) {
    const box = { left: words[at]!, top: words[at + 1]!, right: words[at + 2]!, bottom: words[at + 3]! };
    boxes.push(page.quarter === 0 ? box : toFrame(box, page.quarter, page));
  }
  return boxes;
}

/** Two dates written as one word: "05/05/20-05/15/20", "03/30/20to". */
const DATES = /(?<=\d[./]\d{1,2}[./]\d{2,4})(?=(?:[-–—]|to\b)\d?)/u;
/** Splits after a colon or equals sign that follows a letter, but not in a time or a URL. */
const JOINT = /(?<=[\p{L})#.°]\s?[:=])(?=[^/\s:])/u;

function tokensOf(word: string, index: number, left: number, right: number): Token[] {
  const parts = word.length < 3 ? [word] : /[:=]/u.test(word) ? word.split(JOINT) : splitDates(word);
  const tokens: Token[] = [];
  let done = 0;
  for (const text of parts) {
    const from = done / word.length;
    done += text.length;
    const to = done / word.length;
    tokens.push({
      text,
      keys: keysOfWord(text),
      word: index,
      from,
      to,
      left: left + from * (right - left),
      right: left + to * (right - left),
    });
  }
  return tokens;
}

function splitDates(word: string): string[] {
  return /^\d{1,2}[./]/u.test(word) && word.length > 8
    ? word.split(DATES).flatMap((part) => part.split(/(?<=^[-–—])/u))
    : [word];
}

/** Text of a run of tokens, as printed. */
export function textOf(place: Place, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at++) {
    const token = place.tokens[at]!;
    if (at > from && token.word !== place.tokens[at - 1]!.word) text += " ";
    text += token.text;
  }
  return text.replaceAll("\u00a0", " ");
}
