import type { BlockCell, BlockLine, Block as WireBlock } from "@docsvc/openapi";
import type { Block, Cell, TextLine } from "../document/document.ts";
import { placeRuns } from "./inline/place-runs.ts";
import { type StyleOptions, wantedRuns } from "./inline/wanted-runs.ts";
import type { ToWireBBox } from "./wire-block.ts";

/** The places inside and next to a block: its lines, its cells, and its caption. */
export function placesOf(
  { lines, table, caption, captionBBox }: Block,
  styles: StyleOptions,
  toWire: ToWireBBox,
): Pick<WireBlock, "lines" | "cells" | "caption"> {
  return {
    ...(lines && { lines: lines.map((line) => toWireLine(line, styles, toWire)) }),
    ...(table && { cells: table.cells.map((cell) => toWireCell(cell, styles, toWire)) }),
    ...(caption !== undefined && captionBBox && { caption: { text: caption, bbox: toWire(captionBBox) } }),
  };
}

function toWireLine(line: TextLine, styles: StyleOptions, toWire: ToWireBBox): BlockLine {
  const { text, bbox, edges } = line;
  const runs = wantedRuns(line, styles);
  return {
    text,
    bbox: toWire(bbox),
    ...(edges && { words: edgesToWire(edges, bbox, toWire) }),
    ...(runs && { runs: placeRuns(runs, line).map(({ box, ...run }) => ({ ...run, bbox: toWire(box) })) }),
  };
}

function edgesToWire(edges: readonly number[], bbox: TextLine["bbox"], toWire: ToWireBBox): number[] {
  return edges.map((left) => toWire({ ...bbox, left, width: 0 }).left);
}

function toWireCell(cell: Cell, styles: StyleOptions, toWire: ToWireBBox): BlockCell {
  const { row, column, rowSpan, columnSpan, header, text, bbox, lines = [] } = cell;
  const runs = wantedRuns(cell, styles);
  return {
    row,
    column,
    row_span: rowSpan,
    column_span: columnSpan,
    header,
    text,
    ...(runs && { runs }),
    bbox: toWire(bbox),
    lines: lines.map((line) => toWireLine(line, styles, toWire)),
  };
}
