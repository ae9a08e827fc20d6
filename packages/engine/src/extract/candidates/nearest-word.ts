/** OCR confuses letters; words shorter than this are not corrected. */
const SHORTEST_FUZZY = 4;

const cache = new Map<string, string>();
const MAX_CACHED = 20_000;

/** The word of a list that differs by one letter, or by up to two from eight letters on; the word itself if there is none. */
export function nearestWord(word: string, words: ReadonlySet<string>): string {
  if (word.length < SHORTEST_FUZZY || words.has(word) || /^\d+$/u.test(word)) return word;
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const most = word.length >= 8 ? 2 : 1;
  let best = word;
  let distance = most + 1;
  for (const other of words) {
    if (Math.abs(other.length - word.length) > most || other.length < SHORTEST_FUZZY) continue;
    const differing = editDistance(word, other, distance - 1);
    if (differing < distance) {
      distance = differing;
      best = other;
    }
  }
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(word, best);
  return best;
}

/** Edit distance (Levenshtein, 1966); `most` + 1 if it is larger. */
export function editDistance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let at = 1; at <= a.length; at++) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= b.length; to++) {
      const cost = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (a[at - 1] === b[to - 1] ? 0 : 1));
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[b.length]!;
}
