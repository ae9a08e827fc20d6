/**
 * Finds what belongs together on a sheet. First what touches; then, accurately, whether a row begins another table right
 * under one, and whether a table continues after empty rows or columns. Both are recognised by signs with learned weights:
 * sparse tables and groups of rows stay one, tables under and side by side are distinguished.
 */
import { connectCells } from "./connect-cells.ts";
import { cutSigns } from "./cut-signs.ts";
import { belowSigns, besideSigns } from "./join-signs.ts";
import { weigh } from "../../../../judge/weigh.ts";
import { numberCount } from "./row-measures.ts";
import { type Grid, type GridCell, type Region, regionOf, rowsOf } from "../sheet-grid.ts";
import { BELOW_WEIGHTS, BESIDE_WEIGHTS, CUT_WEIGHTS } from "./sheet-weights.ts";

export type Clustering = "accurate" | "fast" | "disabled";

/** Regions from top to bottom, and from left to right where they share rows; every cell is in one of them. */
export function findRegions(grid: Grid, clustering: Clustering): readonly Region[] {
  if (clustering === "disabled") return [regionOf(grid.cells)];
  const { named, rest } = takeNamed(grid);
  const touching = joinOverlapping(connectCells(rest));
  const found = clustering === "fast" ? touching : joinParted(touching.flatMap(cutRegion)).flatMap(cutRegion);
  return inOrder([...named, ...found]);
}

/** Tables that the author made of ranges are what he says; the rest is found. */
function takeNamed({ cells, tables }: Grid): { readonly named: readonly Region[]; readonly rest: readonly GridCell[] } {
  let rest = cells;
  const named = tables.flatMap(({ top, left, bottom, right, headerRows }): Region[] => {
    const isIn = ({ row, column }: GridCell): boolean =>
      row >= top && row <= bottom && column >= left && column <= right;
    const own = rest.filter(isIn);
    if (own.length === 0) return [];
    rest = rest.filter((cell) => !isIn(cell));
    return [{ ...regionOf(own), headerRows }];
  });
  return { named, rest };
}

/** Values of a sparse table need not touch: regions that reach into each other are one. */
function joinOverlapping(regions: readonly Region[]): readonly Region[] {
  return joinWhere(
    regions,
    (one, other) =>
      one.top <= other.bottom && other.top <= one.bottom && one.left <= other.right && other.left <= one.right,
  );
}

/** This many regions are compared with each other; more are those of a sheet that is no set of tables. */
const MAX_COMPARED = 600;

/** Joins regions until no two of them belong together. */
function joinWhere(
  regions: readonly Region[],
  belong: (one: Region, other: Region, all: readonly Region[]) => boolean,
): readonly Region[] {
  if (regions.length > MAX_COMPARED) return regions;
  let joined = [...regions];
  for (let changed = true; changed;) {
    changed = false;
    const next: Region[] = [];
    for (const region of inOrder(joined)) {
      const index = next.findIndex((other) => belong(other, region, joined) || belong(region, other, joined));
      if (index < 0) next.push(region);
      else {
        next[index] = regionOf(inRows([...next[index]!.cells, ...region.cells]));
        changed = true;
      }
    }
    joined = next;
  }
  return joined;
}

function inRows(cells: readonly GridCell[]): readonly GridCell[] {
  return cells.toSorted((one, other) => one.row - other.row || one.column - other.column);
}

/** Empty rows or columns within a table are fewer. */
export const WIDEST_GAP = 3;

/** An empty row within a table parts groups of its rows, an empty column groups of its columns. */
function joinParted(regions: readonly Region[]): readonly Region[] {
  const joined = joinWhere(regions, (one, other) => {
    if (isBelow(one, other)) return weigh(belowSigns(one, other), BELOW_WEIGHTS) > 0;
    return isBeside(one, other) && weigh(besideSigns(one, other), BESIDE_WEIGHTS) > 0;
  });
  return joinOverlapping(joined);
}

/** The lower one begins a few rows below and shares columns. */
export function isBelow(upper: Region, lower: Region): boolean {
  const gap = lower.top - upper.bottom - 1;
  return gap >= 1 && gap <= WIDEST_GAP && lower.left <= upper.right && upper.left <= lower.right;
}

/** The right one begins a few columns to the right and shares rows. */
export function isBeside(left: Region, right: Region): boolean {
  const gap = right.left - left.right - 1;
  return gap >= 1 && gap <= WIDEST_GAP && right.top <= left.bottom && left.top <= right.bottom;
}

/** Cuts a region before each row that begins another table. */
function cutRegion(region: Region): readonly Region[] {
  const rows = rowsOf(region);
  const starts = [0];
  for (let at = 1; at < rows.length; at += 1) {
    if (mayCut(rows, at) && weigh(cutSigns(rows, starts.at(-1)!, at), CUT_WEIGHTS) > 0) starts.push(at);
  }
  if (starts.length === 1) return [region];
  return starts.map((start, index) => regionOf(rows.slice(start, starts[index + 1] ?? rows.length).flat()));
}

/** A row that follows another, with something to it that most rows of values have not. */
export function mayCut(rows: readonly (readonly GridCell[])[], at: number): boolean {
  const row = rows[at]!;
  const above = rows[at - 1]!;
  if (row.length === 0 || above.length === 0) return false;
  const [first] = row;
  return (
    numberCount(row) < numberCount(above) ||
    numberCount(row) < numberCount(rows[at + 1] ?? []) ||
    first!.look.bold !== above[0]!.look.bold ||
    first!.look.filled !== above[0]!.look.filled
  );
}

function inOrder(regions: readonly Region[]): readonly Region[] {
  return regions.toSorted((one, other) =>
    one.top <= other.bottom && other.top <= one.bottom
      ? one.left - other.left || one.top - other.top
      : one.top - other.top,
  );
}
