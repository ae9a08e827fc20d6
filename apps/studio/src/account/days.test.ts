import { expect, test } from "vitest";
import { lastDays, sumsOf } from "./days.ts";

test("days end today, by UTC, also over the end of a month", () => {
  expect(lastDays(3, new Date("2026-03-01T23:30:00Z"))).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("a key's days are summed, keys of one name apart", () => {
  const day = { key: "laptop", completed: 1, failed: 0, credits: 2 };
  const rows = [
    { ...day, key_id: "a", day: "2026-03-01", pages: 1 },
    { ...day, key_id: "b", day: "2026-03-01", pages: 9 },
    { ...day, key_id: "a", day: "2026-03-02", pages: 2 },
  ];
  expect(sumsOf(rows).map(({ id, pages, credits }) => [id, pages, credits])).toEqual([
    ["b", 9, 2],
    ["a", 3, 4],
  ]);
});
