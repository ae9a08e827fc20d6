import { expect, test } from "vitest";
import { scoreSplit } from "./split-score.ts";

const truth = [
  { title: "Invoices", pages: [1, 2] },
  { title: "Invoices", pages: [3] },
  { title: "Letters", pages: [4, 5, 6] },
];

test("the truth itself is without an error", () => {
  expect(scoreSplit(truth, truth, 7)).toEqual({ page: 1, start: 1, quality: 1, whole: true });
});

test("two documents given as one, and a page too few", () => {
  const answer = [
    { title: "Invoices", pages: [1, 2, 3] },
    { title: "Letters", pages: [4, 5] },
  ];
  const score = scoreSplit(truth, answer, 7);
  expect(score.page).toBeCloseTo(6 / 7);
  expect(score.start).toBeCloseTo(0.8);
  // Two parts match by two thirds each, and one of the truth has no match: (2/3 + 2/3) / (2 + 1/2).
  expect(score.quality).toBeCloseTo(4 / 3 / 2.5);
  expect(score.whole).toBe(false);
});
