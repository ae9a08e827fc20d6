import type { Block, Page } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { PageImages } from "../inspect/page-images.ts";
import type { BlockImages, LoadImage } from "../markup-layout/block-images.ts";

/** Width of a whole page in pixels: about 190 per inch of A4. */
const PAGE_WIDTH = 1600;
const NARROWEST = 32;

/** The source of page images: the print of a document or the document itself, as a PDF or an image. */
export interface PageSource {
  readonly bytes: Uint8Array;
  readonly password?: string | null | undefined;
  readonly images: BlockImages;
}

/**
 * Adds images to the figures and tables of pages: the part of the page that they cover, or, if they have an image in the file, a fallback
 * in case that cannot be decoded. Page numbers are those of the source.
 *
 * @param isTrue - whether the box of a block is exact
 */
export function withPageImages(
  pages: readonly Page[],
  { bytes, password = null, images }: PageSource,
  isTrue: (block: Block) => boolean,
): readonly Page[] {
  let opened: Promise<PageImages> | undefined;
  const open = (): Promise<PageImages> => (opened ??= openHeld(bytes, password, images));
  return pages.map((page) => {
    const blocks = page.blocks.map((block): Block => {
      if (!DRAWN.has(block.type) || !isTrue(block)) return block;
      const load = drawing(block, page, open);
      if (block.image !== undefined) images.orElse(block.image, load);
      const image = block.image ?? images.add(load);
      return image === undefined ? block : { ...block, image };
    });
    return { ...page, blocks };
  });
}

const DRAWN: ReadonlySet<string> = new Set(["Figure", "Table"]);

async function openHeld(bytes: Uint8Array, password: string | null, images: BlockImages): Promise<PageImages> {
  // Loaded on demand: most callers of parse never render pages.
  const { canOpen, openImages } = await import("../inspect/page-images.ts");
  if (!(await canOpen(bytes))) throw new EngineError("unsupported_document", "Images are not encoded here.");
  const opened = await openImages(bytes, password);
  images.holds(opened);
  return opened;
}

/** Points around the box of a table, which is that of its words: the ruling lines around them are a few points further out. */
const AROUND_WORDS = 5;

function drawing({ bbox, type }: Block, { number, width, height }: Page, open: () => Promise<PageImages>): LoadImage {
  const around = type === "Table" ? AROUND_WORDS : 0;
  const region = {
    left: (bbox.left - around) / width,
    top: (bbox.top - around) / height,
    width: (bbox.width + 2 * around) / width,
    height: (bbox.height + 2 * around) / height,
  };
  return async () => {
    try {
      const pages = await open();
      return await pages.draw(number, Math.max(NARROWEST, Math.round(PAGE_WIDTH * region.width)), region, "png");
    } catch (error) {
      if (EngineError.isInstance(error)) return null;
      throw error;
    }
  };
}
