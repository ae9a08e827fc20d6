import { lettersOf } from "../letters.ts";

/** Maximum words of one block; a longer one stays as it was read. */
const MAX_WORDS = 800;
/** Maximum share of the letters of a doubtful word that may differ: with more differences it is another word. */
const MAX_CHANGED = 0.34;

/** A doubtful word, by its index among the words of its block, and the model's reading of it. */
export interface Correction {
  readonly word: number;
  readonly text: string;
}

/**
 * Compares a model's reading with what was recognised. A word may change if it was recognised with low confidence, is similar, and has no digits;
 * spaces may change anywhere. No word may be added, left out or moved.
 *
 * @returns the words that change; null if the model's reading differs in any other way
 */
export function correctText(
  words: readonly string[],
  isDoubtful: (word: number) => boolean,
  answer: string,
): { readonly text: string; readonly corrections: readonly Correction[] } | null {
  const answered = answer.split(/\s+/u).filter((word) => word !== "");
  if (answered.length === 0 || words.length > MAX_WORDS || answered.length > MAX_WORDS) return null;
  const corrections: Correction[] = [];
  let [own, other] = [0, 0];
  while (own < words.length && other < answered.length) {
    const [word, text] = [words[own]!, answered[other]!];
    const spaced =
      lettersOf(word) === lettersOf(text) ? ([1, 1] as const) : spacedOtherwise(words, own, answered, other);
    if (spaced !== null) {
      own += spaced[0];
      other += spaced[1];
    } else if (isDoubtful(own) && isLike(word, text)) {
      corrections.push({ word: own++, text });
      other++;
    } else return null;
  }
  return own === words.length && other === answered.length ? { text: answered.join(" "), corrections } : null;
}

/** The number of words on each side that spell the same letters, if both are small. */
function spacedOtherwise(
  words: readonly string[],
  own: number,
  answered: readonly string[],
  other: number,
): readonly [number, number] | null {
  let [counted, heard] = [1, 1];
  let [here, there] = [lettersOf(words[own]!), lettersOf(answered[other]!)];
  while (here !== there) {
    if (here.length < there.length && there.startsWith(here) && own + counted < words.length) {
      here += lettersOf(words[own + counted++]!);
    } else if (there.length < here.length && here.startsWith(there) && other + heard < answered.length) {
      there += lettersOf(answered[other + heard++]!);
    } else return null;
  }
  return [counted, heard];
}

/** Letters that recognition confuses with similar ones. */
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

/** Number of letters inserted, deleted or changed (Levenshtein distance). */
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
