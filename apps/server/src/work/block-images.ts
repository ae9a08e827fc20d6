/** Transfers images of blocks from the child that drew them: a file in which each image follows its length. */
import { type FileHandle, open } from "node:fs/promises";
import type { BlockType, ParseConfig } from "@docsvc/openapi";

/** More than the number of figures in a document of a thousand pages. */
export const MAX_IMAGES = 1000;
/** Maximum total bytes of a document's images. */
export const MAX_IMAGE_BYTES: number = 256 * 1024 ** 2;

const LENGTH_BYTES = 4;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The block types with images, according to `settings.return_images`. */
export function drawnKinds({ settings }: ParseConfig): readonly BlockType[] {
  return (settings?.return_images ?? []).flatMap((kind) => DRAWN[kind] ?? []);
}

const DRAWN: Readonly<Partial<Record<string, BlockType>>> = { figure: "Figure", table: "Table" };

/** The configuration without the requested images, which needs no warning because they are drawn. */
export function withoutDrawn(config: ParseConfig): ParseConfig {
  const { settings } = config;
  const left = (settings?.return_images ?? []).filter((kind) => DRAWN[kind] === undefined);
  return { ...config, settings: { ...settings, return_images: left } };
}

export async function writeImage(file: FileHandle, image: Uint8Array): Promise<void> {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(image.length);
  await file.write(length);
  await file.write(image);
}

/**
 * Yields where each image begins and ends, the last byte included. The child may be under a document's control, so this stops at the first
 * entry that is not a PNG.
 */
export async function* imagesIn(path: string): AsyncGenerator<{ readonly start: number; readonly end: number }> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size > MAX_IMAGE_BYTES) return;
  let at = 0;
  for (let count = 0; count < MAX_IMAGES && at + LENGTH_BYTES + PNG.length <= size; count += 1) {
    const { buffer } = await file.read({ buffer: Buffer.alloc(LENGTH_BYTES + PNG.length), position: at });
    const start = at + LENGTH_BYTES;
    const end = start + buffer.readUInt32BE(0) - 1;
    if (end >= size || !buffer.subarray(LENGTH_BYTES).equals(PNG)) return;
    yield { start, end };
    at = end + 1;
  }
}
