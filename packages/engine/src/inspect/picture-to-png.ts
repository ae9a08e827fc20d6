import { detectKind, isPicture } from "../formats/detect.ts";

/** Larger images are reduced to the size at which pages are rendered. */
const LONGEST_SIDE = 4000;
/** An image of a few kilobytes can claim billions of pixels. */
const MAX_PIXELS = 50_000_000;
/** Offset of the width and height in a PNG (Portable Network Graphics, 11.2.2). */
const PNG_SIZE = 16;

/**
 * Converts an image to PNG; a PNG stays as it is. Null if it is not an image, or cannot be decoded here. A malicious
 * image loses only its own result.
 */
export async function pictureToPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  const kind = detectKind(bytes);
  if (kind === "png") return isSmallEnough(bytes) ? bytes : null;
  if (!isPicture(kind)) return null;
  try {
    const { openFrame } = await import("../read/image/image-source.ts");
    const { image, size } = await openFrame(bytes, 1);
    if (size.width * size.height > MAX_PIXELS) return null;
    const most = { width: LONGEST_SIDE, height: LONGEST_SIDE };
    return await image
      .resize({ ...most, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

function isSmallEnough(bytes: Uint8Array): boolean {
  if (bytes.length < PNG_SIZE + 8) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(PNG_SIZE) * view.getUint32(PNG_SIZE + 4) <= MAX_PIXELS;
}
