import { detectKind, isPicture } from "../formats/detect.ts";

/** Larger pictures are made smaller: pages are drawn no larger. */
const LONGEST_SIDE = 4000;
/** A picture of kilobytes can claim billions of pixels. */
const MAX_PIXELS = 50_000_000;
/** Where a PNG says its width and its height (Portable Network Graphics, 11.2.2). */
const PNG_SIZE = 16;

/**
 * A picture as a PNG; one that is one stays as it is. Null for what is no picture, or none that can be decoded here: a picture that is made to
 * do harm costs its own image and nothing else.
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
