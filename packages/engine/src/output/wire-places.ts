import type { BlockCell, BlockLine, Block as WireBlock } from "@docsvc/openapi";
import type { Block, Cell, TextLine } from "../document/document.ts";
import type { ToWireBBox } from "./wire-block.ts";

/** The places of a block that are finer than its own: its lines, its cells, and the caption beside it. */
export function placesOf(
  { lines, table, caption, captionBBox }: Block,
  toWire: ToWireBBox,
): Pick<WireBlock, "lines" | "cells" | "caption"> {
  return {
    ...(lines && { lines: lines.map((line) => toWireLine(line, toWire)) }),
    ...(table && { cells: table.cells.map((cell) => toWireCell(cell, toWire)) }),
    ...(caption !== undefined && captionBBox && { caption: { text: caption, bbox: toWire(captionBBox) } }),
  };
}

function toWireLine({ text, bbox, edges }: TextLine, toWire: ToWireBBox): BlockLine {
  return { text, bbox: toWire(bbox), ...(edges && { words: edgesToWire(edges, bbox, toWire) }) };
}

function edgesToWire(edges: readonly number[], bbox: TextLine["bbox"], toWire: ToWireBBox): number[] {
  return edges.map((left) => toWire({ ...bbox, left, width: 0 }).left);
}

function toWireCell(cell: Cell, toWire: ToWireBBox): BlockCell {
  const { row, column, rowSpan, columnSpan, header, text, bbox, lines = [] } = cell;
  return {
    row,
    column,
    row_span: rowSpan,
    column_span: columnSpan,
    header,
    text,
    bbox: toWire(bbox),
    lines: lines.map((line) => toWireLine(line, toWire)),
  };
}
