/** A family whose score differs between two engines. */
export interface Change {
  readonly family: string;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
}

type Scores = Readonly<Record<string, number>>;

/** A smaller difference is less than one character of a page. */
const MIN_DIFFERENCE = 5e-5;

/** Families that differ, greatest loss first. */
export function compareFamilies(before: Scores, after: Scores): readonly Change[] {
  return Object.entries(after)
    .map(([family, score]) => ({ family, before: before[family]!, after: score, difference: score - before[family]! }))
    .filter(({ difference }) => Math.abs(difference) >= MIN_DIFFERENCE)
    .toSorted((a, b) => a.difference - b.difference);
}

export function describeProof(
  changes: readonly Change[],
  overall: { readonly before: number; readonly after: number },
): string {
  if (changes.length === 0) return "No family is read otherwise: the change earns nothing on these pages.";
  const lines = changes.map(
    ({ family, before, after, difference }) =>
      `${family.padEnd(28)} ${before.toFixed(4)} → ${after.toFixed(4)}  ${difference > 0 ? "+" : ""}${difference.toFixed(4)}`,
  );
  const lost = changes.filter(({ difference }) => difference < 0).length;
  const mean = `mean of the pages ${overall.before.toFixed(4)} → ${overall.after.toFixed(4)}`;
  const verdict = lost > 0 ? `${lost} of ${changes.length} lose` : `${changes.length} gain, none loses`;
  return [...lines, `${mean}; ${verdict}`].join("\n");
}
