import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { extract } from "../extract.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { tableStrips } from "./table-strips.ts";

/** The header's line is above the table, so that the layout took the first row of data for the header. */
function withHeaderOutside({ pages, ...rest }: Transcript): Transcript {
  const [page] = pages;
  const block = page!.blocks.at(-1)!;
  const count = block.table!.columnCount;
  const cells = block.table!.cells.slice(count).map((cell) => ({ ...cell, row: cell.row - 1, header: cell.row === 1 }));
  const lines = page!.lines.map(({ cell, ...line }) => {
    if (cell === undefined) return line;
    return cell < count ? { ...line, block: -1 } : { ...line, cell: cell - count };
  });
  const bbox = { ...block.bbox, top: block.bbox.top + 12, height: block.bbox.height - 12 };
  const table = { ...block.table!, rowCount: block.table!.rowCount - 1, cells };
  return { ...rest, pages: [{ ...page!, blocks: [...page!.blocks.slice(0, -1), { ...block, bbox, table }], lines }] };
}

const GOODS = [
  ["Date", "Qty", "Description", "Price", "Amount"],
  ["01/11/2022", "1.00", "Bag of cement", "27.50", "27.50"],
  ["04/11/2022", "120.00", "Visiting cards", "65.00", "7,800.00"],
  ["07/11/2022", "12.00", "Cleaning", "78.00", "936.00"],
];
const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const items = { type: "array", items: { type: "object", properties: { description: text, quantity: number, amount: number } } }; // prettier-ignore

test("a first row of data is a row, and the header is the line above the table", () => {
  const title = { type: "Title", lines: ["Invoice"], sizes: [16] } as const;
  const transcript = withHeaderOutside(transcriptOfBlocks(title, { rows: GOODS }));
  expect(extract(transcript, { schema: { type: "object", properties: { items } } }).data).toEqual({
    items: [
      { description: "Bag of cement", quantity: 1, amount: 27.5 },
      { description: "Visiting cards", quantity: 120, amount: 7800 },
      { description: "Cleaning", quantity: 12, amount: 936 },
    ],
  });
});

test("years and dates above amounts are a header", () => {
  const rows = [
    ["", "30/06/2024", "31/12/2023", "2022"],
    ["Cash", "1,204", "1,187", "990"],
    ["Inventories", "311", "298", "280"],
  ];
  const [strip] = tableStrips(toLineIndex(transcriptOfBlocks({ rows })));
  expect(strip?.headers.map((header) => header?.place.text)).toEqual([undefined, "30/06/2024", "31/12/2023", "2022"]);
});
