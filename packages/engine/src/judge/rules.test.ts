import { expect, test } from "vitest";
import { firstRule, type Rule } from "./rules.ts";

const rules: readonly Rule<number, "small" | "large">[] = [
  { name: "negative", verdict: "small", when: (value) => value < 0 },
  { name: "over a hundred", verdict: "large", when: (value) => value > 100 },
  { name: "even", verdict: "large", when: (value) => value % 2 === 0 },
];

test("the first rule that speaks decides", () => {
  expect(firstRule(rules, -2)?.name).toBe("negative");
  expect(firstRule(rules, 102)?.name).toBe("over a hundred");
  expect(firstRule(rules, 2)?.name).toBe("even");
});

test("where none speaks, nothing is said", () => {
  expect(firstRule(rules, 3)).toBeUndefined();
});
