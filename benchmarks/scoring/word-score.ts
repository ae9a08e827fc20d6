/** How many words of a page were read, from 0 to 1. */
export interface WordScore {
  /** Share of the truth's words that were read, counting repetitions. */
  readonly recall: number;
  /** Share of the words read that are in the truth. */
  readonly precision: number;
  /** Length of the longest subsequence in the truth's order, as a share of the truth's words. */
  readonly order: number;
}

/** The words to compare: letter case counts, punctuation around them does not. */
export function wordsIn(text: string): string[] {
  return text
    .replaceAll("\u2019", "'")
    .replaceAll("\u2010", "-")
    .replaceAll("\uFB01", "fi")
    .replaceAll("\uFB02", "fl")
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, ""))
    .filter((word) => word !== "");
}

export function scoreWords(truth: readonly string[], read: readonly string[]): WordScore {
  const left = new Map<string, number>();
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of truth) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    found++;
    left.set(word, count - 1);
  }
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  return {
    recall: share(found, truth.length),
    precision: share(found, read.length),
    order: share(longestCommonRun(truth, read), truth.length),
  };
}

/** Length of the longest common subsequence, by rows. */
function longestCommonRun(a: readonly string[], b: readonly string[]): number {
  let above = new Uint32Array(b.length + 1);
  for (const word of a) {
    const row = new Uint32Array(b.length + 1);
    for (const [at, other] of b.entries()) {
      row[at + 1] = word === other ? above[at]! + 1 : Math.max(above[at + 1]!, row[at]!);
    }
    above = row;
  }
  return above[b.length]!;
}
