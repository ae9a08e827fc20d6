import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test("a passage has its sentences, a table its rows", () => {
  expect(sentencesOf("It rained. It stopped!")).toEqual(["It rained.", "It stopped!"]);
  expect(sentencesOf("Table 1. Tides\nDay: 1; High: 4.2\nDay: 2; High: 4.4")).toEqual([
    "Table 1. Tides",
    "Day: 1; High: 4.2",
    "Day: 2; High: 4.4",
  ]);
  expect(sentencesOf("涨潮时，海水推开闸门。退潮时，池水把闸门关上。")).toHaveLength(2);
});

test("the mark of a list item, an initial and a short form end no sentence", () => {
  expect(sentencesOf("1. The main had cracked. It was old.")).toEqual(["1. The main had cracked.", "It was old."]);
  expect(sentencesOf("It is old since 1926. It leaks.")).toEqual(["It is old since 1926.", "It leaks."]);
  expect(sentencesOf("We thank Dr. A. Rask for it.")).toEqual(["We thank Dr. A. Rask for it."]);
  expect(sentencesOf("See Fig. 3 for the rest.")).toEqual(["See Fig. 3 for the rest."]);
});

test("the day of a date ends no sentence", () => {
  expect(sentencesOf("Der Kurs beginnt am 24. Oktober 2027. Er dauert acht Abende.")).toEqual([
    "Der Kurs beginnt am 24. Oktober 2027.",
    "Er dauert acht Abende.",
  ]);
  expect(sentencesOf("Bezahlt wird bis zum 12. jedes Monats.")).toHaveLength(1);
  expect(sentencesOf("Die Kosten stiegen auf 24. Die Miete blieb.")).toHaveLength(2);
});
