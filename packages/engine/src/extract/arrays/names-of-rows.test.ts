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

test("a name under its article's number is that of the row, for numbers with letters, too", () => {
  const head: PlacedText[] = ["Article", "Quantity", "Unit price", "Amount"].map((one, at) => [
    one,
    50 + 100 * at,
    100,
  ]);
  const row = (top: number, number: string, name: string, ...numbers: string[]): PlacedText[] => [
    [number, 50, top],
    ...numbers.map((one, at): PlacedText => [one, 150 + 100 * at, top]),
    [name, 50, top + 12],
  ];
  const placed = [
    ...head,
    ...row(120, "ZS-9997", "Citric acid 100 ml", "12", "4.50", "54.00"),
    ...row(160, "40117", "Gelling sugar", "3", "2.20", "6.60"),
    ...row(200, "GZ250", "Yeast", "2", "1.00", "2.00"),
  ];
  const { line_items: found } = extract(transcriptOf(placed), { schema }).data as { line_items: { name: unknown }[] };
  expect(found.map(({ name }) => name)).toEqual(["Citric acid 100 ml", "Gelling sugar", "Yeast"]);
});

test("the running number of a row is not a part of its name", () => {
  expect(
    namesOf(
      ["Item", "Quantity", "Unit price", "Amount"],
      ["1 Oak board", "12", "4.50", "54.00"],
      ["2 Brass hinge", "3", "2.20", "6.60"],
      ["3 Screws", "2", "1.00", "2.00"],
    ),
  ).toEqual(["Oak board", "Brass hinge", "Screws"]);
});
