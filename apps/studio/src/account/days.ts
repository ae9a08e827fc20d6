export interface DayUsage {
  readonly key_id: string;
  readonly key: string;
  /** `2026-11-20`, UTC. */
  readonly day: string;
  readonly completed: number;
  readonly failed: number;
  readonly pages: number;
  readonly credits: number;
}

export interface KeySum extends Omit<DayUsage, "day" | "key_id"> {
  readonly id: string;
}

/** The days up to and including today, oldest first. */
export function lastDays(count: number, today: Date): readonly string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(today.getTime() - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** One row per key, highest usage first. */
export function sumsOf(rows: readonly DayUsage[]): readonly KeySum[] {
  const sums = new Map<string, KeySum>();
  for (const { key_id: id, key, pages, credits, completed, failed } of rows) {
    const sum = sums.get(id) ?? { id, key, pages: 0, credits: 0, completed: 0, failed: 0 };
    sums.set(id, {
      ...sum,
      pages: sum.pages + pages,
      credits: sum.credits + credits,
      completed: sum.completed + completed,
      failed: sum.failed + failed,
    });
  }
  return [...sums.values()].toSorted((a, b) => b.pages - a.pages);
}
