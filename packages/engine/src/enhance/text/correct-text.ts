import { lettersOf } from "../letters.ts";

/** Words of one block; a longer one is left as it was read. */
const MAX_WORDS = 800;
/** Of the letters of a word that was recognised with doubt this many may be other ones: what has fewer in common is another word. */
const MAX_CHANGED = 0.34;

/** A word that was recognised with doubt, by its index among the words of its block, and what the model sees there. */
export interface Correction {
  readonly word: number;
  readonly text: string;
}

/**
 * Holds what a model reads against what was recognised: a word may change where it was recognised with doubt, is much like it, and has no digits;
 * spaces may change anywhere. No word is added, left out or moved.
 *
 * @returns the words that change; null where the model says anything else
 */
export function correctText(
  words: readonly string[],
  isDoubtful: (word: number) => boolean,
  said: string,
): { readonly text: string; readonly corrections: readonly Correction[] } | null {
  const told = said.split(/\s+/u).filter((word) => word !== "");
  if (told.length === 0 || words.length > MAX_WORDS || told.length > MAX_WORDS) return null;
  const corrections: Correction[] = [];
  let [own, other] = [0, 0];
  while (own < words.length && other < told.length) {
    const [word, text] = [words[own]!, told[other]!];
    const spaced = lettersOf(word) === lettersOf(text) ? ([1, 1] as const) : spacedOtherwise(words, own, told, other);
    if (spaced !== null) {
      own += spaced[0];
      other += spaced[1];
    } else if (isDoubtful(own) && isLike(word, text)) {
      corrections.push({ word: own++, text });
      other++;
    } else return null;
  }
  return own === words.length && other === told.length ? { text: told.join(" "), corrections } : null;
}

/** How many words here say the same letters as how many there, where both are few. */
function spacedOtherwise(
  words: readonly string[],
  own: number,
  told: readonly string[],
  other: number,
): readonly [number, number] | null {
  let [counted, heard] = [1, 1];
  let [here, there] = [lettersOf(words[own]!), lettersOf(told[other]!)];
  while (here !== there) {
    if (here.length < there.length && there.startsWith(here) && own + counted < words.length) {
      here += lettersOf(words[own + counted++]!);
    } else if (there.length < here.length && here.startsWith(there) && other + heard < told.length) {
      there += lettersOf(told[other + heard++]!);
    } else return null;
  }
  return [counted, heard];
}

/** Letters that recognition takes for others that look so. */
const LOOK_ALIKE: readonly (readonly [string, string])[] = [
  ["rn", "m"],
  ["cl", "d"],
  ["vv", "w"],
];

function isLike(word: string, text: string): boolean {
  const shapeOf = (own: string): string =>
    LOOK_ALIKE.reduce((shape, [two, one]) => shape.replaceAll(two, one), lettersOf(own));
  const [a, b] = [shapeOf(word), shapeOf(text)];
  if (/\p{N}/u.test(a + b) || a === "" || b === "") return false;
  return distance(a, b) <= Math.max(1, Math.floor(MAX_CHANGED * Math.max(a.length, b.length)));
}

/** Letters that are put in, left out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
