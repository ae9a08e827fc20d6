import { describe, expect, test } from "vitest";
import { rulesToEdges } from "./edges.ts";
import { edgesToGrids } from "./edges-to-grids.ts";
import { gridToCells } from "./grid-to-cells.ts";

const line = (
  left: number,
  top: number,
  right: number,
  bottom: number,
): { left: number; top: number; right: number; bottom: number } => ({ left, top, right, bottom });
/** A frame of 200 × 60 with one inner row border. */
const frame = [
  line(0, 0, 200, 0),
  line(0, 60, 200, 60),
  line(0, 0, 0, 60),
  line(200, 0, 200, 60),
  line(0, 30, 200, 30),
];

describe("rulesToEdges", () => {
  test("segments of one border join, and borders drawn twice are one", () => {
    const { horizontal } = rulesToEdges([line(0, 10, 50, 10), line(52, 10.8, 100, 10.8), line(0, 12, 100, 12)], []);
    expect(horizontal).toHaveLength(1);
    expect(horizontal[0]).toMatchObject({ start: 0, end: 100 });
  });

  test("ticks are no edges", () => {
    expect(rulesToEdges([line(0, 0, 4, 0)], []).horizontal).toEqual([]);
  });

  test("the sides of a filled rectangle are edges", () => {
    const { horizontal, vertical } = rulesToEdges([], [line(10, 10, 60, 40)]);
    expect(horizontal.map((edge) => edge.position)).toEqual([10, 40]);
    expect(vertical.map((edge) => edge.position)).toEqual([10, 60]);
  });
});

describe("edgesToGrids", () => {
  test("edges that meet form one grid, others another", () => {
    const apart = frame.map((edge) => line(edge.left + 500, edge.top, edge.right + 500, edge.bottom));
    expect(edgesToGrids(rulesToEdges([...frame, ...apart], []))).toHaveLength(2);
  });

  test("open sides close where the crossing lines end together", () => {
    const open = [
      line(0, 0, 300, 0),
      line(0, 30, 300, 30),
      line(0, 60, 300, 60),
      line(100, 0, 100, 60),
      line(200, 0, 200, 60),
    ];
    expect(edgesToGrids(rulesToEdges(open, []))[0]!.xs).toEqual([0, 100, 200, 300]);
  });
});

describe("gridToCells", () => {
  test("a border that is missing joins two fields", () => {
    const [grid] = edgesToGrids(rulesToEdges([...frame, line(100, 30, 100, 60)], []));
    expect(gridToCells(grid!)).toEqual([
      { row: 0, column: 0, rowSpan: 1, columnSpan: 2 },
      { row: 1, column: 0, rowSpan: 1, columnSpan: 1 },
      { row: 1, column: 1, rowSpan: 1, columnSpan: 1 },
    ]);
  });
});
