/**
 * Finds regions of a sheet. First, cells that touch; then, more precisely, whether a row begins another table directly
 * below one, and whether a table continues after empty rows or columns. Both use signs with learned weights:
 * sparse tables and groups of rows stay together, tables below or next to each other are separated.
 */
import { connectCells } from "./connect-cells.ts";
import { cutSigns } from "./cut-signs.ts";
import { belowSigns, sideSigns } from "./join-signs.ts";
import { weigh } from "../../../../judge/weigh.ts";
import { numberCount } from "./row-measures.ts";
import { type Grid, type GridCell, type Region, regionOf, rowsOf } from "../sheet-grid.ts";
import { BELOW_WEIGHTS, BESIDE_WEIGHTS, CUT_WEIGHTS } from "./sheet-weights.ts";

export type Clustering = "accurate" | "fast" | "disabled";

/** Regions from top to bottom, and from left to right if they share rows; every cell is in one of them. */
export function findRegions(grid: Grid, clustering: Clustering): readonly Region[] {
  if (clustering === "disabled") return [regionOf(grid.cells)];
  const { named, rest } = takeNamed(grid);
  const touching = joinOverlapping(connectCells(rest));
  const found = clustering === "fast" ? touching : joinParted(touching.flatMap(cutRegion)).flatMap(cutRegion);
  return inOrder([...named, ...found]);
}

/** Ranges that the author made tables are taken as they are; the rest is searched. */
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

/** Values of a sparse table need not touch: overlapping regions are joined. */
function joinOverlapping(regions: readonly Region[]): readonly Region[] {
  return joinWhere(
    regions,
    (one, other) =>
      one.top <= other.bottom && other.top <= one.bottom && one.left <= other.right && other.left <= one.right,
  );
}

/** Limit on the regions that are compared pairwise; a sheet with more is not a set of tables. */
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

/** Most empty rows or columns within a table. */
export const WIDEST_GAP = 3;

/** Joins regions separated by empty rows or columns, which may only separate groups within a table. */
function joinParted(regions: readonly Region[]): readonly Region[] {
  const joined = joinWhere(regions, (one, other) => {
    if (isBelow(one, other)) return weigh(belowSigns(one, other), BELOW_WEIGHTS) > 0;
    return isRightOf(one, other) && weigh(sideSigns(one, other), BESIDE_WEIGHTS) > 0;
  });
  return joinOverlapping(joined);
}

/** Whether the lower one begins a few rows below and shares columns. */
export function isBelow(upper: Region, lower: Region): boolean {
  const gap = lower.top - upper.bottom - 1;
  return gap >= 1 && gap <= WIDEST_GAP && lower.left <= upper.right && upper.left <= lower.right;
}

/** Whether the right one begins a few columns to the right and shares rows. */
export function isRightOf(left: Region, right: Region): boolean {
  const gap = right.left - left.right - 1;
  return gap >= 1 && gap <= WIDEST_GAP && right.top <= left.bottom && left.top <= right.bottom;
}

/** Splits a region before each row that begins another table. */
function cutRegion(region: Region): readonly Region[] {
  const rows = rowsOf(region);
  const starts = [0];
  for (let at = 1; at < rows.length; at += 1) {
    if (mayCut(rows, at) && weigh(cutSigns(rows, starts.at(-1)!, at), CUT_WEIGHTS) > 0) starts.push(at);
  }
  if (starts.length === 1) return [region];
  return starts.map((start, index) => regionOf(rows.slice(start, starts[index + 1] ?? rows.length).flat()));
}

/** Whether a row that follows another has a feature that most data rows lack. */
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
