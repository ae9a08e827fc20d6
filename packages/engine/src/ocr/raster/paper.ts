import type { Raster } from "../../read/raster.ts";

/**
 * The shade that a share of a box's pixels is darker than: of 0.8, the paper's where there is print. Told from every
 * fourth pixel, which is enough.
 */
export function shadeWithin(
  { width, height, grey }: Raster,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  share: number,
): number {
  const shades = new Uint32Array(256);
  const right = Math.min(width, box.right);
  const bottom = Math.min(height, box.bottom);
  let count = 0;
  for (let { top: y } = box; y < bottom; y += 2) {
    for (let { left: x } = box; x < right; x += 2, count++) shades[grey[y * width + x]!]!++;
  }
  let below = 0;
  for (let shade = 0; shade < 256; shade++) {
    below += shades[shade]!;
    if (below > share * count) return shade;
  }
  return 255;
}
