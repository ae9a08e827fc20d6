import { expect, test } from "vitest";
import { headingScore } from "./heading-score.ts";

test("headings are compared by their letters; doubtful ones neither help nor harm", () => {
  const score = headingScore("# 1. Scope\n# Terms\n~ Note\n");
  expect(score("# 1 Scope\n\ntext\n\n## Terms\n\n### Note")).toBe(1);
  expect(score("# Terms\n\n# Wrong")).toBe(0.5);
  expect(headingScore("~ Note\n")("text")).toBe(1);
});
