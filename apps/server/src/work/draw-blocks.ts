import { open, readFile } from "node:fs/promises";
import { EngineError, openPageImages } from "@docsvc/engine";
import type { FullResult, ParseConfig } from "@docsvc/openapi";
import { drawnKinds, MOST_IMAGE_BYTES, MOST_IMAGES, writeImage } from "./block-images.ts";

/** Pixels of a whole page's width: some 190 a inch of A4. */
const PAGE_WIDTH = 1600;
const NARROWEST = 32;

/**
 * Draws the blocks of the kinds that are asked for into a file, and numbers those that are drawn. One that cannot be drawn is left out:
 * the result is right without it.
 */
export async function drawBlocks(
  result: FullResult,
  config: ParseConfig,
  { inputPath, imagesPath }: { readonly inputPath: string; readonly imagesPath: string },
): Promise<void> {
  const kinds = new Set(drawnKinds(config));
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks).filter(({ type }) => kinds.has(type));
  if (blocks.length === 0) return;
  await using pages = await openPageImages(await readFile(inputPath), config.settings?.document_password ?? null);
  await using file = await open(imagesPath, "w");
  let [count, bytes] = [0, 0];
  for (const block of blocks) {
    const { page, ...region } = block.bbox;
    const width = Math.max(NARROWEST, Math.round(PAGE_WIDTH * region.width));
    const image = await pages.draw(page, width, region, "png").catch((error: unknown) => {
      if (EngineError.isInstance(error)) return undefined;
      throw error;
    });
    if (image === undefined) continue;
    // Each has its length before it.
    bytes += image.length + 4;
    if (bytes > MOST_IMAGE_BYTES || count === MOST_IMAGES) break;
    await writeImage(file, image);
    block.image_file_id = String(count);
    count += 1;
  }
}
