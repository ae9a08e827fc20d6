import { markStyle } from "../../../../styled/style-marks.ts";
import type { Relationship } from "../../ooxml/open-package.ts";
import type { CellRange, ContentCell } from "../sheet-content.ts";
import { cellKey, type SheetPart } from "./read-sheet-part.ts";

/** Cells with the addresses that they link to; links within the workbook are ignored. */
export function withLinks(
  { cells, links }: Pick<SheetPart, "cells" | "links">,
  relationships: ReadonlyMap<string, Relationship>,
): readonly ContentCell[] {
  const addresses = new Map<number, string>();
  for (const { range, id } of links) {
    const target = relationships.get(id)?.target;
    if (target === undefined || !/^(?:https?|mailto):/i.test(target)) continue;
    for (const key of keysOf(range)) addresses.set(key, target);
  }
  if (addresses.size === 0) return cells;
  return cells.map((cell) => {
    const address = addresses.get(cellKey(cell.row, cell.column));
    return address === undefined ? cell : { ...cell, marked: markStyle(cell.text, { link: address }) };
  });
}

/** A link over more cells is only attached to the first of them. */
const MAX_LINKED = 10_000;

function* keysOf({ top, left, bottom, right }: CellRange): Generator<number> {
  const isLarge = (bottom - top + 1) * (right - left + 1) > MAX_LINKED;
  for (let row = top; row <= (isLarge ? top : bottom); row += 1) {
    for (let column = left; column <= (isLarge ? left : right); column += 1) yield cellKey(row, column);
  }
}
