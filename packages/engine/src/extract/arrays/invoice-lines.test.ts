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

test("columns whose numbers multiply are known whatever their headers say", () => {
  const rows = [
    ["Ref", "Goods", "Zahl", "Je", "Wert"],
    ["40117", "Oak board", "12", "4.50", "54.00"],
    ["40250", "Brass hinge", "3", "2.20", "6.60"],
  ];
  expect(linesOf(transcriptOfBlocks({ rows }))).toEqual([
    { name: "Oak board", quantity: 12, unit_price: 4.5, line_total: 54 },
    { name: "Brass hinge", quantity: 3, unit_price: 2.2, line_total: 6.6 },
  ]);
});

test("a row that says the sum of those over it ends them, whatever it is called", () => {
  const rows = [
    ["Description", "Qty", "Price", "Amount"],
    ["Oak board", "12", "4.50", "54.00"],
    ["Brass hinge", "3", "2.20", "6.60"],
    ["", "", "Anything", "60.60"],
    ["", "", "Something", "12.12"],
  ];
  expect(linesOf(transcriptOfBlocks({ rows }))).toHaveLength(2);
});

test("a name ends with its line where the next word had room on it", () => {
  const rows = [
    ["Description", "Qty", "Price", "Amount"],
    ["Oak board|Batch 7", "12", "4.50", "54.00"],
    ["Brass hinge with a long name", "3", "2.20", "6.60"],
  ];
  const [first] = linesOf(transcriptOfBlocks({ rows })) as { name: string }[];
  expect(first!.name).toBe("Oak board");
});

test("blocks of labelled values are rows, one after the other", () => {
  const block = (top: number, name: string, quantity: string, price: string, total: string): PlacedText[] =>
    [["Description", name], ["Quantity", quantity], ["Unit price", price], ["Amount", total]].flatMap(([label, value], at): PlacedText[] => [[label!, 50, top + 14 * at], [value!, 180, top + 14 * at]]); // prettier-ignore
  const transcript = transcriptOf([
    ["Item 1", 50, 100],
    ...block(116, "Oak board", "12", "4.50", "54.00"),
    ["Item 2", 50, 190],
    ...block(206, "Brass hinge", "3", "2.20", "6.60"),
    ["Total", 50, 290],
    ["60.60", 180, 290],
  ]);
  expect(linesOf(transcript)).toEqual([
    { name: "Oak board", quantity: 12, unit_price: 4.5, line_total: 54 },
    { name: "Brass hinge", quantity: 3, unit_price: 2.2, line_total: 6.6 },
  ]);
});

test("lines without a table are rows where quantity times price is what is at their end", () => {
  const transcript = transcriptOf([
    ["Invoice 4711", 50, 60],
    ["12 pcs Oak board @ 4.50", 50, 100],
    ["54.00", 480, 100],
    ["3 pcs Brass hinge @ 2.20", 50, 114],
    ["6.60", 480, 114],
    ["Due", 400, 140],
    ["60.60", 480, 140],
  ]);
  expect(linesOf(transcript)).toEqual([
    { name: "Oak board", quantity: 12, unit_price: 4.5, line_total: 54 },
    { name: "Brass hinge", quantity: 3, unit_price: 2.2, line_total: 6.6 },
  ]);
});
