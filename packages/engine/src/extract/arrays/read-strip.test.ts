import { expect, test } from "vitest";
import { transcriptOfBlocks, type SpelledBlock } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const item = { name: text, quantity: number, unit_price: number, line_total: number };
const schema = {
  type: "object",
  properties: { line_items: { type: "array", items: { type: "object", properties: item } } },
};
const itemsOf = (...rows: readonly (readonly string[])[]): unknown => {
  const block: SpelledBlock = { rows };
  return (extract(transcriptOfBlocks(block), { schema }).data as { line_items: unknown }).line_items;
};

test("sums under the rows are none of them, whatever they are called", () => {
  const items = itemsOf(
    ["Pos.", "Bezeichnung", "Menge", "Einzelpreis", "Gesamt"],
    ["1", "Rohrzange", "2", "14,50", "29,00"],
    ["2", "Dübel", "10", "0,40", "4,00"],
    ["", "", "", "Netto", "33,00"],
    ["", "", "", "Umsatzsteuer 19%", "6,27"],
    ["", "", "", "Zahlbetrag", "39,27"],
  );
  expect(items).toEqual([
    { name: "Rohrzange", quantity: 2, unit_price: 14.5, line_total: 29 },
    { name: "Dübel", quantity: 10, unit_price: 0.4, line_total: 4 },
  ]);
});

test("numbers of rows and of articles are no amounts, and no names where another column has some", () => {
  const items = itemsOf(
    ["Nr.", "Artikel", "Menge", "Bezeichnung"],
    ["1", "44278", "8", "Rohrzange"],
    ["2", "46091", "24", "Dübel"],
    ["3", "81367", "16", "Wasserwaage"],
  );
  expect(items).toEqual([
    { name: "Rohrzange", quantity: 8, unit_price: null, line_total: null },
    { name: "Dübel", quantity: 24, unit_price: null, line_total: null },
    { name: "Wasserwaage", quantity: 16, unit_price: null, line_total: null },
  ]);
});
