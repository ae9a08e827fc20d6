import { expect, test } from "vitest";
import { scoreWords, wordsIn } from "./word-score.ts";

test("words count as often as they are there, in their case, without the marks around them", () => {
  const truth = wordsIn("The cat, the (dog) and \u201Cthe\u201D bird.");
  expect(truth).toEqual(["The", "cat", "the", "dog", "and", "the", "bird"]);
  expect(scoreWords(truth, wordsIn("the cat and the dog the"))).toEqual({
    recall: 5 / 7,
    precision: 5 / 6,
    order: 4 / 7,
  });
});

test("an empty page is read whole by nothing", () => {
  expect(scoreWords([], [])).toEqual({ recall: 1, precision: 1, order: 1 });
});
