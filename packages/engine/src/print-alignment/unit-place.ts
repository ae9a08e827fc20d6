import { unionBoxes, type Box } from "../geometry/box.ts";
import type { PlacedWord, PrintWords } from "./print-words.ts";
import type { Unit } from "./unit.ts";

/** The place of a unit on one page. */
export interface UnitPlace {
  /** Index of the page with most of it. */
  readonly page: number;
  readonly box: Box;
  /** Number of its letters found on that page. */
  readonly found: number;
  /** Share of its letters found on any page; a missing marker does not count. */
  readonly share: number;
  /** For each of its words, the box on that page; null if it was not found there. */
  readonly words: readonly (Box | null)[];
  /** Font size, in points. */
  readonly size: number;
}

/** Most words of the print between two words of a unit: after a larger gap, what follows matches by chance or is a separate part. */
const NEAR = 4;
/** A part with this many letters does not match by chance. */
const SURE = 8;

/** Maps a unit's words to words of the print; leaves out chance matches far from the others. */
export function placeUnit(unit: Unit, matches: Int32Array, print: PrintWords, isListItem: boolean): UnitPlace | null {
  const length = unit.until - unit.from;
  const counts = countWords(unit, matches, print);
  const groups = group(counts).filter((one) => one.letters >= SURE || 2 * one.letters >= length);
  const byPage = Map.groupBy(
    groups.flatMap(({ words }) => words),
    (index) => print.words[index]!.page,
  );
  const lettersOf = (words: readonly number[]): number => words.reduce((sum, index) => sum + counts.get(index)!, 0);
  const pages = [...byPage].map(([page, words]) => ({ page, words, letters: lettersOf(words) }));
  const [first, ...others] = pages;
  if (first === undefined) return null;
  const main = others.reduce((most, one) => (one.letters > most.letters ? one : most), first);
  const all = new Set(main.words);
  return {
    page: main.page,
    box: unionBoxes([
      ...main.words.map((index) => partOf(index, unit, matches, print)),
      ...marksOf(main.words, print.words, isListItem),
    ]),
    found: main.letters,
    share: Math.min(1, pages.reduce((sum, { letters }) => sum + letters, 0) / Math.max(1, length - unit.inMarker)),
    words: unit.words.map((word) => boxOfWord(word, matches, print, all)),
    size: print.words[main.words[0]!]!.size,
  };
}

/** Words of the print with the number of their letters that belong to the unit; at least half of the word or half of the unit must match. */
function countWords({ from, until }: Unit, matches: Int32Array, { wordAt, words }: PrintWords): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = from; at < until; at += 1) {
    const match = matches[at]!;
    if (match >= 0) counts.set(wordAt[match]!, (counts.get(wordAt[match]!) ?? 0) + 1);
  }
  for (const [index, count] of counts) {
    const { from: start, until: end } = words[index]!;
    if (2 * count < Math.min(end - start, until - from)) counts.delete(index);
  }
  return counts;
}

function group(counts: ReadonlyMap<number, number>): readonly { readonly words: number[]; letters: number }[] {
  const groups: { readonly words: number[]; letters: number }[] = [];
  for (const index of [...counts.keys()].sort((one, other) => one - other)) {
    const last = groups.at(-1);
    if (last !== undefined && index - last.words.at(-1)! <= NEAR) {
      last.words.push(index);
      last.letters += counts.get(index)!;
    } else groups.push({ words: [index], letters: counts.get(index)! });
  }
  return groups;
}

/** A bullet precedes its item on the same line by up to this many font sizes; other markers by one. */
const MARKER_GAP = 6;
/** Markers are short: `(iii)`, `10.2.`. */
const LONGEST_MARKER = 8;

/** Letterless marks directly around the words, and the marker before the words of a list item. */
function marksOf(indexes: readonly number[], words: readonly PlacedWord[], isListItem: boolean): readonly Box[] {
  const boxes: Box[] = [];
  const first = words[indexes[0]!]!;
  const before = words[indexes[0]! - 1];
  if (before !== undefined && isNextOnLine(before, first, isListItem ? MARKER_GAP : 1)) {
    const isMarker = isListItem && before.text.length <= LONGEST_MARKER && MARKER.test(before.text);
    if (isMarker || before.from === before.until) boxes.push(before);
  }
  const last = words[indexes.at(-1)!]!;
  const after = words[indexes.at(-1)! + 1];
  if (after !== undefined && after.from === after.until && isNextOnLine(last, after, 1)) boxes.push(after);
  return boxes;
}

/** The part of a word that belongs to the unit: two cells whose texts nearly touch print as one word. */
function partOf(index: number, { from, until }: Unit, matches: Int32Array, { words }: PrintWords): Box {
  const word = words[index]!;
  let [first, last] = [word.until, word.from];
  for (let at = from; at < until; at += 1) {
    const match = matches[at]!;
    if (match < word.from || match >= word.until) continue;
    first = Math.min(first, match);
    last = Math.max(last, match + 1);
  }
  const letters = word.until - word.from;
  if (3 * (last - first) > 2 * letters) return word;
  const letter = (word.right - word.left) / letters;
  return { ...word, left: word.left + (first - word.from) * letter, right: word.left + (last - word.from) * letter };
}

/** Whether both are on one line of one page with a gap of at most this many font sizes. */
function isNextOnLine(left: PlacedWord, right: PlacedWord, sizes: number): boolean {
  const middle = (left.top + left.bottom) / 2;
  const gap = right.left - left.right;
  return (
    left.page === right.page &&
    middle > right.top &&
    middle < right.bottom &&
    gap > -right.size &&
    gap < sizes * right.size
  );
}

/** A number or a letter in the form of a printed marker. */
const MARKER = /^[([]?(?:\d+(?:\.\d+)*|\p{L}|[ivxlcdm]+)[.)\]:]+$/iu;

function boxOfWord(
  { from, until }: { readonly from: number; readonly until: number },
  matches: Int32Array,
  { words, wordAt }: PrintWords,
  kept: ReadonlySet<number>,
): Box | null {
  const found = new Set<number>();
  for (let at = from; at < until; at += 1) {
    const match = matches[at]!;
    if (match >= 0 && kept.has(wordAt[match]!)) found.add(wordAt[match]!);
  }
  if (found.size === 0) return null;
  const [first, ...others] = [...found].map((index) => words[index]!);
  // A word hyphenated at a line end keeps its place there.
  return unionBoxes([first!, ...others.filter(({ top }) => Math.abs(top - first!.top) < first!.size / 2)]);
}
