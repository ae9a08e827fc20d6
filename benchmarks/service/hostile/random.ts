/** Pseudorandom numbers that are the same in each run (mulberry32, Tommy Ettinger, public domain). */
export interface Random {
  /** An integer from 0 to below the bound. */
  below(bound: number): number;
  of<T>(values: readonly T[]): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return { below, of: (values) => values[below(values.length)]! };
}
