import { expect, test } from "vitest";
import { completeQuestion } from "./follow-up.ts";

test.each([
  ["And of humus?", "What is the share of sand?", "What is the share of humus?"],
  ["and in 2013?", "How many ships called in 2012?", "How many ships called in 2013?"],
  ["And 2013?", "How many ships called in 2012?", "How many ships called in 2013?"],
  ["What about of clay?", "What is the share of sand in the north?", "What is the share of clay in the north?"],
  ["And the depth?", "What is the length of the lake?", "What is the depth of the lake?"],
  ["And of lead?", "What is the limit for nitrate in the water?", "What is the limit of lead in the water?"],
  ["And for members?", "What does a berth cost?", "What does a berth cost for members?"],
  ["And the treasurer?", "Who is the chair?", "Who is the treasurer?"],
  ["And humus?", "What is the share of sand?", "What is the share of humus?"],
  ["Und für Lärche?", "Wie lang ist die Frist für Eiche?", "Wie lang ist die Frist für Lärche?"],
  ["Et en 2023 ?", "Quel est le prix du chêne en 2022 ?", "Quel est le prix du chêne en 2023?"],
])("%s after %s is %s", (asked, previous, made) => {
  expect(completeQuestion(asked, previous)).toBe(made);
});

test("a complete question, and the first one, stay as they are", () => {
  expect(completeQuestion("When was the bridge built?", "What is the share of sand?")).toBe(
    "When was the bridge built?",
  );
  expect(completeQuestion("And when was it built?", "Who built it?")).toBe("And when was it built?");
  expect(completeQuestion("And a leak?", "Who is the chair?")).toBe("And a leak?");
  expect(completeQuestion("Und wer zahlt?", "Was kostet Eiche?")).toBe("Und wer zahlt?");
  expect(completeQuestion("And of humus?", undefined)).toBe("And of humus?");
});
