import type { Box, Place } from "./answer.ts";
import type { Line, Passage } from "../read/passage.ts";

/**
 * Where a part of a passage's text stands: the words of its lines that have its letters. Of a text that does not stand in the
 * lines as it reads, such as a formula, all lines of the passage.
 */
export function placesOf(passage: Passage, text: string): readonly Place[] {
  const words = passage.lines.flatMap(wordsOf);
  const letters = words.map((word) => lettersOf(word.text));
  const wanted = lettersOf(text);
  const start = wanted === "" ? -1 : letters.join("").indexOf(wanted);
  if (start < 0) return words.length > 0 ? toPlaces(words) : [wholePlace(passage)];
  const found: PlacedWord[] = [];
  let at = 0;
  for (const [index, word] of words.entries()) {
    const end = at + letters[index]!.length;
    if (at < start + wanted.length && end > start) found.push(word);
    at = end;
  }
  return toPlaces(found);
}

/** Of a table, or where the service tells no lines, the box of the passage. */
export function wholePlace({ bbox: { page, ...box } }: Passage): Place {
  return { page, boxes: [box] };
}

interface PlacedWord {
  readonly text: string;
  readonly line: Line;
  readonly left: number;
  readonly right: number;
}

function wordsOf(line: Line): readonly PlacedWord[] {
  const { text, bbox, words: edges } = line;
  const [left, right] = [bbox.left, bbox.left + bbox.width];
  const words = text.split(" ");
  // Turned text has no edges of words: each stands for its line.
  if (edges?.length !== 2 * words.length) return [{ text, line, left, right }];
  return words.map((word, at) => ({ text: word, line, left: edges[2 * at]!, right: edges[2 * at + 1]! }));
}

/** What joining lines keeps: no spaces, no hyphens. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** A box a line, a place a page. */
function toPlaces(words: readonly PlacedWord[]): readonly Place[] {
  const byLine = [...Map.groupBy(words, ({ line }) => line)];
  const byPage = Map.groupBy(byLine, ([line]) => line.bbox.page);
  return [...byPage].map(([page, lines]) => ({ page, boxes: lines.map(([line, part]) => boxAround(line, part)) }));
}

function boxAround({ bbox: { top, height } }: Line, words: readonly PlacedWord[]): Box {
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));
  return { left, top, width: Math.round((right - left) * 1e6) / 1e6, height };
}
