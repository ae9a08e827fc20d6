import { expect, test } from "vitest";
import type { Quote } from "./answer.ts";
import { quotesOfEach } from "./each.ts";

const quote = (text: string, file = "a.pdf"): Quote => ({
  text,
  file,
  kind: "sentence",
  places: [{ page: 1, boxes: [] }],
  section: "",
  support: 0.9,
});

test("two years are asked one by one, and both answers are given in the question's order", () => {
  const says: Record<string, string> = {
    "How many came in 2023?": "In 2023, 40 came.",
    "How many came in 2022?": "In 2022, 30 came.",
  };
  const quotesTo = (asked: string): readonly Quote[] => (says[asked] ? [quote(says[asked])] : []);
  const each = quotesOfEach("How many came in 2023 compared with 2022?", [], quotesTo);
  expect(each?.map(({ text }) => text)).toEqual(["In 2023, 40 came.", "In 2022, 30 came."]);
  expect(quotesOfEach("How many came in 2023 compared with 2021?", [], quotesTo)).toBeUndefined();
  expect(quotesOfEach("How many came?", [], quotesTo)).toBeUndefined();
});

test("a sentence that says it of both years is given once", () => {
  const each = quotesOfEach("What was it in 2022 and 2023?", [], () => [quote("It was 3 in 2022 and 4 in 2023.")]);
  expect(each).toHaveLength(1);
});

test("two documents that the question names are asked one by one, without their names", () => {
  const asked: (readonly [string, readonly string[]])[] = [];
  const each = quotesOfEach(
    "What is the rent in old.pdf and in leases/new.pdf?",
    ["leases/new.pdf", "old.pdf"],
    (question, files) => {
      asked.push([question, [...(files ?? [])]]);
      return [quote("The rent is 400.", [...files!][0])];
    },
  );
  expect(asked.map(([, files]) => files)).toEqual([["old.pdf"], ["leases/new.pdf"]]);
  expect(asked[0]![0]).not.toContain("old.pdf");
  expect(each).toHaveLength(2);
});
