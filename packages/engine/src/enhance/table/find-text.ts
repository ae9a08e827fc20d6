import { overlap, unionBoxes } from "../../geometry/box.ts";
import { middleY, type TableWord } from "./table-words.ts";

/** Maximum gap between words of one cell and line, in heights of their letters: a wider gap separates columns. */
const WIDEST_SPACE = 2.5;
/** Maximum distance of the tops of two lines of one cell, in heights of their letters. */
const WIDEST_LEADING = 2.2;
/** Maximum places of one text; a text at more places is a digit or a dash, and is resolved by the cells around it. */
const MAX_PLACES = 400;
/** Maximum number of words examined for one text. */
const MAX_STEPS = 4000;

/** Indexes of words. */
export type Found = readonly number[];

/**
 * The places of a text: runs of words that spell it, next to each other, and in lines below each other.
 *
 * @param letters - of the text, without spaces
 */
export function findText(letters: string, words: readonly TableWord[]): Found[] {
  const places: Found[] = [];
  let steps = 0;
  const goOn = (run: readonly number[], rest: string): void => {
    if (rest === "") places.push(run);
    if (rest === "" || places.length >= MAX_PLACES) return;
    const last = words[run.at(-1)!]!;
    for (const [index, word] of words.entries()) {
      if (++steps > MAX_STEPS * words.length || run.includes(index)) continue;
      const parts = matchingParts(word, rest);
      if (parts.length === 0 || !(isNextOnLine(last, word) || isBelow(run, word, words))) continue;
      for (const part of parts) goOn([...run, index], rest.slice(part.length));
    }
  };
  for (const [index, word] of words.entries()) {
    for (const part of matchingParts(word, letters)) goOn([index], letters.slice(part.length));
  }
  return places;
}

/** The parts of a word that may begin a text: all of it, or without the hyphen at the end of its line. */
function matchingParts({ letters }: TableWord, rest: string): string[] {
  const spellings = /.-$/u.test(letters) ? [letters, letters.slice(0, -1)] : [letters];
  return spellings.filter((spelling) => rest.startsWith(spelling) && (spelling === letters || spelling !== rest));
}

function isNextOnLine(left: TableWord, right: TableWord): boolean {
  const height = Math.min(left.bottom - left.top, right.bottom - right.top);
  const gap = right.left - left.right;
  const sharesLine = overlap(left.top, left.bottom, right.top, right.bottom) > height / 2;
  return sharesLine && gap > -height / 2 && gap < WIDEST_SPACE * height;
}

function isBelow(run: readonly number[], word: TableWord, words: readonly TableWord[]): boolean {
  const box = unionBoxes(run.map((index) => words[index]!));
  const last = words[run.at(-1)!]!;
  const height = last.bottom - last.top;
  const drop = word.top - last.top;
  const reaches = overlap(box.left, box.right, word.left, word.right) > -WIDEST_SPACE * height;
  return reaches && drop > height / 2 && drop < WIDEST_LEADING * height && middleY(word) > last.bottom - height / 4;
}
