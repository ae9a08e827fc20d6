/** Numbers from 0 to 1, the same for the same seed on every machine (Mulberry32). */
export type Random = () => number;

export function generator(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!;
}

export function within(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
