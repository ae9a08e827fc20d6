import { expect, test } from "vitest";
import { rowOf } from "../../../testing/read-fixture.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";

interface DrawnTable {
  /** The borders of its columns. */
  readonly xs: readonly number[];
  /** The first row is bold. */
  readonly rows: readonly (readonly string[])[];
  readonly isPlain?: true;
}
type Rule = NonNullable<Parameters<typeof pdfOfLines>[1]>[number];

/** Tables whose cells are drawn, each directly below the one before; rows are 20 points high. */
async function tablesOf(drawn: readonly DrawnTable[]): Promise<Block[]> {
  const lines: DrawnLine[] = [];
  const rules: Rule[] = [];
  let top = 100;
  for (const { xs, rows, isPlain } of drawn) {
    const bottom = top + 20 * rows.length;
    rules.push(...xs.map((x) => ({ left: x, right: x, top, bottom })));
    for (let y = top; y <= bottom; y += 20) rules.push({ left: xs[0]!, right: xs.at(-1)!, top: y });
    for (const [row, texts] of rows.entries()) {
      const font = row === 0 && isPlain === undefined ? "Times-Bold" : "Times-Roman";
      lines.push(...texts.map((text, at) => ({ text, left: xs[at]! + 5, top: top + 20 * row + 14, font }) as const));
    }
    top = bottom;
  }
  const { pages } = await readDocument(pdfOfLines(lines, rules), {});
  return pages[0]!.blocks.filter(({ type }) => type === "Table");
}

const hours = {
  xs: [70, 150, 230, 310],
  rows: [
    ["Gate", "Opens", "Closes"],
    ["North", "6:30", "21:15"],
    ["River", "7:00", "20:45"],
  ],
};
const fees = {
  xs: [70, 190, 260],
  rows: [
    ["Ticket", "Price"],
    ["Day", "4.20"],
    ["Season", "61.00"],
  ],
};

test("tables of different widths that touch are two", async () => {
  // The last border of the lower one is also one of the upper one.
  const tables = await tablesOf([hours, { ...fees, xs: [70, 190, 230] }]);
  expect(tables.map((table) => rowOf(table, 0))).toEqual([hours.rows[0], fees.rows[0]]);
  expect(tables.map(({ table }) => [table!.rowCount, table!.columnCount])).toEqual([
    [3, 3],
    [3, 2],
  ]);
});

test("tables of one width are two if each begins with bold names of its own columns", async () => {
  const wide = { ...fees, xs: [70, 150, 310] };
  expect(await tablesOf([hours, wide])).toHaveLength(2);
  expect(await tablesOf([hours, { ...wide, isPlain: true }])).toHaveLength(1);
  expect(await tablesOf([{ ...hours, isPlain: true }, wide])).toHaveLength(1);
});

test("bold names above the same columns begin no table, nor does a row whose cells are merged", async () => {
  expect(await tablesOf([hours, hours])).toHaveLength(1);
  const total = { xs: [70, 230, 310], rows: [["Both gates", "21:15"]] };
  expect(await tablesOf([hours, total])).toHaveLength(1);
});
