import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";

type Row = readonly [top: number, group: string, task: string, use: string];

const HEADER: Row = [112, "Stage", "Task", "Use"];
const ROWS: readonly Row[] = [
  [132, "Arrival of", "Berth", "No ship waits in the bay"],
  [143, "the ships", "", "outside the point"],
  [163, "", "Pilot", "Safe way past the bar"],
  [183, "Loading", "Crane", "Less waiting at noon"],
  [203, "", "Scale", "True papers for the duty"],
];
const rule = (top: number, left = 72) => ({ left, right: 420, top });
const FULL = [rule(100), rule(118), rule(169), rule(209)];
const PARTIAL = [rule(149, 150), rule(189, 150)];

async function cellsOf(
  rows: readonly Row[],
  rules: readonly ReturnType<typeof rule>[],
): Promise<string[][] | undefined> {
  const lines = rows.flatMap(([top, ...texts]): DrawnLine[] =>
    texts.flatMap((text, at) => (text === "" ? [] : [{ text, left: [74, 152, 240][at]!, top }])),
  );
  const { pages } = await readDocument(pdfOfLines(lines, rules), {});
  const table = pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.table ?? []))[0];
  if (table === undefined) return undefined;
  return Array.from({ length: table.rowCount }, (_, row) =>
    table.cells
      .filter((cell) => cell.row === row)
      .map(({ text, rowSpan }) => (rowSpan > 1 ? `${text} ↓${rowSpan}` : text)),
  );
}

test("a cell of the first column spans the rows between which the rule leaves it out", async () => {
  expect(await cellsOf([HEADER, ...ROWS], [...FULL, ...PARTIAL])).toEqual([
    ["Stage", "Task", "Use"],
    ["Arrival of the ships ↓2", "Berth", "No ship waits in the bay outside the point"],
    ["Pilot", "Safe way past the bar"],
    ["Loading ↓2", "Crane", "Less waiting at noon"],
    ["Scale", "True papers for the duty"],
  ]);
});

test("a text that wraps past the rule stays in its cell", async () => {
  const wrapped = ROWS.map(([top, group, task, use]): Row =>
    task === "" ? [top, "", "", use] : [top, group, task, use],
  );
  const rows = [
    HEADER,
    ...wrapped.map((row): Row => (row[2] === "Crane" ? [183, "Loading of", "Crane", row[3]] : row)),
    [194, "all goods", "", ""] as Row,
  ];
  const cells = await cellsOf(
    rows.toSorted((a, b) => a[0] - b[0]),
    [...FULL, rule(149, 150), rule(191, 150)],
  );
  expect(cells?.[3]?.[0]).toBe("Loading of all goods ↓2");
});

test("without rules in the other columns no cell spans rows", async () => {
  expect((await cellsOf([HEADER, ...ROWS], FULL))?.flat().filter((text) => text.includes("↓"))).toEqual([]);
});
