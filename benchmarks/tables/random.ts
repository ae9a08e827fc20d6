import { randomOf } from "@docsvc/engine/testing/random.ts";

/** Seeded random choices, so that a corpus can be made again. */
export class Random {
  /** In 0..1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomOf(seed);
    for (let i = 0; i < 8; i++) this.next();
  }

  /** An integer, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.int(0, from.length - 1)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** The same items in random order. */
  shuffle<T>(all: readonly T[]): T[] {
    const keys = new Map(all.map((one) => [one, this.next()]));
    return all.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
  }
}
