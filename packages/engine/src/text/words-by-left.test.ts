import { expect, test } from "vitest";
import { wordOf } from "../../testing/line-of.ts";
import type { Word } from "./word.ts";
import { wordsByLeft } from "./words-by-left.ts";

function wordAt(left: number, order: number): Word {
  return { ...wordOf("word", left, 100), order };
}

/** Pseudo-random numbers, the same in every run. */
function* numbers(): Generator<number, never> {
  let state = 12_345;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

test.each([0, 1, 2, 3, 7, 64, 500])("%i words are in the order of a comparing sort", (count) => {
  const chance = numbers();
  // Few distinct positions, so that many words share one; their order in the stream decides, wherever they are in the list.
  const words = Array.from({ length: count }, () => wordAt(chance.next().value % 40, chance.next().value));
  const expected = words.toSorted((a, b) => a.left - b.left || a.order - b.order);
  expect(wordsByLeft(words)).toEqual(expected);
});

test("lines that follow each other merge into one order", () => {
  const words = Array.from({ length: 90 }, (_, index) => wordAt((index % 9) * 30, index));
  expect(wordsByLeft(words).map(({ order }) => order)).toEqual(
    Array.from({ length: 90 }, (_, index) => (index % 10) * 9 + Math.floor(index / 10)),
  );
});

test("words that all begin within a point, from right to left, are sorted too", () => {
  const words = Array.from({ length: 300 }, (_, index) => wordAt(100 - index / 300, index));
  expect(wordsByLeft(words)).toEqual(words.toReversed());
});
