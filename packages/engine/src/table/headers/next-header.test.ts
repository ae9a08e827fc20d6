import { expect, test } from "vitest";
import { rowOf } from "../../../testing/read-fixture.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { readDocument } from "../../parsing/read-document.ts";

type Row = readonly string[];

/** Texts of rows that begin at the given places, bold in the rows that are named. */
function rowsOf(top: number, starts: readonly number[], rows: readonly Row[], bold: readonly number[]): DrawnLine[] {
  return rows.flatMap((row, at) =>
    row.map((text, column) => {
      const font = bold.includes(at) ? "Times-Bold" : "Times-Roman";
      return { text, left: starts[column]!, top: top + 16 * at, font } as const;
    }),
  );
}

const gates = [
  ["Gate", "Opens", "Closes", "Keeper"],
  ["North", "6:30", "21:15", "Amsel"],
  ["River", "7:00", "20:45", "Holm"],
  ["Mill", "7:15", "20:00", "Brandt"],
];
const fees = [
  ["Ticket", "Adult", "Child"],
  ["Day", "4.20", "2.10"],
  ["Week", "16.00", "8.00"],
  ["Season", "61.00", "30.50"],
];
const GATES = [72, 130, 190, 250];

async function headersOf(lines: readonly DrawnLine[], rules: readonly number[] = []): Promise<readonly Row[]> {
  const drawn = rules.map((top) => ({ left: 72, right: top > 180 ? 260 : 300, top }));
  const { pages } = await readDocument(pdfOfLines(lines, drawn), {});
  return pages[0]!.blocks.filter(({ type }) => type === "Table").map((table) => rowOf(table, 0));
}

test("bold names of other columns begin another table directly below the rows of one", async () => {
  const lines = [...rowsOf(150, GATES, gates, [0]), ...rowsOf(214, [72, 160, 225], fees, [0])];
  expect(await headersOf(lines)).toEqual([gates[0], fees[0]]);
  // With a rule under the names of each.
  expect(await headersOf(lines, [154, 218])).toEqual([gates[0], fees[0]]);
});

test("a bold total, and bold names above the same columns, do not", async () => {
  const total = [...gates, ["All", "6:30", "21:15", "three"]];
  expect(await headersOf(rowsOf(150, GATES, total, [0, 4]))).toEqual([gates[0]]);
  const groups = [...gates, ["Locks", "Opens", "Closes", "Keeper"], ...gates.slice(1)];
  expect(await headersOf(rowsOf(150, GATES, groups, [0, 4]))).toEqual([gates[0]]);
});
