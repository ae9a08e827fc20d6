/** A stream of choices that a seed decides, so that a corpus can be made again. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** In 0..1, by mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.int(0, from.length - 1)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** The same in another order. */
  shuffle<T>(all: readonly T[]): T[] {
    const keys = new Map(all.map((one) => [one, this.next()]));
    return all.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
  }
}
