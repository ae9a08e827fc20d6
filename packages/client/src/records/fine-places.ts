import type { Block, Chunk } from "@docsvc/openapi";

/** The places of a block that are finer than its own box, for framing a quote. */
export type BlockPlaces = Pick<Block, "type" | "lines" | "cells" | "caption">;

/**
 * The finer places of a chunk's blocks as JSON, within a limit in bytes. If they are too large, first the edges of words and the lines of
 * cells are omitted, then everything.
 */
export function finePlaces({ blocks }: Chunk, bytes: number): string {
  const places = blocks.map(({ type, lines, cells, caption }) => ({ type, lines, cells, caption }));
  const written = [JSON.stringify(places), JSON.stringify(places, withoutWords)];
  return written.find((json) => new TextEncoder().encode(json).length <= bytes) ?? "[]";
}

function withoutWords(key: string, value: unknown): unknown {
  if (key === "words") return undefined;
  return key === "cells" ? (value as Block["cells"])?.map((cell) => ({ ...cell, lines: undefined })) : value;
}
