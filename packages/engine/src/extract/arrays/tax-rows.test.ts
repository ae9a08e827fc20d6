import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";
import { isTaxRow } from "./tax-rows.ts";

const isTax = (...values: number[]): boolean => isTaxRow(values.map((value) => ({ value })));

test("a base, a rate and their tax are a row of taxes", () => {
  expect(isTax(19, 100, 19)).toBe(true);
  expect(isTax(0, 260, 52, 20, 312)).toBe(true);
});

test("a quantity, a price and their product are none, with a discount or without", () => {
  expect(isTax(2, 50, 100)).toBe(false);
  expect(isTax(1, 4, 50, 200, 20)).toBe(false);
  expect(isTax(10, 100, 10, 900)).toBe(false);
});

test("a table of taxes adds no items", () => {
  const text = { type: ["string", "null"] };
  const number = { type: ["number", "null"] };
  const items = {
    type: "object",
    properties: { name: text, quantity: number, unit_price: number, line_total: number },
  };
  const schema = { type: "object", properties: { line_items: { type: "array", items } } };
  const transcript = transcriptOfBlocks(
    { rows: [["Description", "Qty", "Price", "Amount"], ["Oak board", "12", "4.50", "54.00"], ["Brass hinge", "3", "2.20", "6.60"]] },
    { rows: [["Qty", "Net", "VAT", "Amount"], ["20", "54.00", "10.80", "64.80"], ["5", "6.60", "0.33", "6.93"], ["", "60.60", "11.13", "71.73"]] },
  ); // prettier-ignore
  const { line_items: found } = extract(transcript, { schema }).data as { line_items: unknown[] };
  expect(found).toHaveLength(2);
});
