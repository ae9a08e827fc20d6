import type { BoundingBox, TableOutputFormat, Block as WireBlock } from "@docsvc/openapi";
import type { Block, Page } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import { joinMarker } from "./list-marker.ts";
import { tableContent } from "./table/content.ts";
import { toWireBBox } from "./wire-bbox.ts";

/** Turns boxes of one document into wire units; a box on an unknown page is a defect. */
export type ToWireBBox = (bbox: BBox) => BoundingBox;

/** Width and height of pages by their numbers. */
export type PageExtents = ReadonlyMap<number, Pick<Page, "width" | "height">>;

/** Makes the box conversion for the pages of one document. */
export function boxConverter(extents: PageExtents): ToWireBBox {
  return (bbox) => {
    const page = extents.get(bbox.page);
    if (!page) throw new TypeError(`A bounding box names page ${bbox.page}, which the document does not have.`);
    return toWireBBox(bbox, page);
  };
}

/** Turns a block of the engine into the contract's block. */
export function toWireBlock(block: Block, format: TableOutputFormat, toWire: ToWireBBox): WireBlock {
  const wire: WireBlock = {
    type: block.type,
    bbox: toWire(block.bbox),
    content: blockContent(block, format, toWire),
    confidence: block.confidence,
  };
  if (block.level !== undefined) wire.level = Math.min(6, Math.max(1, block.level));
  if (block.source !== undefined) wire.metadata = { source: block.source };
  if (block.preformatted) wire.metadata = { ...wire.metadata, preformatted: true };
  // Who stores the image puts its address there.
  if (block.image !== undefined) wire.image_file_id = String(block.image);
  if (block.revised) wire.metadata = { ...wire.metadata, revised_by: "model" };
  return wire;
}

function blockContent(block: Block, format: TableOutputFormat, toWire: ToWireBBox): string {
  if (block.table) return tableContent(block.table, format, toWire);
  if (block.type === "List Item") return joinMarker(block.marker, block.text);
  return block.text;
}
