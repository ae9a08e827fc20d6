import { expect, test } from "vitest";
import { type PlacedText, transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const items = { type: "object", properties: { name: text, quantity: number, line_total: number } };
const schema = { type: "object", properties: { line_items: { type: "array", items } } };

/** Names at the left, amounts that end at one edge. */
function itemsOf(...rows: readonly (readonly string[])[]): unknown {
  const placed = rows.flatMap((row, at) => row.map((one, column): PlacedText => [one, column === 0 ? 50 : 400 - 5 * one.length, 100 + 20 * at])); // prettier-ignore
  return (extract(transcriptOf(placed), { schema }).data as { line_items: unknown }).line_items;
}

test("names with amounts whose sum follows are rows, though no header names them", () => {
  expect(
    itemsOf(
      ["We insure the following:"],
      ["Private liability", "50.00 EUR"],
      ["Dog", "12.50 EUR"],
      ["Premium", "62.50 EUR"],
      ["Insurance tax 19 %", "11.88 EUR"],
      ["To pay", "74.38 EUR"],
    ),
  ).toEqual([
    { name: "Private liability", quantity: null, line_total: 50 },
    { name: "Dog", quantity: null, line_total: 12.5 },
  ]);
});

test("one amount is a row where the next line says that it is the sum", () => {
  const one = itemsOf(["Call-out charge", "520.00"], ["Total net", "520.00"], ["VAT", "26.00"], ["Total", "546.00"]);
  expect(one).toEqual([{ name: "Call-out charge", quantity: null, line_total: 520 }]);
});

test("a net amount and its tax are no rows, and amounts without a sum are none", () => {
  expect(itemsOf(["Net amount", "100.00"], ["VAT 20 %", "20.00"], ["Total", "120.00"])).toEqual([]);
  expect(itemsOf(["Opening times", "10.00"], ["Room", "12.00"], ["Floor", "3.00"])).toEqual([]);
});
