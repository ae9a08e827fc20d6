import { expect, test, vi } from "vitest";
import { startPrintBudget } from "./print-budget.ts";

test("prints share a third of the time, which grows with the pages, and none begins in the last third", () => {
  vi.useFakeTimers();
  try {
    const budget = startPrintBudget((pages) => 30_000 + 1000 * pages);
    expect(budget.leftMs(0)).toBe(10_000);
    expect(budget.leftMs(60)).toBe(30_000);
    budget.take(4000);
    expect(budget.leftMs(0)).toBe(6000);
    vi.advanceTimersByTime(19_000);
    expect(budget.leftMs(0)).toBe(1000);
    vi.advanceTimersByTime(2000);
    expect(budget.leftMs(0)).toBeLessThan(0);
  } finally {
    vi.useRealTimers();
  }
});
