import { EngineError } from "../document/errors.ts";
import type { BlockImages } from "../markup-layout/block-images.ts";

/** Makes an image as a PNG, by the best available way; null if there is none. */
export async function drawImage(images: BlockImages, number: number): Promise<Uint8Array | null> {
  const { pictureToPng } = await import("../inspect/picture-to-png.ts");
  for (const load of images.waysTo(number)) {
    const bytes = await load().catch(damagedToNull);
    const image = bytes === null ? null : await pictureToPng(bytes);
    if (image !== null) return image;
  }
  return null;
}

/** An image that cannot be extracted from its file does not affect the others. */
function damagedToNull(error: unknown): null {
  if (EngineError.isInstance(error)) return null;
  throw error;
}
