import { cutWhere } from "../chunk/cut.ts";
import type { ChunkPart, PieceGroup } from "../chunk/piece.ts";
import { callAtOnce } from "./call-plugin.ts";
import type { Chunker } from "./plugin.ts";
import { type Extent, toPluginBlock } from "./plugin-block.ts";
import type { Named } from "./plugins.ts";

/**
 * Splits a document into chunks at the blocks that a plugin chooses. @param extentOf - returns the size of a page by its number, before its parts are
 * requested
 */
export function chunkByPlugin(
  pages: Iterable<PieceGroup>,
  { plugin, part }: Named<Chunker>,
  size: number | null,
  extentOf: (page: number) => Extent,
): Iterable<ChunkPart> {
  const doing = "while it chunked the document";
  const begins = callAtOnce(plugin, doing, () => part({ size }));
  return cutWhere(pages, ({ block }) => {
    const { page } = block.bbox;
    return callAtOnce(plugin, doing, () => begins({ ...toPluginBlock(block, extentOf(page)), page }));
  });
}
