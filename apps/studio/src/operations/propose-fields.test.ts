import { expect, test } from "vitest";
import type { PlacedBlock } from "../document/document.ts";
import { proposeFields } from "./propose-fields.ts";

const bbox = { left: 0, top: 0, width: 1, height: 0.1, page: 1 };
const block = (type: PlacedBlock["type"], content: string): PlacedBlock => ({
  type,
  content,
  bbox,
  id: 0,
  number: 1,
  chunk: 0,
});

test("labelled values become fields of their kind, the first table a list of its columns", () => {
  const fields = proposeFields([
    block("Key Value", "Invoice number: A-17\nDate: 2024-06-28"),
    block("Key Value", "Total due: EUR 1,480.00"),
    block("Text", "Note: this is prose"),
    block("Table", "| Item | Price |\n|---|---|\n| Bell | 12.50 |\n| Rope | 3 |"),
  ]);
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ["invoice_number", "string"],
    ["date", "date"],
    ["total_due", "number"],
    ["rows", "list of objects"],
  ]);
  expect(fields.at(-1)!.fields.map(({ name, type }) => [name, type])).toEqual([
    ["item", "string"],
    ["price", "number"],
  ]);
});

test("a document that labels nothing proposes nothing", () => {
  expect(proposeFields([block("Text", "Prose.")])).toEqual([]);
});
