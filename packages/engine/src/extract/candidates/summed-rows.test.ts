import { expect, test } from "vitest";
import { type SpelledBlock, transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const number = { type: ["number", "null"] };
const properties = { net_total: number, vat_total: number, grand_total: number };

const dataOf = (...blocks: SpelledBlock[]): unknown =>
  extract(transcriptOfBlocks(...blocks), { schema: { type: "object", properties } }).data;

const HEADER = ["Discount", "Net", "VAT", "VAT rate", "Total"];

test("totals by tax rate are those of the row that adds them up, though it has no label", () => {
  const rows = [
    HEADER,
    ["0.00", "200.00", "40.00", "20", "240.00"],
    ["0.00", "60.00", "3.00", "5", "63.00"],
    ["0.00", "260.00", "43.00", "", "303.00"],
  ];
  const base = { type: "Text", lines: ["Discount 2 %   Net: 200.00"] } as const;
  expect(dataOf({ type: "Title", lines: ["Invoice"] }, base, { rows })).toEqual({
    net_total: 260,
    vat_total: 43,
    grand_total: 303,
  });
});

test("one rate has no row of sums", () => {
  const rows = [HEADER, ["0.00", "200.00", "40.00", "20", "240.00"]];
  expect(dataOf({ type: "Title", lines: ["Invoice"] }, { rows })).toEqual({
    net_total: 200,
    vat_total: 40,
    grand_total: 240,
  });
});
