/** Random draws for documents, decided by a seed. */
export type Random = () => number;

export { randomOf as generator } from "@docsvc/engine/testing/random.ts";

export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!;
}

export function within(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
