import { expect, test } from "vitest";
import { wordOf } from "../../testing/line-of.ts";
import { toRun } from "./words-to-runs.ts";

const large = wordOf("INCOME", 50, 100);
const small = (text: string, left: number) => {
  const word = wordOf(text, left, 100);
  return { ...word, size: 0.8 * word.size };
};

test("a line in small capitals has the size of its initials, though most of its words have none", () => {
  expect(toRun([large, small("DISTRIBUTION", 90), small("TABLES", 160)]).size).toBe(large.size);
});

test("small words of a line that is not in capitals count by their letters", () => {
  expect(toRun([large, small("of all households", 90)]).size).toBe(0.8 * large.size);
});

test("half as large is another text", () => {
  const word = wordOf("DISTRIBUTION", 90, 100);
  expect(toRun([large, { ...word, size: 0.5 * word.size }]).size).toBe(0.5 * large.size);
});
