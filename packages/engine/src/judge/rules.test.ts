import { expect, test } from "vitest";
import { firstThatSpeaks, type Rule } from "./rules.ts";

const rules: readonly Rule<number, "small" | "large">[] = [
  { name: "negative", says: "small", when: (value) => value < 0 },
  { name: "over a hundred", says: "large", when: (value) => value > 100 },
  { name: "even", says: "large", when: (value) => value % 2 === 0 },
];

test("the first rule that speaks decides", () => {
  expect(firstThatSpeaks(rules, -2)?.name).toBe("negative");
  expect(firstThatSpeaks(rules, 102)?.name).toBe("over a hundred");
  expect(firstThatSpeaks(rules, 2)?.name).toBe("even");
});

test("where none speaks, nothing is said", () => {
  expect(firstThatSpeaks(rules, 3)).toBeUndefined();
});
