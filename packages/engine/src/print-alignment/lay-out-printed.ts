import { blockAnnotations } from "../markup-layout/block-annotations.ts";
import { type Block, type Confidence, isFurniture } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import type { Box } from "../geometry/box.ts";
import { blockTraits } from "../markup-layout/block-traits.ts";
import type { FlowPart, MarkupBlock } from "../markup-layout/markup.ts";
import type { NamedPage } from "../markup-layout/named-page.ts";
import { keepOrder } from "./keep-order.ts";
import { linesOfBlock, type PageLine } from "./lines-of-block.ts";
import { placeBlocks, type BlockPlace } from "./place-blocks.ts";
import { placeCells } from "./place-cells.ts";
import { placePictures, type PicturePlace } from "./place-pictures.ts";
import type { PrintedPage } from "./printed-page.ts";

/** One inch, if nothing on the page shows a margin. */
const MARGIN = 72;
/** Height of a block whose place is guessed, in points: one line. */
const LINE = 14;

/**
 * Gives the blocks of running text the pages and boxes of their print. The blocks, their texts and their order come from
 * the file; a block that is not found in the print is placed between its neighbours, with low confidence.
 *
 * @param print - at least one page
 * @param first - number of its first page
 */
export function layOutPrinted(
  parts: readonly FlowPart[],
  print: readonly PrintedPage[],
  first: number,
): readonly NamedPage[] {
  const blocks = parts.flatMap((part) => part.blocks);
  const places = keepOrder(placeBlocks(blocks, print));
  const pictures = placePictures(blocks, places, print);
  const pageOf = pagesOf(blocks, places, pictures);
  return print.map((page, index) => {
    const here = blocks.flatMap((block, at): Standing[] => {
      if (pageOf[at] !== index) return [];
      const found = foundOn(index, places[at] ?? pictures.get(at));
      return [{ block, place: found === null ? null : places[at]!, found }];
    });
    return toNamedPage(page, first + index, here);
  });
}

/** A block of a page. */
interface Standing {
  readonly block: MarkupBlock;
  readonly place: BlockPlace | null;
  readonly found: Found | null;
}

interface Found {
  readonly box: Box;
  readonly confidence: Confidence;
}

/** The page of each block: its own, or that of the block before it. */
function pagesOf(
  blocks: readonly MarkupBlock[],
  places: readonly (BlockPlace | null)[],
  pictures: ReadonlyMap<number, PicturePlace>,
): readonly number[] {
  let page = 0;
  return blocks.map((_, index) => {
    page = Math.max(page, places[index]?.page ?? pictures.get(index)?.page ?? 0);
    return page;
  });
}

/** A place counts only on its own page. */
function foundOn(page: number, place: BlockPlace | PicturePlace | null | undefined): Found | null {
  if (place === null || place === undefined || place.page !== page) return null;
  return { box: place.box, confidence: place.isSure ? "high" : "low" };
}

function toNamedPage(page: PrintedPage, number: number, standing: readonly Standing[]): NamedPage {
  const blocks: Block[] = [];
  const annotations: Block[] = [];
  const lines: PageLine[] = [];
  const below = topsBelow(standing, page);
  let above = MARGIN;
  for (const [index, { block, place, found }] of standing.entries()) {
    const box = found?.box ?? guess(block, page, above, below[index]!);
    const bbox = within(box, page, number);
    const confidence = found?.confidence ?? "low";
    const laidOut = toBlock(block, place, bbox, confidence);
    lines.push(...linesOfBlock(laidOut, blocks.length, place));
    blocks.push(laidOut);
    annotations.push(...blockAnnotations(block, bbox, confidence));
    if (!isFurniture(block)) above = bbox.top + bbox.height;
  }
  const { width, height } = page;
  return {
    page: { number, width, height, unit: "pt", blocks, ...(annotations.length === 0 ? {} : { annotations }) },
    text: { number, quarter: 0, lines, fields: [] },
  };
}

/** For each block, the top of the next found block below it. */
function topsBelow(standing: readonly Standing[], { height }: PrintedPage): readonly number[] {
  const tops: number[] = [];
  let top = height;
  for (let index = standing.length - 1; index >= 0; index -= 1) {
    tops[index] = top;
    const { block, found } = standing[index]!;
    if (found !== null && !isFurniture(block)) top = found.box.top;
  }
  return tops;
}

/** A box between the neighbours above and below; headers and footers are in the page margins. */
function guess({ type }: MarkupBlock, { width, height }: PrintedPage, above: number, below: number): Box {
  const side = Math.min(MARGIN, width / 8);
  const top = type === "Header" ? side / 2 : isFurniture({ type }) ? height - side / 2 : above;
  const room = below - top;
  return { left: side, top, right: width - side, bottom: top + (room > 0 && room < LINE ? room : LINE) };
}

/** Letters may reach beyond the page edge. */
function within({ left, top, right, bottom }: Box, { width, height }: PrintedPage, page: number): BBox {
  const x = Math.min(Math.max(0, left), width - 1);
  const y = Math.min(Math.max(0, top), height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(right, width) - x),
    height: Math.max(1, Math.min(bottom, height) - y),
    page,
  };
}

function toBlock(block: MarkupBlock, place: BlockPlace | null, bbox: BBox, confidence: Confidence): Block {
  const { type, text, table } = block;
  const cells =
    table === undefined
      ? undefined
      : placeCells(table, new Map(place?.units.map(({ unit, place: { box } }) => [unit.cell, box])), bbox);
  return {
    type,
    bbox,
    text: table === undefined ? text : table.cells.map((cell) => cell.text).join("\n"),
    confidence,
    ...blockTraits(block),
    ...(table === undefined || cells === undefined ? {} : { table: { ...table, cells } }),
  };
}
