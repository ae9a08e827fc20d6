import { expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";
import { haveSameJoints, jointEdges, jointsOfAll } from "./joints.ts";

/** Parts of a line at one height, between consecutive positions. */
function partsAt(top: number, places: readonly number[]): { left: number; right: number; top: number }[] {
  return places.slice(1).map((right, at) => ({ left: places[at]!, right, top }));
}

test("parts of a line meet where they touch or overlap a little, not over a gap, and dashes meet nowhere", () => {
  const joints = (places: readonly [left: number, right: number][]): readonly number[] | undefined =>
    jointEdges(
      [{ position: 100, start: 72, end: 440 }],
      places.map(([left, right]) => ({ left, right, top: 99.5, bottom: 100.5 })),
    )[0]!.joints;
  expect(joints([[72, 150], [150.5, 300], [299, 440]])).toEqual([150.25, 299.5]); // prettier-ignore
  expect(joints([[72, 150], [154, 440]])).toBeUndefined(); // prettier-ignore
  expect(joints(Array.from({ length: 46 }, (_, at) => [72 + 8 * at, 80 + 8 * at]))).toBeUndefined();
});

test("a cell over several columns leaves out a joint", () => {
  const edge = (...joints: number[]): { position: number; start: number; end: number; joints: number[] } => ({
    position: 0,
    start: 0,
    end: 400,
    joints,
  });
  expect(haveSameJoints(edge(100, 200), edge(200))).toBe(true);
  expect(haveSameJoints(edge(100, 200), edge(130))).toBe(false);
  expect(jointsOfAll([edge(100), edge(100.4, 200)])).toEqual([100, 200]);
});

async function blocksOf(
  lines: readonly DrawnLine[],
  heights: readonly (readonly [top: number, places: readonly number[]])[],
): Promise<readonly Block[]> {
  const rules = heights.flatMap(([top, places]) => partsAt(top, places));
  return (await readDocument(pdfOfLines(lines, rules), {})).pages[0]!.blocks;
}

/** Texts of rows, each at the left of its column. */
function rowsAt(top: number, places: readonly number[], rows: readonly (readonly string[])[]): DrawnLine[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === "" ? [] : [{ text, left: places[column]! + 4, top: top + 16 * at }])),
  );
}

const FIRST = [72, 150, 290, 480];
const SECOND = [72, 190, 340, 480];

test("lines drawn cell by cell say where columns are, and where one of two tables of the same width ends", async () => {
  const lines = [
    ...rowsAt(112, FIRST, [
      ["Gate", "Kind", "What it does"],
      ["Upper", "Sluice", "Lets the water of the mill pond into"],
    ]),
    { text: "the race", left: FIRST[2]! + 4, top: 139 },
    { text: "Gates", left: 76, top: 176 },
    ...rowsAt(212, SECOND, [
      ["Lamp", "Colour", "Seen from"],
      ["Lower", "Green", "The weir, and the bridge below it"],
    ]),
  ];
  const blocks = await blocksOf(lines, [
    ...[100, 118, 152].map((top) => [top, FIRST] as const),
    ...[200, 218, 236].map((top) => [top, SECOND] as const),
  ]);
  expect(blocks.map(({ type }) => type)).toEqual(["Table", "Text", "Table"]);
  expect(rowOf(blocks[0], 1)).toEqual(["Upper", "Sluice", "Lets the water of the mill pond into the race"]);
  expect(rowOf(blocks[2], 0)).toEqual(["Lamp", "Colour", "Seen from"]);
});

test("text that runs over the joints of both lines is between two tables, and so does a caption", async () => {
  const rows = (top: number): DrawnLine[] =>
    rowsAt(top, FIRST, [
      ["Gate", "Kind", "Height"],
      ["Upper", "Sluice", "4.5"],
    ]);
  const between = async (text: string): Promise<readonly string[]> => {
    const blocks = await blocksOf(
      [...rows(112), { text, left: 72, top: 160 }, ...rows(192)],
      [100, 118, 136, 180, 198, 216].map((top) => [top, FIRST] as const),
    );
    return blocks.map(({ type }) => type);
  };
  expect(await between("The keeper of the lower gate writes to the office in the spring, and asks.")).toEqual([
    "Table",
    "Text",
    "Table",
  ]);
  expect((await between("Table 2: Gates")).filter((type) => type === "Table")).toHaveLength(2);
});
