import { randomOf as numbersOf } from "@docsvc/engine/testing/random.ts";

/** Random draws that are the same for the same seed. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** An integer, both ends included. */
  whole(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
  /** Several different items, in the order drawn. */
  some<Item>(items: readonly Item[], count: number): Item[];
  times<Item>(count: number, make: (at: number) => Item): Item[];
}

export function randomOf(seed: number): Random {
  const next = numbersOf(seed);
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)]!;
  return {
    next,
    whole,
    pick,
    chance: (share) => next() < share,
    some: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)[0]!);
    },
    times: (count, make) => Array.from({ length: count }, (_, at) => make(at)),
  };
}
