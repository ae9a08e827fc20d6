import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const items = { type: "object", properties: { name: text, quantity: number, unit_price: number, line_total: number } };
const schema = { type: "object", properties: { line_items: { type: "array", items } } };

const namesOf = (...rows: readonly (readonly string[])[]): unknown => {
  const placed = rows.flatMap((row, at) => row.map((one, column): PlacedText => [one, 50 + 100 * column, 100 + 20 * at])); // prettier-ignore
  const { line_items: found } = extract(transcriptOf(placed), { schema }).data as { line_items: { name: unknown }[] };
  return found.map(({ name }) => name);
};

test("numbers of articles are not what rows are called, though their header says so", () => {
  expect(
    namesOf(
      ["Item", "Particulars", "Quantity", "Unit price", "Amount"],
      ["K-5465", "Oak board", "12", "4.50", "54.00"],
      ["98987", "Brass hinge", "3", "2.20", "6.60"],
    ),
  ).toEqual(["Oak board", "Brass hinge"]);
});

test("rows whose names no header names are called what their first words say", () => {
  expect(
    namesOf(
      ["Xyz", "Quantity", "Unit price", "Amount"],
      ["Oak board", "12", "4.50", "54.00"],
      ["Brass hinge", "3", "2.20", "6.60"],
    ),
  ).toEqual(["Oak board", "Brass hinge"]);
});
