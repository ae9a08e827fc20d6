import { expect, test } from "vitest";
import { alignSpans } from "./align-spans.ts";

test("spans follow their text over joined lines, without a hyphen and a marker", () => {
  const parts = [
    { text: "3. the old mea-", spans: [{ start: 11, end: 15, strike: true as const }] },
    { text: "sure ended", spans: [{ start: 0, end: 4, strike: true as const }] },
  ];
  expect(alignSpans(parts, "the old measure ended")).toEqual([{ start: 8, end: 15, strike: true }]);
});

test("a marker that begins like its text does not draw spans to itself", () => {
  const parts = [{ text: "1. 1st of May", spans: [{ start: 3, end: 6, bold: true as const }] }];
  expect(alignSpans(parts, "1st of May")).toEqual([{ start: 0, end: 3, bold: true }]);
});

test("texts that say something else have no spans", () => {
  const parts = [{ text: "a".repeat(300), spans: [{ start: 0, end: 300, bold: true as const }] }];
  expect(alignSpans(parts, "b")).toBeUndefined();
});
