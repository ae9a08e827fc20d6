/**
 * Rates how well a reading explains the printed ink: which letters are in a word, how confident the engine was, and
 * whether two words of different lines split one printed number.
 */
import type { RecognisedWord } from "./ocr-engine.ts";
import { Bands } from "./raster/bands.ts";
import type { Component } from "./raster/components.ts";
import { isLetter } from "./raster/print.ts";

/** A letter of the usual size. */
export interface PrintedLetter extends Component {
  /** The letter to its right in the same printed word, skipping points and commas. */
  readonly next: Component | undefined;
}

/** Heights of letters, relative to the usual height: bullets and specks are lower, drawings higher. */
const LOWEST = 0.8;
const HIGHEST = 2;
/** Sizes of points and commas, in letter heights. */
const MIN_MARK = 0.08;
/** Largest gap inside a printed number, in letter heights: next to the point it is 0.5 in monospaced type; columns are 1.2 or more apart. */
const TIGHT = 0.6;
/** `9.-75` has two marks between its digits. */
const MAX_MARKS = 2;
/** How far points and commas hang below the baseline. */
const HANGING = 0.3;

/**
 * Finds the letters of the most frequent size.
 *
 * @param words - show which components are certainly letters; if empty, every component of letter size counts
 */
export function findLetters(
  components: readonly Component[],
  words: readonly RecognisedWord[],
  dpi: number,
): readonly PrintedLetter[] {
  const letters = components.filter((component) => isLetter(component, dpi));
  const usual = usualHeight(letters, words);
  if (usual === undefined) return [];
  const marks = components
    .filter(({ top, bottom, right, left }) => {
      const side = Math.max(bottom - top, right - left);
      return side >= MIN_MARK * usual && side <= HIGHEST * usual;
    })
    .toSorted((a, b) => a.left - b.left);
  const nextTo = neighbours(marks, TIGHT * usual, HANGING * usual);
  const isUsual = ({ top, bottom }: Component): boolean =>
    bottom - top >= LOWEST * usual && bottom - top <= HIGHEST * usual;
  const nextLetter = (letter: Component): Component | undefined => {
    let next = nextTo.get(letter);
    for (let marksPassed = 0; next !== undefined && !isUsual(next); marksPassed++) {
      next = marksPassed < MAX_MARKS ? nextTo.get(next) : undefined;
    }
    return next;
  };
  return letters.filter(isUsual).map((letter) => ({ ...letter, next: nextLetter(letter) }));
}

/** The height of most letters covered by words, in pixels; undefined if there are none. */
function usualHeight(letters: readonly Component[], words: readonly RecognisedWord[]): number | undefined {
  const wordAt = coveringWords(words);
  const covered = letters.filter((letter) => wordAt(letter) !== undefined);
  const heights = Float64Array.from(covered, ({ top, bottom }) => bottom - top).sort();
  return heights[heights.length >> 1];
}

/** The nearest ink to the right of each mark, if it is close enough and at the same height. */
function neighbours(sorted: readonly Component[], gap: number, hanging: number): Map<Component, Component> {
  const found = new Map<Component, Component>();
  for (const [at, mark] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length && sorted[next]!.left <= mark.right + gap; next++) {
      const other = sorted[next]!;
      const isRightOf = other.left >= mark.right - 1;
      const isLevel = other.top < mark.bottom + hanging && other.bottom > mark.top - hanging;
      if (!isRightOf || !isLevel) continue;
      found.set(mark, other);
      break;
    }
  }
  return found;
}

/** Returns a function that finds the word covering the middle of a component; of several, the one with the highest confidence. */
export function coveringWords(words: readonly RecognisedWord[]): (ink: Component) => RecognisedWord | undefined {
  const bands = new Bands(words);
  return ({ left, top, right, bottom }) => {
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    let best: RecognisedWord | undefined;
    for (const word of bands.between(y, y)) {
      if (x < word.left || x > word.right || y < word.top || y > word.bottom) continue;
      if (best === undefined || word.confidence > best.confidence) best = word;
    }
    return best;
  };
}

/** How well a reading explains each letter, 0 to 1: the confidence of its word, or 0 if a printed word is cut in two. */
export function explain(letters: readonly PrintedLetter[], words: readonly RecognisedWord[]): Float64Array {
  const wordAt = coveringWords(words);
  return Float64Array.from(letters, (letter) => {
    const word = wordAt(letter);
    if (word === undefined) return 0;
    if (letter.next === undefined) return word.confidence;
    const following = wordAt(letter.next);
    return following === undefined || following.line !== word.line ? 0 : word.confidence;
  });
}
