import { type FileHandle, open, readFile } from "node:fs/promises";
import { EngineError, openPageImages } from "@docsvc/engine";
import type { PageImages, StartedParse, Warning } from "@docsvc/engine";
import type { Block, FullResult, ParseConfig } from "@docsvc/openapi";
import { drawnKinds, MAX_IMAGE_BYTES, MAX_IMAGES, writeImage } from "./block-images.ts";

/** Width of a whole page in pixels: about 190 per inch of A4. */
const PAGE_WIDTH = 1600;
const NARROWEST = 32;

/** The source and destination of a result's images. */
export interface Drawing {
  readonly inputPath: string;
  readonly imagesPath: string;
  /** The document, if its file has its own structure, in which case its blocks have the numbers of their images. */
  readonly opened: StartedParse | undefined;
}

/** Draws the blocks of the requested kinds into a file, and numbers the drawn ones. A block that cannot be drawn is left out, with a warning. */
export async function drawBlocks(result: FullResult, config: ParseConfig, drawing: Drawing): Promise<void> {
  const kinds = new Set(drawnKinds(config));
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  const requested = new Set(blocks.filter(({ type }) => kinds.has(type)));
  for (const block of blocks) if (!requested.has(block)) delete block.image_file_id;
  if (requested.size === 0) return;
  await using source = await openSource(drawing, config);
  await using file = await open(drawing.imagesPath, "w");
  const images = new ImageFile(file);
  let missing = 0;
  for (const block of requested) {
    const number = await images.numberOf(block, source);
    if (number === undefined) delete block.image_file_id;
    else block.image_file_id = String(number);
    if (number === undefined) missing += 1;
  }
  if (missing > 0) result.warnings = [...(result.warnings ?? []), withoutImage(missing)];
}

interface ImageSource extends AsyncDisposable {
  /** Identifies the image of a block; undefined if it has none. Blocks may share one. */
  nameOf(block: Block): string | undefined;
  /** Returns a PNG; null if it cannot be drawn. */
  draw(block: Block): Promise<Uint8Array | null>;
}

async function openSource({ inputPath, opened }: Drawing, { settings }: ParseConfig): Promise<ImageSource> {
  if (opened !== undefined) {
    return {
      nameOf: (block) => block.image_file_id,
      draw: (block) => opened.image(Number(block.image_file_id)),
      // The function that opened it closes it.
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  const pages = await openPageImages(await readFile(inputPath), settings?.document_password ?? null);
  return {
    nameOf: ({ bbox }) => Object.values(bbox).join(" "),
    draw: (block) => drawPlace(block, pages),
    [Symbol.asyncDispose]: () => pages[Symbol.asyncDispose](),
  };
}

async function drawPlace({ bbox: { page, ...region } }: Block, pages: PageImages): Promise<Uint8Array | null> {
  const width = Math.max(NARROWEST, Math.round(PAGE_WIDTH * region.width));
  try {
    return await pages.draw(page, width, region, "png");
  } catch (error) {
    if (EngineError.isInstance(error)) return null;
    throw error;
  }
}

/** Writes images one after another, without duplicates. */
class ImageFile {
  readonly #file: FileHandle;
  readonly #numbers = new Map<string, number | undefined>();
  #count = 0;
  #bytes = 0;
  #isFull = false;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async numberOf(block: Block, source: ImageSource): Promise<number | undefined> {
    const name = source.nameOf(block);
    if (name === undefined) return undefined;
    if (!this.#numbers.has(name)) this.#numbers.set(name, await this.#add(block, source));
    return this.#numbers.get(name);
  }

  async #add(block: Block, source: ImageSource): Promise<number | undefined> {
    const image = this.#isFull ? null : await source.draw(block);
    if (image === null) return undefined;
    // Each is preceded by its length.
    const bytes = this.#bytes + image.length + 4;
    this.#isFull = bytes > MAX_IMAGE_BYTES || this.#count === MAX_IMAGES;
    if (this.#isFull) return undefined;
    await writeImage(this.#file, image);
    this.#bytes = bytes;
    return this.#count++;
  }
}

function withoutImage(count: number): Warning {
  return {
    code: "option_unavailable",
    message:
      `settings.return_images: ${count} of the figures and tables asked for have no image. Given are parts of the pages of PDF files and ` +
      "pictures, and of other formats the pictures that the file holds (PNG, JPEG, GIF, TIFF, WebP, BMP) and what LibreOffice or Chromium " +
      `prints at a place that is sure, at most ${MAX_IMAGES} and 256 MB a document. Send the document as PDF for images of all.`,
  };
}
