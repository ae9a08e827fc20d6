import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const items = { type: "object", properties: { name: text, quantity: number, unit_price: number, line_total: number } };
const schema = { type: "object", properties: { line_items: { type: "array", items } } };

const linesOf = (transcript: Transcript): unknown =>
  (extract(transcript, { schema }).data as { line_items: unknown }).line_items;

/** Rows of texts at the left edges of their columns, without a table. */
const typed = (...rows: readonly (readonly string[])[]): PlacedText[] =>
  rows.flatMap((row, at) => row.flatMap((one, column): PlacedText[] => (one === "" ? [] : [[one, 50 + 110 * column, 100 + 20 * at]]))); // prettier-ignore

test("the only amounts of rows are their totals where their sum is printed under them", () => {
  const transcript = transcriptOfBlocks(
    { rows: [["Pos", "Article", "Price"], ["1", "Oak board", "54.00"], ["2", "Brass hinge", "6.60"]] },
    { type: "Text", lines: ["Net 60.60"] },
  ); // prettier-ignore
  expect(linesOf(transcript)).toEqual([
    { name: "Oak board", quantity: null, unit_price: null, line_total: 54 },
    { name: "Brass hinge", quantity: null, unit_price: null, line_total: 6.6 },
  ]);
});

test("prices whose sum is printed nowhere stay prices", () => {
  const rows = [
    ["Article", "Quantity", "Price"],
    ["Oak board", "2", "54.00"],
    ["Brass hinge", "3", "6.60"],
  ];
  expect(linesOf(transcriptOfBlocks({ rows }))).toMatchObject([
    { unit_price: 54, line_total: null },
    { unit_price: 6.6 },
  ]);
});

test("the product of a row's quantity and price is its total, whatever its column is called", () => {
  const transcript = transcriptOf(
    typed(
      ["Description", "Quantity", "Unit price", "Rate", "Anything"],
      ["Oak board", "12", "4.50", "19", "54.00"],
      ["Brass hinge", "3", "2.20", "7", "6.60"],
    ),
  );
  expect(linesOf(transcript)).toEqual([
    { name: "Oak board", quantity: 12, unit_price: 4.5, line_total: 54 },
    { name: "Brass hinge", quantity: 3, unit_price: 2.2, line_total: 6.6 },
  ]);
});

test("the last amounts of rows are their totals where their sum is printed, though discounts spoil the products", () => {
  const transcript = transcriptOf(
    typed(
      ["Description", "Quantity", "Unit price", "Less", "Anything"],
      ["Oak board", "12", "4.50", "10", "48.60"],
      ["Brass hinge", "3", "2.20", "5", "6.27"],
      ["", "", "", "", ""],
      ["Net", "", "", "", "54.87"],
    ),
  );
  expect(linesOf(transcript)).toMatchObject([{ line_total: 48.6 }, { line_total: 6.27 }]);
});

test("taxes under the sum of the rows are no rows", () => {
  const transcript = transcriptOf(
    typed(
      ["No.", "Article", "Amount"],
      ["1", "Oak board", "54.00"],
      ["2", "Brass hinge", "6.60"],
      ["", "Sum of goods", "60.60"],
      ["", "VAT 20 %", "12.12"],
      ["", "Payable", "72.72"],
    ),
  );
  expect(linesOf(transcript)).toMatchObject([{ name: "Oak board" }, { name: "Brass hinge" }]);
});

test("rows without a total are none where those that have one make the sum", () => {
  const transcript = transcriptOf(
    typed(
      ["Article", "Quantity", "Price", "Amount"],
      ["Oak board", "12", "4.50", "54.00"],
      ["Brass hinge", "3", "2.20", "6.60"],
      ["Base discount", "2", "0.03"],
      ["Volume discount", "5", "0.10"],
      ["Goods", "", "", "60.60"],
    ),
  );
  expect(linesOf(transcript)).toHaveLength(2);
});

test("a price that contradicts quantity and total gives way to the number that does not", () => {
  const rows = [
    ["Article", "Quantity", "Per", "Rate", "Rate %", "Amount"],
    ["Oak board", "12", "m", "4.50", "20.0", "54.00"],
    ["Brass hinge", "3", "ea", "2.20", "5.0", "6.60"],
  ];
  expect(linesOf(transcriptOfBlocks({ rows }))).toMatchObject([{ unit_price: 4.5 }, { unit_price: 2.2 }]);
});
