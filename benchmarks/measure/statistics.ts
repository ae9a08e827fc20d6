/** The median of repeated runs and their spread. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Median, minimum and maximum; with so few repetitions a standard deviation would suggest too much precision. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { median: Number.NaN, low: Number.NaN, high: Number.NaN };
  const ordered = values.toSorted((a, b) => a - b);
  const middle = (ordered.length - 1) / 2;
  return {
    median: (ordered[Math.floor(middle)]! + ordered[Math.ceil(middle)]!) / 2,
    low: ordered[0]!,
    high: ordered.at(-1)!,
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
