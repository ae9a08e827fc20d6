import { unionBoxes, type Box } from "../geometry/box.ts";
import type { PlacedWord, PrintWords } from "./print-words.ts";
import type { Unit } from "./unit.ts";

/** Where a unit is on one page. */
export interface UnitPlace {
  /** Index of the page that has most of it. */
  readonly page: number;
  readonly box: Box;
  /** Letters of it that were found on that page. */
  readonly found: number;
  /** Share of its letters that were found, on whatever page; its marker is not missed. */
  readonly share: number;
  /** Of each of its words the box on that page; null where it was not found there. */
  readonly words: readonly (Box | null)[];
  /** Size of its letters, in points. */
  readonly size: number;
}

/** Words of the print between two that belong to a unit: more of them, and what follows agrees by chance or is a part of its own. */
const NEAR = 4;
/** A part of this many letters does not agree by chance. */
const SURE = 8;

/** Which of a unit's words are which of the print's; what agrees by chance far from the others is left out. */
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

/** Words of the print by how many of their letters are the unit's; half of a word is needed, or half of the unit. */
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

/** A bullet is before its item by up to this many sizes of its letters, in the same line; other marks by one. */
const MARKER_GAP = 6;
/** Markers are short: `(iii)`, `10.2.`. */
const LONGEST_MARKER = 8;

/** What is directly around the words and has no letters, and the marker before those of a list item. */
function marksOf(indexes: readonly number[], words: readonly PlacedWord[], isListItem: boolean): readonly Box[] {
  const boxes: Box[] = [];
  const first = words[indexes[0]!]!;
  const before = words[indexes[0]! - 1];
  if (before !== undefined && isBeside(before, first, isListItem ? MARKER_GAP : 1)) {
    const isMarker = isListItem && before.text.length <= LONGEST_MARKER && MARKER.test(before.text);
    if (isMarker || before.from === before.until) boxes.push(before);
  }
  const last = words[indexes.at(-1)!]!;
  const after = words[indexes.at(-1)! + 1];
  if (after !== undefined && after.from === after.until && isBeside(last, after, 1)) boxes.push(after);
  return boxes;
}

/** The part of a word that is the unit's: two cells whose texts nearly touch print as one word. */
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

/** Whether both are in one line of one page with a gap of at most this many sizes of letters. */
function isBeside(left: PlacedWord, right: PlacedWord, sizes: number): boolean {
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

/** A number or a letter as a marker prints it. */
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
  // A word that is hyphenated at the end of a line keeps its place there.
  return unionBoxes([first!, ...others.filter(({ top }) => Math.abs(top - first!.top) < first!.size / 2)]);
}
