/** Finds text in a document's blocks, and the smallest known box of each match. */
import type { Block, BoundingBox } from "@docsvc/openapi";
import type { PlacedBlock } from "./document.ts";
import { readTable } from "./table-content.ts";

export interface Match {
  /** The block's id. */
  readonly id: number;
  readonly bbox: BoundingBox;
}

export interface Searchable {
  readonly id: number;
  /** Normalised text with its place: lines and cells if the result has them, otherwise the block. */
  readonly pieces: readonly { readonly text: string; readonly bbox: BoundingBox }[];
  /** The whole text of the block, for matches that span lines. */
  readonly text: string;
  readonly bbox: BoundingBox;
}

/** More than a person steps through; a common letter in a long document has millions of matches. */
export const MAX_MATCHES = 10_000;

export function toSearchable(block: PlacedBlock): Searchable {
  const { id, bbox } = block;
  const pieces = piecesOf(block).map((piece) => ({ text: toComparable(piece.text), bbox: piece.bbox }));
  return { id, bbox, pieces, text: toComparable(textOf(block)) };
}

/** Returns the matches in reading order, ignoring case, width and white space. */
export function findText(blocks: readonly Searchable[], query: string): readonly Match[] {
  const wanted = toComparable(query);
  if (wanted === "") return [];
  const matches: Match[] = [];
  for (const { id, bbox, pieces, text } of blocks) {
    const all = countOf(text, wanted);
    const placed = pieces.flatMap((piece) =>
      Array.from({ length: countOf(piece.text, wanted) }, () => ({ id, bbox: piece.bbox })),
    );
    matches.push(...placed);
    // A match that spans two lines is in neither of them.
    for (let more = placed.length; more < all; more += 1) matches.push({ id, bbox });
    if (matches.length >= MAX_MATCHES) return matches.slice(0, MAX_MATCHES);
  }
  return matches;
}

function piecesOf({ lines, cells }: Block): readonly { readonly text: string; readonly bbox: BoundingBox }[] {
  return cells ?? lines ?? [];
}

/** The text of a block; for a table, its cells without markup. */
function textOf({ type, content }: Block): string {
  const rows = type === "Table" ? readTable(content) : undefined;
  return rows === undefined ? content : rows.map((row) => row.map(({ text }) => text).join("\n")).join("\n");
}

function toComparable(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

function countOf(text: string, query: string): number {
  let count = 0;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) count += 1;
  return count;
}
