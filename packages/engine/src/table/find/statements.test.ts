import { expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";

type Rules = Parameters<typeof pdfOfLines>[1];

async function tablesOf(lines: readonly DrawnLine[], rules?: Rules): Promise<Block[]> {
  const { pages } = await readDocument(pdfOfLines(lines, rules), {});
  return pages.flatMap(({ blocks }) => blocks.filter(({ type }) => type === "Table"));
}

const WIDTH = 5;
/** Names at 72, indented by level; amounts end at 300 and 380. */
function accounts(rows: readonly (readonly [name: string, level: number, ...amounts: string[]])[]): DrawnLine[] {
  return rows.flatMap(([name, level, ...amounts], row) => {
    const top = 140 + 15 * row;
    const texts = amounts.map((text, at) => ({ text, left: 300 + 80 * at - WIDTH * text.length, top }));
    return [{ text: name, left: 72 + 12 * level, top }, ...texts.filter(({ text }) => text !== "")];
  });
}
const ROWS = [
  ["", 0, "2025", "2024"],
  ["Income", 0, "", ""],
  ["Tolls", 1, "41,300", "39,750"],
  ["Mooring", 1, "8,120", "7,904"],
  ["by the day", 2, "3,020", "2,811"],
  ["Total income", 0, "49,420", "47,654"],
  ["Expenses", 0, "", ""],
  ["Dredging", 1, "17,205", "(1,160)"],
  ["by contract", 2, "9,310", "8,402"],
  ["Total expenses", 0, "17,205", "14,902"],
] as const;
const SUMS = [5, 9].flatMap((row) => [
  { left: 260, right: 382, top: 140 + 15 * row - 10 },
  { left: 260, right: 382, top: 140 + 15 * row + 3 },
]);

test("lines over sums bound no table: the names of the rows next to them belong to it", async () => {
  const [table, ...others] = await tablesOf(accounts(ROWS), SUMS);
  expect(others).toEqual([]);
  expect(rowOf(table, 1)).toEqual(["Income", "", ""]);
  expect(rowOf(table, 4)).toEqual(["by the day", "3,020", "2,811"]);
});

test("names of rows next to numbers may each be set in on a level of its own", async () => {
  const few = [
    ROWS[0],
    ["Harbour dues and tolls by quarter", 0, "", ""],
    ["Mooring of barges by day", 2, "41,300", "39,750"],
    ["Total income", 1, "8,120", "7,904"],
  ] as const;
  const [table] = await tablesOf(accounts(few));
  expect(rowOf(table, 2)).toEqual(["Mooring of barges by day", "41,300", "39,750"]);
});

test("years that follow one another, each with an amount, are no numbers of items", async () => {
  const years = ["2026", "2027", "2028", "2029", "2030"].map((year, at) => [year, 0, "", `${9 - at},477`] as const);
  const [table] = await tablesOf(accounts([...years, ["Thereafter", 0, "", "8,760"], ["Total", 0, "", "43,905"]]));
  expect(rowOf(table, 1)).toEqual(["2027", "8,477"]);
});

test("a currency sign at the edge of its cell is no column", async () => {
  const signs = [2, 9].flatMap((row) => [262, 342].map((left) => ({ text: "$", left, top: 140 + 15 * row })));
  const [table] = await tablesOf([...accounts(ROWS), ...signs], SUMS);
  expect(rowOf(table, 2)).toEqual(["Tolls", "$ 41,300", "$ 39,750"]);
  expect(rowOf(table, 9)).toEqual(["Total expenses", "$ 17,205", "$ 14,902"]);
});

test("a date over the columns and their years are the table's header, however wide the names under them", async () => {
  const date = { text: "Year ended 31 May", left: 285, top: 125 };
  const [table] = await tablesOf([date, ...accounts(ROWS)], SUMS);
  expect(rowOf(table, 1)).toEqual(["", "2025", "2024"]);
  expect(table!.table!.rowCount).toBe(ROWS.length + 1);
});

test("the last line of the paragraph above is no header", async () => {
  const text = [
    { text: "The harbour keeps its accounts by the year, and reads them out on the quay, to all", left: 72, top: 114 },
    { text: "who have paid, in May.", left: 72, top: 126 },
  ];
  const [table] = await tablesOf([...text, ...accounts(ROWS)], SUMS);
  expect(rowOf(table, 0)).toEqual(["", "2025", "2024"]);
});

const PIERS = [
  ["Grain, ore and", "gravel", "May to June"],
  ["Barges with", "passengers", "all year"],
  ["Timber from the", "upper weirs", "April"],
  ["Empty boats and", "those to mend", "in winter"],
  ["Fish, salt and", "ropes", "all year"],
] as const;

test("rows of wrapped cells with much padding are rows of one table", async () => {
  const rows = PIERS.map(([cargo, more, season], row) => {
    const top = 140 + 40 * row;
    return [
      { text: `Pier ${row + 1}`, left: 72, top },
      { text: cargo, left: 180, top },
      { text: more, left: 180, top: top + 12 },
      { text: season, left: 320, top },
    ];
  });
  const tables = await tablesOf(rows.flat());
  expect(tables.map(({ table }) => table!.columnCount)).toEqual([3]);
});

test("two addresses side by side are no table, though they hold numbers", async () => {
  const lines = [
    ["Kelda Barges", "Guild of Pilots"],
    ["Quay 7", "Weir Road 92"],
    ["51183 Kelda", "45327 Marn"],
    ["Tel. 030 123456", "Tel. 031 654321"],
  ].flatMap(([left, right], row) => [
    { text: left!, left: 72, top: 100 + 12 * row },
    { text: right!, left: 400, top: 100 + 12 * row },
  ]);
  expect(await tablesOf(lines)).toEqual([]);
});

test("boxes to be filled in are no rows", async () => {
  const labels = ["Name of the vessel", "Home port", "Cargo", "Master", "Date of leaving"];
  const lines = labels.flatMap((text, row) => [
    { text, left: 72, top: 132 + 36 * row, size: 8 },
    ...(row % 2 === 0 ? [] : [{ text: "and its number", left: 260, top: 132 + 36 * row, size: 8 }]),
  ]);
  const rules = labels.flatMap((_, row) => [104, 122].map((top) => ({ left: 72, right: 420, top: top + 36 * row })));
  expect(await tablesOf(lines, rules)).toEqual([]);
});

test("a table of words between paragraphs is not read column by column", async () => {
  const texts = [
    ["Public", "Coastal export", "Relative class factor", "Soil tax error"],
    ["Supply", "Public class capital", "Primary", "Region yield growth"],
    ["Rainfall stress level", "Product rural growth", "Public sector", "Estimate value change"],
    ["Zone power tax", "Sector", "Growth yield average", "Labour income"],
  ];
  const rows = texts.flatMap((row, at) =>
    row.map((text, column): DrawnLine => ({ text, left: 72 + 115 * column, top: 160 + 12 * at })),
  );
  const prose = [100, 230].flatMap((top) =>
    [0, 12].map((below): DrawnLine => ({
      text: "The keeper of the lower gate writes to the office in the spring and asks for a rope and for a new lamp",
      left: 72,
      top: top + below,
    })),
  );
  const [table] = await tablesOf([...prose, ...rows]);
  expect(rowOf(table, 1)).toEqual(texts[1]);
});

test("a currency sign after its amount does not join it to the next amount", async () => {
  const rows = [
    ["Ticket", "Adults", "Children"],
    ["Day", "5,50 $", "3,00 $"],
    ["Evening from five", "3,50 $", "2,00 $"],
    ["Ten visits", "48,00 $", "26,00 $"],
  ];
  const lines = rows.flatMap((row, at) =>
    row.map((text, column) => ({ text, left: [72, 190, 260][column]!, top: 140 + 15 * at })),
  );
  const [table] = await tablesOf(lines);
  expect(rowOf(table, 1)).toEqual(["Day", "5,50 $", "3,00 $"]);
  expect(rowOf(table, 3)).toEqual(["Ten visits", "48,00 $", "26,00 $"]);
});
