import type { BoundingBox } from "@docsvc/openapi";

/** Pixels around a figure, so that the image includes what its box cuts off. */
const MARGIN = 6;
/** Pixels of the longer side: vision models downscale larger images. */
const MAX_SIDE = 1500;
const QUALITY = 85;

/** The part of a page's image inside a box, as JPEG in base64. */
export async function cutPicture(
  page: Uint8Array,
  { left, top, width, height }: Pick<BoundingBox, "left" | "top" | "width" | "height">,
): Promise<string> {
  const { default: sharp } = await import("sharp");
  const image = sharp(page);
  const size = await image.metadata();
  const x = Math.max(0, Math.floor(left * size.width) - MARGIN);
  const y = Math.max(0, Math.floor(top * size.height) - MARGIN);
  const area = {
    left: x,
    top: y,
    width: Math.max(1, Math.min(size.width - x, Math.ceil(width * size.width) + 2 * MARGIN)),
    height: Math.max(1, Math.min(size.height - y, Math.ceil(height * size.height) + 2 * MARGIN)),
  };
  const cut = image
    .extract(area)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
  return (await cut.flatten({ background: "#fff" }).jpeg({ quality: QUALITY }).toBuffer()).toString("base64");
}
