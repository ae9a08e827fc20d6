import fc from "fast-check";
import { expect, test } from "vitest";
import { alignTexts, type ComparedText } from "./align-texts.ts";
import { longestRising } from "./longest-rising.ts";

function textOf(words: readonly string[]): ComparedText {
  const starts: number[] = [];
  let text = "";
  for (const word of words) {
    starts.push(text.length);
    text += word;
  }
  return { text, starts };
}

const vocabulary = "harbour gate tide mole quay rope lantern ferry anchor pilot".split(" ");
const wordsAt = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${vocabulary[(from + index * 7) % 10]}${(from + index) * 37}`);

test("what one text has between its words leaves the others aligned", () => {
  const own = wordsAt(0, 2000);
  const printed = own.flatMap((word, index) => (index % 50 === 0 ? ["page", String(index), word] : [word]));
  const [one, other] = [textOf(own), textOf(printed)];
  const matches = alignTexts(one, other);
  expect(matches.every((at, index) => at >= 0 && other.text[at] === one.text[index])).toBe(true);
});

test("a text that repeats itself is aligned in order", () => {
  const own = Array.from({ length: 600 }, () => "none");
  const matches = alignTexts(textOf(own), textOf(own));
  expect([...matches]).toEqual(Array.from({ length: 2400 }, (_, index) => index));
});

test("matches never cross, and only equal letters match", () => {
  const words = fc.array(fc.constantFrom("a", "ab", "tide", "quay", "ropes", "12", "3"), { maxLength: 60 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [left, right] = [textOf(one), textOf(other)];
      let last = -1;
      for (const [index, at] of alignTexts(left, right).entries()) {
        if (at < 0) continue;
        expect(at).toBeGreaterThan(last);
        expect(right.text[at]).toBe(left.text[index]);
        last = at;
      }
    }),
  );
});

test("the heaviest rising selection is that of trying all", () => {
  const items = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 })), { maxLength: 9 });
  fc.assert(
    fc.property(items, (list) => {
      const values = list.map(([value]) => value);
      const weights = list.map(([, weight]) => weight);
      const weigh = (indexes: readonly number[]): number => indexes.reduce((sum, index) => sum + weights[index]!, 0);
      let most = 0;
      for (let mask = 0; mask < 2 ** list.length; mask += 1) {
        const chosen = [...list.keys()].filter((index) => (mask >> index) % 2 === 1);
        const rises = chosen.every((index, at) => at === 0 || values[index]! >= values[chosen[at - 1]!]!);
        if (rises) most = Math.max(most, weigh(chosen));
      }
      const selected = longestRising(values, weights);
      expect(weigh(selected)).toBe(most);
      expect(selected.every((index, at) => at === 0 || values[index]! >= values[selected[at - 1]!]!)).toBe(true);
    }),
  );
});
