import type { BBox } from "../geometry/bbox.ts";
import { mapChartBoxes } from "./chart.ts";
import type { Block, Page, TextLine } from "./document.ts";

/** Changes the number of a page, including in all of its boxes. */
export function movePage(page: Page, number: number): Page {
  const move = (blocks: readonly Block[]): readonly Block[] => blocks.map((block) => moveBlock(block, number));
  return {
    ...page,
    number,
    blocks: move(page.blocks),
    ...(page.annotations && { annotations: move(page.annotations) }),
  };
}

function moveBlock(block: Block, page: number): Block {
  const { captionBBox, lines, table, chart } = block;
  const cells = table?.cells.map((cell) => ({
    ...cell,
    bbox: moveBBox(cell.bbox, page),
    ...(cell.lines && { lines: moveLines(cell.lines, page) }),
  }));
  return {
    ...block,
    bbox: moveBBox(block.bbox, page),
    ...(captionBBox && { captionBBox: moveBBox(captionBBox, page) }),
    ...(lines && { lines: moveLines(lines, page) }),
    ...(chart && { chart: mapChartBoxes(chart, (bbox) => moveBBox(bbox, page)) }),
    ...(table && cells && { table: { ...table, cells } }),
  };
}

function moveLines(lines: readonly TextLine[], page: number): readonly TextLine[] {
  return lines.map((line) => ({ ...line, bbox: moveBBox(line.bbox, page) }));
}

export function moveBBox(bbox: BBox, page: number): BBox {
  return { ...bbox, page };
}
