import type { Block, Page } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { PageImages } from "../inspect/page-images.ts";
import type { BlockImages, LoadImage } from "../markup-layout/block-images.ts";

/** Pixels of a whole page's width: some 190 an inch of A4. */
const PAGE_WIDTH = 1600;
const NARROWEST = 32;

/** What pages were printed on, or what they are: a PDF or a picture. */
export interface PageSource {
  readonly bytes: Uint8Array;
  readonly password?: string | null | undefined;
  readonly images: BlockImages;
}

/**
 * Gives the figures and tables of pages an image: the part of the page that they are on, or, where they have a picture of the file, what is
 * drawn if that cannot be decoded. The pages are numbered as those of the source.
 *
 * @param isTrue - whether a block is where its box says
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
  // On demand: most who parse never look.
  const { canOpen, openImages } = await import("../inspect/page-images.ts");
  if (!(await canOpen(bytes))) throw new EngineError("unsupported_document", "Images are not encoded here.");
  const opened = await openImages(bytes, password);
  images.holds(opened);
  return opened;
}

/** Boxes of tables are those of their words: the lines around these are some points apart. */
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
