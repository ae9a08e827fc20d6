import type { BoundingBox, Chunk, PageSize } from "@docsvc/openapi";
import { byPage, regionsByPage, regionsOf } from "../citations/regions.ts";
import { finePlaces } from "./fine-places.ts";
import type { SourceIdentity } from "./identify-source.ts";

/** The values that every vector store accepts: flat, and never null. */
export type MetadataValue = string | number | boolean;

export type ExtraMetadata = Readonly<Record<string, MetadataValue>>;

/** The metadata of a record. Every record has the same keys. As JSON, it has at most 4,096 bytes with extra metadata, without `places`. */
export interface RecordMetadata extends SourceIdentity {
  /** The id of the record. */
  readonly chunk_id: string;
  /** Position in the document, from 0. */
  readonly chunk_index: number;
  /** The first page, from 1; 0 if the server gives no place. */
  readonly page_number: number;
  readonly page_number_end: number;
  readonly total_pages: number;
  /** The block type of most of its text. */
  readonly category: string;
  /** The headings above it, outermost first: `Results > Costs`. */
  readonly section: string;
  /** The box around the blocks of the first page, in fractions of the page from its top left corner. */
  readonly bbox_left: number;
  readonly bbox_top: number;
  readonly bbox_width: number;
  readonly bbox_height: number;
  /** Of the first page: points; pixels for an image; columns and rows for a sheet. 0 if the server gives none. */
  readonly page_width: number;
  readonly page_height: number;
  /** `low` if any block is; empty if the server gives none. */
  readonly confidence: string;
  /** JSON: a list of boxes with `page` and `type`, one for each block, or one for each page if there are too many blocks. */
  readonly regions: string;
  /** JSON: a list of {@link BlockPlaces}, one for each block, or an empty list if they exceed the limit. Present only if `placesBytes` is set. */
  readonly places?: string;
}

/** A chunk with what its document adds to it. */
export interface PlacedChunk {
  readonly chunk: Chunk;
  readonly chunk_id: string;
  readonly chunk_index: number;
  readonly section: string;
  readonly total_pages: number;
  readonly pageSizes: ReadonlyMap<number, PageSize>;
}

/** Pinecone accepts 40 kB, some stores far less; 4 kB keeps a record small compared with its vector. */
const MAX_BYTES = 4096;
const MAX_TEXT_BYTES = { source: 1000, file_name: 300, section: 600 } as const;

export function toMetadata(
  identity: SourceIdentity,
  placed: PlacedChunk,
  extra: ExtraMetadata,
  placesBytes = 0,
): RecordMetadata {
  const { chunk, chunk_id, chunk_index, section, total_pages, pageSizes } = placed;
  const [[first, boxes] = [0, []], ...later] = [...regionsByPage(chunk)];
  const { left, top, width, height } = union(boxes, first);
  const size = pageSizes.get(first);
  const metadata = {
    source: cut(identity.source, MAX_TEXT_BYTES.source),
    file_name: cut(identity.file_name, MAX_TEXT_BYTES.file_name),
    file_type: identity.file_type,
    source_id: identity.source_id,
    chunk_id,
    chunk_index,
    page_number: first,
    page_number_end: later.at(-1)?.[0] ?? first,
    total_pages,
    category: mainType(chunk),
    section: cut(section, MAX_TEXT_BYTES.section),
    bbox_left: left,
    bbox_top: top,
    bbox_width: width,
    bbox_height: height,
    page_width: round(size?.width ?? 0),
    page_height: round(size?.height ?? 0),
    confidence: leastConfidence(chunk),
    regions: "[]",
    ...extra,
  };
  const regions = fittingRegions(chunk, MAX_BYTES - jsonBytes(metadata));
  return { ...metadata, regions, ...(placesBytes > 0 && { places: finePlaces(chunk, placesBytes) }) };
}

/** The same metadata with its boxes as objects, for stores that accept these. */
export function nestMetadata(metadata: RecordMetadata): Readonly<Record<string, unknown>> {
  const { bbox_left, bbox_top, bbox_width, bbox_height, page_width, page_height, regions, places, ...others } =
    metadata;
  return {
    ...others,
    bbox: { left: bbox_left, top: bbox_top, width: bbox_width, height: bbox_height, page: metadata.page_number },
    page_size: { width: page_width, height: page_height },
    regions: JSON.parse(regions) as unknown,
    ...(places !== undefined && { places: JSON.parse(places) as unknown }),
  };
}

function fittingRegions(chunk: Chunk, bytes: number): string {
  const blocks = chunk.blocks.flatMap((block) =>
    regionsOf(block).map((region) => ({ ...union([region], region.page), type: block.type })),
  );
  const fits = (regions: readonly object[]): boolean => jsonBytes(JSON.stringify(regions)) - jsonBytes("[]") <= bytes;
  if (fits(blocks)) return JSON.stringify(blocks);
  const pages = [...byPage(blocks)].map(([page, regions]) => ({
    ...union(regions, page),
    type: regions.every(({ type }) => type === regions[0]!.type) ? regions[0]!.type : "",
  }));
  pages.sort((one, other) => one.page - other.page);
  // For a whole document of hundreds of pages, keeps the first ones.
  while (pages.length > 0 && !fits(pages)) pages.length = Math.floor(pages.length * 0.9);
  return JSON.stringify(pages);
}

function union(boxes: readonly BoundingBox[], page: number): BoundingBox {
  if (boxes.length === 0) return { page, left: 0, top: 0, width: 0, height: 0 };
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { page, left, top, width: round(right - left), height: round(bottom - top) };
}

/** Rounds to six decimals, as in the interface: 595.2756 points, not 595.2755737304688. */
function round(fraction: number): number {
  return Math.round(fraction * 1e6) / 1e6;
}

function mainType({ blocks }: Chunk): string {
  const lengths = new Map<string, number>();
  for (const { type, content } of blocks) lengths.set(type, (lengths.get(type) ?? 0) + content.length);
  return [...lengths].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ["", -1])[0];
}

function leastConfidence({ blocks }: Chunk): string {
  return ["low", "high"].find((level) => blocks.some(({ confidence }) => confidence === level)) ?? "";
}

/** Cuts text to a number of bytes of JSON, which is what stores limit. Keeps the end, which distinguishes files and innermost headings. */
function cut(text: string, most: number): string {
  let kept = text;
  while (jsonBytes(kept) > most) kept = kept.slice(Math.ceil(kept.length / 10));
  return kept === text ? text : `…${kept.toWellFormed()}`;
}

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
