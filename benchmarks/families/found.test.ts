import { expect, test } from "vitest";
import { countHeadings, countWords, type Found, newFound } from "./found.ts";

test("a heading counts by its letters, each as often as it occurs", () => {
  const found = newFound();
  countHeadings("# 1. Water\n\ntext\n\n# Scope\n\n# Scope", "## **1** Water\n\n# Scope\n\n# Text", found);
  expect(found).toEqual({ right: 2, given: 3, wanted: 3 });
});

test("words have the type of their block, however the text was cut", () => {
  const byType = new Map<string, Found>();
  const truth = [
    { type: "Header", text: "97 Training" },
    { type: "Text", text: "One line" },
  ];
  const given = [
    { type: "Header", text: "97" },
    { type: "Text", text: "Training One line" },
  ];
  countWords(truth, given, byType);
  expect(byType.get("Header")).toEqual({ right: 1, given: 1, wanted: 2 });
  expect(byType.get("Text")).toEqual({ right: 2, given: 3, wanted: 2 });
});
