import type { Box, Place } from "./answer.ts";
import type { Line, Passage } from "../read/passage.ts";

/** Anything whose text is in lines: a passage, or a cell of a table. */
export type Lined = Pick<Passage, "bbox" | "lines">;

/**
 * Returns the places of a part of a passage's text: the words of its lines that match its letters. If the lines do not
 * contain the text as it reads (a formula, for example), returns all lines of the passage.
 *
 * @param key - a part of the text that is framed; the rest of the text is shown fainter
 */
export function placesOf(passage: Lined, text: string, key: string = text): readonly Place[] {
  const words = passage.lines.flatMap(wordsOf);
  const letters = words.map((word) => lettersOf(word.text));
  const all = letters.join("");
  const quoted = rangeIn(all, lettersOf(text), 0);
  // Lines that lack a part of the text, as on some recognised pages, would frame too little.
  const isLacking = words.length === 0 || all.length < lettersOf(text).length;
  if (quoted === undefined) return isLacking ? [wholePlace(passage)] : toPlaces(words);
  const framed = rangeIn(all, lettersOf(key), quoted.start);
  const starts = startsOf(letters);
  const within = ({ start, end }: Range): ReadonlySet<PlacedWord> =>
    new Set(words.filter((_, at) => starts[at]! < end && starts[at]! + letters[at]!.length > start));
  const ofText = within(quoted);
  const places = toPlaces([...ofText]);
  // A sentence that continues on the next page is framed whole, on both pages.
  if (framed === undefined || framed.end > quoted.end || places.length > 1) return places;
  const ofKey = within(framed);
  const [around] = toPlaces([...ofText].filter((word) => !ofKey.has(word)));
  return toPlaces([...ofKey]).map((place) => (around ? { ...place, faintBoxes: around.boxes } : place));
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function rangeIn(all: string, letters: string, from: number): Range | undefined {
  const start = letters === "" ? -1 : all.indexOf(letters, from);
  return start < 0 ? undefined : { start, end: start + letters.length };
}

function startsOf(letters: readonly string[]): readonly number[] {
  let at = 0;
  return letters.map(({ length }) => (at += length) - length);
}

/** The box of the passage, for tables and if the service returns no lines. */
function wholePlace({ bbox: { page, ...box } }: Lined): Place {
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
  // Rotated text has no word edges, so each word gets the box of its line.
  if (edges?.length !== 2 * words.length) return [{ text, line, left, right }];
  return words.map((word, at) => ({ text: word, line, left: edges[2 * at]!, right: edges[2 * at + 1]! }));
}

/** Keeps what joining lines keeps: the letters, without spaces and hyphens. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Makes one box per line and one place per page. */
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
