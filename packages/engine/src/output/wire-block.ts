import type { BoundingBox, TableOutputFormat, TextRun, Block as WireBlock } from "@docsvc/openapi";
import type { Block, Page } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import { runsToContent, type StyleOptions, wantedRuns } from "./inline/wanted-runs.ts";
import { chartHead } from "../document/chart.ts";
import { joinChart } from "./chart-content.ts";
import { joinMarker } from "./list-marker.ts";
import { tableContent } from "./table/content.ts";
import { toWireBBox } from "./wire-bbox.ts";
import { toWireChart } from "./wire-chart.ts";

/** Converts boxes of one document to units of the result; a box on an unknown page is a defect. */
export type ToWireBBox = (bbox: BBox) => BoundingBox;

/** Width and height of pages by page number. */
export type PageExtents = ReadonlyMap<number, Pick<Page, "width" | "height">>;

/** Creates the box conversion for the pages of one document. */
export function boxConverter(extents: PageExtents): ToWireBBox {
  return (bbox) => {
    const page = extents.get(bbox.page);
    if (!page) throw new TypeError(`A bounding box names page ${bbox.page}, which the document does not have.`);
    return toWireBBox(bbox, page);
  };
}

/** Converts a block of the engine to the contract's block. */
export function toWireBlock(block: Block, { format, styles }: BlockFormat, toWire: ToWireBBox): WireBlock {
  const runs = block.table || block.preformatted ? undefined : runsOf(block, styles);
  const wire: WireBlock = {
    type: block.type,
    bbox: toWire(block.bbox),
    content: runs === undefined ? blockContent(block, { format, styles }, toWire) : runsToContent(runs),
    confidence: block.confidence,
  };
  if (runs !== undefined) wire.runs = runs;
  if (block.level !== undefined) wire.level = Math.min(6, Math.max(1, block.level));
  const metadata = metadataOf(block);
  if (metadata !== undefined) wire.metadata = metadata;
  // The code that stores the image replaces this with its address.
  if (block.image !== undefined) wire.image_file_id = String(block.image);
  if (block.chart !== undefined) wire.chart = toWireChart(block.chart, block.text, toWire);
  return wire;
}

/** How blocks are written. */
export interface BlockFormat {
  readonly format: TableOutputFormat;
  readonly styles: StyleOptions;
}

function metadataOf({
  source,
  preformatted,
  language,
  quote,
  definition,
  revised,
  hidden,
}: Block): WireBlock["metadata"] {
  const metadata = {
    ...(source !== undefined && { source }),
    ...(preformatted && { preformatted }),
    ...(language !== undefined && { language }),
    ...(quote !== undefined && { quote }),
    ...(definition !== undefined && { definition }),
    ...(revised && { revised_by: "model" }),
    ...(hidden !== undefined && { hidden }),
  };
  return Object.keys(metadata).length === 0 ? undefined : metadata;
}

/** A marker is plain text before the runs of its item. */
function runsOf(block: Block, styles: StyleOptions): TextRun[] | undefined {
  const runs = wantedRuns(block, styles);
  if (runs === undefined || block.type !== "List Item") return runs;
  const [first, ...others] = runs;
  const marker = joinMarker(block.marker, "");
  return Object.keys(first!).length === 1 ? [{ text: marker + first!.text }, ...others] : [{ text: marker }, ...runs];
}

function blockContent(block: Block, { format, styles }: BlockFormat, toWire: ToWireBBox): string {
  const table = block.table && tableContent(block.table, format, { toWire, styles });
  if (table !== undefined) return block.chart ? joinChart({ head: chartHead(block.chart), table }) : table;
  if (block.type === "List Item") return joinMarker(block.marker, block.text);
  return block.text;
}
