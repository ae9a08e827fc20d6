import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const date = { type: ["string", "null"], format: "date" };

function dataOf(properties: object, texts: readonly PlacedText[]): unknown {
  return extract(transcriptOf(texts), { schema: { type: "object", properties } }).data;
}

/** Labels on the left, values next to them; "Due date" has none. */
const FORM: readonly PlacedText[] = [
  ["Invoice number", 50, 100],
  ["RE-4711", 250, 100],
  ["Invoice date", 50, 120],
  ["2024-03-05", 250, 120],
  ["Customer number", 50, 140],
  ["88123", 250, 140],
  ["Due date", 50, 160],
];

test("a date under an empty label is no value of it where values are next to their labels", () => {
  const properties = { invoice_number: text, customer_number: text, due_date: date };
  const filled = { invoice_number: "RE-4711", customer_number: "88123" };
  expect(dataOf(properties, [...FORM, ["2019-05-04", 50, 230]])).toEqual({ ...filled, due_date: null });
  expect(dataOf(properties, [...FORM, ["2024-04-05", 250, 160]])).toEqual({ ...filled, due_date: "2024-04-05" });
});

test("a label that no lexicon has is no text of the empty label over it", () => {
  const stacked: readonly PlacedText[] = [
    ["Invoice number", 50, 100],
    ["RE-4711", 50, 114],
    ["Invoice date", 50, 140],
    ["2024-03-05", 50, 154],
    ["Customer number", 50, 180],
    ["88123", 50, 194],
    ["Account executive", 50, 220],
    ["Berth reserved", 50, 234],
    ["2024-07-01", 50, 248],
  ];
  const properties = { invoice_number: text, account_executive: text };
  expect(dataOf(properties, stacked)).toEqual({ invoice_number: "RE-4711", account_executive: null });
});

test.each(["–", "n/a", "____", "k. A."])("%s says that a field is left blank", (mark) => {
  const properties = { order_number: text, account_executive: text };
  const form: readonly PlacedText[] = [
    ["Order number", 50, 100],
    [mark, 250, 100],
    ["Account executive", 50, 120],
    [mark, 250, 120],
    ["7530461", 50, 140],
    ["Lantern compass", 50, 160],
  ];
  expect(dataOf(properties, form)).toEqual({ order_number: null, account_executive: null });
});
