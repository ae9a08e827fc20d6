import type { Block, Page } from "./document.ts";
import type { BBox } from "../geometry/bbox.ts";

/** Converts a page to another unit by multiplying every length by `factor`. */
export function scalePage(page: Page, factor: number, unit: Page["unit"]): Page {
  return {
    ...page,
    // Whole pixels: an image has no fractions of them.
    width: Math.round(page.width * factor),
    height: Math.round(page.height * factor),
    unit,
    blocks: page.blocks.map((block) => scaleBlock(block, factor)),
  };
}

function scaleBlock(block: Block, factor: number): Block {
  const bbox = scaleBBox(block.bbox, factor);
  if (block.table === undefined && block.captionBBox === undefined) return { ...block, bbox };
  const captionBBox = block.captionBBox && scaleBBox(block.captionBBox, factor);
  const captioned = { ...block, bbox, ...(captionBBox && { captionBBox }) };
  if (block.table === undefined) return captioned;
  const cells = block.table.cells.map((cell) => ({ ...cell, bbox: scaleBBox(cell.bbox, factor) }));
  return { ...captioned, table: { ...block.table, cells } };
}

/** Scales a box about the page's top-left. */
export function scaleBBox({ left, top, width, height, page }: BBox, factor: number): BBox {
  return { left: left * factor, top: top * factor, width: width * factor, height: height * factor, page };
}
