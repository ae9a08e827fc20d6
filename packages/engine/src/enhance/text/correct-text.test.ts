import { expect, test } from "vitest";
import { correctText } from "./correct-text.ts";

const WORDS = "The rnodem answers within 30 seconds of the first cal1".split(" ");
const correct = (answer: string, doubtful: readonly number[] = [1, 4, 9]) =>
  correctText(WORDS, (word) => doubtful.includes(word), answer);

test("a word that was recognised with doubt is corrected to one much like it", () => {
  expect(correct("The modem answers within 30 seconds of the first cal1")).toEqual({
    text: "The modem answers within 30 seconds of the first cal1",
    corrections: [{ word: 1, text: "modem" }],
  });
});

test("spaces change anywhere, letters do not", () => {
  expect(correct("The rnodem answers with in 30seconds of the first cal1")).toMatchObject({ corrections: [] });
});

test.each([
  ["a word that was recognised surely", "The rnodem answered within 30 seconds of the first cal1"],
  ["a word into quite another", "The router answers within 30 seconds of the first cal1"],
  ["digits", "The modem answers within 80 seconds of the first cal1"],
  ["letters into digits, or back", "The modem answers within 30 seconds of the first call"],
  ["nothing, and adds a word", "The modem always answers within 30 seconds of the first cal1"],
  ["nothing, and leaves a word out", "The modem answers within 30 seconds of the first"],
  ["the order of words", "The modem answers of the first cal1 within 30 seconds"],
  ["everything", "I cannot help with that."],
  ["all into nothing", ""],
])("an answer that changes %s is none", (_name, answer) => {
  expect(correct(answer)).toBeNull();
});
