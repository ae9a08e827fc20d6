import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const even = (): number => 1;

test.each([
  ["When was the bridge built?", "date"],
  ["In which year did it close?", "date"],
  ["What share of the members voted?", "share"],
  ["How many colleges took part?", "number"],
  ["What is the maximum slope length?", "number"],
  ["Who published the etching?", "name"],
  ["Which farmers sued?", "name"],
  ["Where did the eel live?", "place"],
  ["Why was it closed?", "reason"],
  ["What does Figure 2 show?", "any"],
])("%s asks for a %s", (question, kind) => {
  expect(understand(question, even).kind).toBe(kind);
});

test("names, years and figures are fixed, the capital of the first word is not", () => {
  expect([...understand("Did Cebu have 1,138 ships in 2013?", even).fixed]).toEqual(["cebu", "1,138", "2013"]);
});

test("what is counted is known, and weights add up to one", () => {
  const { counted, words } = understand("How many foreign ships came?", (word) => word.length);
  expect(counted).toBe("foreign");
  expect(words.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

test("how to answer is no part of what is asked, and a fiscal year is its year", () => {
  const { words, fixed } = understand(
    "What was the inventory of Foxglove in Q2 FY18? Please give a response by relying on the balance sheet.",
    even,
  );
  expect(words.map(({ word }) => word)).toEqual(["inventory", "foxglove", "q2", "2018", "balance", "sheet"]);
  expect([...fixed]).toEqual(["foxglove", "2018"]);
});
