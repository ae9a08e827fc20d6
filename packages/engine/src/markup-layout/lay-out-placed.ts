import { blockAnnotations } from "./block-annotations.ts";
import type { Block, Cell } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import { blockTraits } from "./block-traits.ts";
import { mapCells } from "./deferred-table.ts";
import type { MarkupCell, MarkupTable, Place, PlacedMarkupBlock, PlacedPart } from "./markup.ts";
import type { NamedPage } from "./named-page.ts";

/** Lays out the page of a slide or a sheet: boxes come from the file and are clipped to the page. */
export function layOutPlaced({ width, height, unit, name, blocks }: PlacedPart, number: number): NamedPage {
  const within = (place: Place): BBox => clip(place, { width, height }, number);
  const toBlock = (block: PlacedMarkupBlock): Block => {
    const { type, text, table } = block;
    return {
      type,
      bbox: within(block.place),
      get text() {
        return table === undefined ? text : textOf(table);
      },
      confidence: block.isPlaceGuessed === true ? "low" : "high",
      ...blockTraits(block),
      ...(table === undefined ? {} : { table: mapCells(table, (cell) => toCell(cell, table, block.place, within)) }),
    };
  };
  const annotations = blocks.flatMap((block) => blockAnnotations(block, within(block.place), "high"));
  return {
    page: {
      number,
      width,
      height,
      unit,
      ...(name === undefined ? {} : { name }),
      blocks: blocks.map(toBlock),
      ...(annotations.length === 0 ? {} : { annotations }),
    },
    text: null,
  };
}

/** Created on demand, as the cells are: of a large sheet it would be another copy of all texts, which hardly anything reads. */
function textOf({ cells }: MarkupTable): string {
  return cells.map(({ text }) => text).join("\n");
}

function toCell(
  cell: MarkupCell,
  { rowCount, columnCount }: MarkupTable,
  place: Place,
  within: (place: Place) => BBox,
): Cell {
  const { row, column, rowSpan, columnSpan, header, text, spans } = cell;
  const own = cell.place ?? {
    left: place.left + (column / columnCount) * place.width,
    top: place.top + (row / rowCount) * place.height,
    width: (columnSpan / columnCount) * place.width,
    height: (rowSpan / rowCount) * place.height,
  };
  // Written out: a sheet has a million of them, and copying an object with all its fields takes three times as long.
  const laidOut = { row, column, rowSpan, columnSpan, header, text, bbox: within(own) };
  return spans === undefined ? laidOut : { ...laidOut, spans };
}

/** Clips a box: shapes may reach beyond their slide. */
function clip(
  place: Place,
  { width, height }: { readonly width: number; readonly height: number },
  page: number,
): BBox {
  const left = Math.min(Math.max(0, place.left), width);
  const top = Math.min(Math.max(0, place.top), height);
  return {
    left,
    top,
    width: Math.min(Math.max(0, place.left + place.width), width) - left,
    height: Math.min(Math.max(0, place.top + place.height), height) - top,
    page,
  };
}
