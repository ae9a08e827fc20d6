/** How well the words of a page match those of each concept. */
import { CONCEPTS } from "./concepts/concepts.ts";
import { stemOf } from "./named-kinds.ts";

/** Concepts that use each stem, as indexes of {@link CONCEPTS}. */
const BY_STEM = new Map<string, number[]>();
for (const [index, { names, words }] of CONCEPTS.entries()) {
  const single = names.map((name) => name.replace(/-$/u, "")).filter((name) => /^\p{L}{4,}$/u.test(name));
  for (const stem of new Set([...words, ...single].map(stemOf))) {
    BY_STEM.set(stem, [...(BY_STEM.get(stem) ?? []), index]);
  }
}

/** Stems from this length on may be followed by anything, shorter ones only by an ending. */
const MIN_PREFIX = 5;
const MAX_ENDING = 2;
/** Minimum length of the last part of a compound. */
const MIN_LAST = 7;
/** A word in a heading or among the first lines counts as much as this many in the text. */
const LEADING = 1.5;

/**
 * Sums the words that a page shares with each concept; a word of few concepts counts more.
 *
 * @param words - the page's words, folded
 * @returns one score for each of {@link CONCEPTS}
 */
export function conceptScores(words: Iterable<string>, leading: ReadonlySet<string>): Float64Array {
  const scores = new Float64Array(CONCEPTS.length);
  const seen = new Set<string>();
  for (const word of words) {
    for (const stem of stemsOf(word)) {
      const concepts = BY_STEM.get(stem);
      if (concepts === undefined || seen.has(stem)) continue;
      seen.add(stem);
      const weight = Math.log(CONCEPTS.length / concepts.length) / Math.log(CONCEPTS.length);
      for (const concept of concepts) scores[concept]! += weight * (leading.has(word) ? LEADING : 1);
    }
  }
  return scores;
}

function* stemsOf(word: string): Generator<string> {
  for (let end = 2; end <= word.length; end++) {
    if (end >= MIN_PREFIX || word.length - end <= MAX_ENDING) yield word.slice(0, end);
  }
  for (let start = 1; word.length - start >= MIN_LAST; start++) yield word.slice(start);
}
