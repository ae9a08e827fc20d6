import { expect, test } from "vitest";
import { parse } from "../../../parse.ts";

test("separators, quotes and encodings are found, and nothing is computed", async () => {
  const bytes = Buffer.from('Straße;Preis\n"a;b";=1+1\nc;2,5\n', "latin1");
  const { result } = await parse(bytes, { formatting: { table_output_format: "csv" } });
  expect(result.chunks[0]!.blocks[0]!.content.replaceAll("\r\n", "\n").trim()).toBe('Straße,Preis\na;b,=1+1\nc,"2,5"');
  expect(result.pages).toEqual([{ page: 1, width: 2, height: 3, unit: "cell" }]);
});

test("a cell has its box in fractions of the sheet", async () => {
  const bytes = new TextEncoder().encode("a,b\n1,2\n3,4\n5,6\n");
  const { result } = await parse(bytes, { formatting: { table_output_format: "jsonbbox" } });
  const rows = JSON.parse(result.chunks[0]!.blocks[0]!.content) as { text: string; bbox: object }[][];
  expect(rows.flat().find(({ text }) => text === "4")!.bbox).toEqual({
    left: 0.5,
    top: 0.5,
    width: 0.5,
    height: 0.25,
    page: 1,
  });
});

test.each([
  ["a declared separator is none of the rows", "sep=;\na;b\n1;2,5\n", 'a,b\n1,"2,5"'],
  ["values may stand in single quotes", "'a','b'\n'1','x, y'\n", 'a,b\n1,"x, y"'],
  ["blanks may stand between a separator and a quote", 'a, b, c\n1, "x, y", 2\n', 'a,b,c\n1,"x, y",2'],
])("%s", async (_, text, expected) => {
  const { result } = await parse(new TextEncoder().encode(text), { formatting: { table_output_format: "csv" } });
  expect(result.chunks[0]!.blocks[0]!.content.replaceAll("\r\n", "\n").trim()).toBe(expected);
});

test("a line above the names of columns is text, and rows may be shorter", async () => {
  const text = "Stock of May\n\nid,name,qty\n1,tea,5\n2,salt,7\n3,rice\n4,oil,1\n";
  const { result } = await parse(new TextEncoder().encode(text));
  const [title, table] = result.chunks.flatMap(({ blocks }) => blocks);
  expect([title!.type, title!.content, table!.type]).toEqual(["Text", "Stock of May", "Table"]);
  expect(table!.content).toContain("id");
  expect(table!.bbox.top).toBeCloseTo(1 / 6, 5);
});

test("stray control characters are left out of what is shown", async () => {
  const { result } = await parse(Buffer.from(`Harbour,Berths\nBren\u0016nhaven,14\n${"Tveit,9\n".repeat(30)}\u001a`));
  expect(result.chunks[0]!.content).toContain("Brennhaven");
  expect(result.chunks[0]!.content).not.toContain("\u001a");
});

test("a long table is several, each with the names of the columns and the boxes of its rows", async () => {
  const rows = Array.from({ length: 5 }, (_, index) => `${index},tea,5`);
  const bytes = new TextEncoder().encode(["Stock of May", "id,name,qty", ...rows].join("\n"));
  const blocksOf = async (size?: number) => {
    const split = size === undefined ? { enabled: false } : { size };
    const options = { spreadsheet: { split_large_tables: split }, formatting: { table_output_format: "jsonbbox" } };
    const { result } = await parse(bytes, options as Parameters<typeof parse>[1]);
    return result.chunks.flatMap(({ blocks }) => blocks).filter(({ type }) => type === "Table");
  };
  const blocks = await blocksOf(2);
  const cells = blocks.map(({ content }) =>
    (JSON.parse(content) as { text: string; bbox: { top: number } }[][]).flat(),
  );
  expect(cells.map((table) => table.map(({ text }) => text).join(" "))).toEqual([
    "id name qty 0 tea 5 1 tea 5",
    "id name qty 2 tea 5 3 tea 5",
    "id name qty 4 tea 5",
  ]);
  expect(blocks.map(({ bbox }) => [Math.round(bbox.top * 7), Math.round(bbox.height * 7)])).toEqual([
    [1, 3],
    [4, 2],
    [6, 1],
  ]);
  expect(cells.map((table) => Math.round(table.at(-1)!.bbox.top * 7))).toEqual([3, 5, 6]);
  expect(await blocksOf()).toHaveLength(1);
});
