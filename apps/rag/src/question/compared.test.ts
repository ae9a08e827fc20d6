import { expect, test } from "vitest";
import { perYear } from "./compared.ts";

test.each([
  [
    "How many bursts were there in 2023 compared with 2022?",
    "How many bursts were there in 2023?",
    "How many bursts were there in 2022?",
  ],
  ["What did repairs cost in 2022 and in 2023?", "What did repairs cost in 2022?", "What did repairs cost in 2023?"],
  ["How did revenue change between 2019 and 2021?", "How did revenue change 2019?", "How did revenue change 2021?"],
  [
    "Wie hoch war der Umsatz 2022 im Vergleich zu 2021?",
    "Wie hoch war der Umsatz 2022?",
    "Wie hoch war der Umsatz 2021?",
  ],
  ["Quel était le prix en 2020 par rapport à 2010 ?", "Quel était le prix en 2020 ?", "Quel était le prix en 2010 ?"],
])("%s is asked for each year", (question, first, second) => {
  expect(perYear(question)).toEqual([first, second]);
});

test.each([
  "What was the price in 2020?",
  "Who was chair in 2020, before the reform of 1999?",
  "How many came in 2021-22?",
])("%s is one question", (question) => {
  expect(perYear(question)).toBeUndefined();
});
