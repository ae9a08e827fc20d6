import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";

const ROWS = [
  ["Run", "Depth", "Flow"],
  ["Morning", "12.5", "103.4"],
  ["Evening", "24.0", "68.3"],
];
const CELLS = ROWS.flatMap((row, at): DrawnLine[] =>
  row.map((text, column) => ({ text, left: [180, 260, 340][column]!, top: [164, 184, 198][at]! })),
);
const RULES = [160, 178, 212].map((top) => ({ left: 172, right: 400, top }));

async function tableUnder(above: readonly DrawnLine[]) {
  const { pages } = await readDocument(pdfOfLines([...above, ...CELLS], RULES), {});
  return pages[0]!.blocks.find(({ type }) => type === "Table")!;
}

test("names of columns on top of the first line are the table's header, its caption is none", async () => {
  const units: DrawnLine[] = [180, 260, 340].map((left, at) => ({
    text: ["Set", "(m)", "(l/s)"][at]!,
    left,
    top: 148,
  }));
  expect(rowOf(await tableUnder(units), 0)).toEqual(["Set", "(m)", "(l/s)"]);
  const caption: DrawnLine[] = [
    { text: "Table 1", left: 212, top: 148, font: "Times-Bold" },
    { text: "Flow by the depth", left: 272, top: 148, font: "Times-Bold" },
  ];
  const table = await tableUnder(caption);
  expect(rowOf(table, 0)).toEqual(["Run", "Depth", "Flow"]);
  expect(table.caption).toBe("Table 1 Flow by the depth");
});
