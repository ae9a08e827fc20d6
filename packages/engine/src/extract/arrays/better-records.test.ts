import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import type { Transcript, TranscriptBlock } from "../../transcript/transcript.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const item = { item_number: text, description: text, quantity: number, unit_price: number, amount: number };
const schema = {
  type: "object",
  properties: { items: { type: "array", items: { type: "object", properties: item } } },
};

/** A table whose last two columns the layout joined; the page's lines show them separately. */
function withJoinedColumns(): Transcript {
  const transcript = transcriptOfBlocks({
    rows: [
      ["Référence", "Désignation", "Qté", "P.U. HT", "Montant HT"],
      ["FX-9243", "Robinet", "3", "10,50", "31,50"],
      ["KX-9200", "Joint", "12", "0,25", "3,00"],
      ["SZ-9251", "Siphon", "2", "18,00", "36,00"],
    ],
  });
  const [page] = transcript.pages;
  const [block] = page!.blocks;
  const { cells, ...table } = block!.table!;
  const merged = cells.map((cell) => ({ ...cell, columnSpan: 1, column: Math.min(cell.column, 3) }));
  const kept = merged.filter((_, index) => cells[index]!.column < 4);
  const newIndex = (index: number): number => kept.findIndex(({ row, column }) => row === merged[index]!.row && column === merged[index]!.column); // prettier-ignore
  const lines = page!.lines.map((line) => (line.cell === undefined ? line : { ...line, cell: newIndex(line.cell) }));
  const joined = { ...block!, table: { ...table, columnCount: 4, cells: kept } };
  return { ...transcript, pages: [{ ...page!, lines, blocks: [joined] }] };
}

test("where the layout took two columns for one, rows are read from their lines", () => {
  expect(extract(withJoinedColumns(), { schema }).data).toEqual({
    items: [
      { item_number: "FX-9243", description: "Robinet", quantity: 3, unit_price: 10.5, amount: 31.5 },
      { item_number: "KX-9200", description: "Joint", quantity: 12, unit_price: 0.25, amount: 3 },
      { item_number: "SZ-9251", description: "Siphon", quantity: 2, unit_price: 18, amount: 36 },
    ],
  });
});

const HEADER = ["Référence", "Désignation", "Qté", "P.U. HT", "Montant HT"];
const rowsOf = (from: number, count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [`FX-${from + at}`, "Robinet", "3", "10,50", "31,50"]);

test("rows of a page on which the layout found no table are read from their lines", () => {
  const first = transcriptOfBlocks({ rows: [HEADER, ...rowsOf(1000, 20)] });
  const second = transcriptOfBlocks({ rows: [HEADER, ...rowsOf(2000, 4)] }).pages[0]!;
  const [{ bbox, text: said }] = second.blocks as [TranscriptBlock];
  const blocks: TranscriptBlock[] = [{ type: "Text", bbox: { ...bbox, page: 2 }, text: said, confidence: "high" }];
  const lines = second.lines.map(({ text: printed, words, size }) => ({ text: printed, words, size, block: 0 }));
  const transcript = { ...first, pages: [first.pages[0]!, { ...second, number: 2, blocks, lines }] };
  const { items } = extract(transcript, { schema }).data as { items: { item_number: string }[] };
  expect(items.map(({ item_number: number }) => number)).toEqual([...rowsOf(1000, 20), ...rowsOf(2000, 4)].map(([number]) => number)); // prettier-ignore
});
