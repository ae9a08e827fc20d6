import type { Raster } from "../../read/raw/raster.ts";

/** One pixel in sixteen is enough to measure the shade of a square. */
const STEP = 4;

/** The shade that the given share of a box's pixels is darker than: for a share close to 1, the paper's shade if there is print. */
export function shadeWithin(
  { width, height, grey }: Raster,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  share: number,
): number {
  const shades = new Uint32Array(256);
  const right = Math.min(width, box.right);
  const bottom = Math.min(height, box.bottom);
  let count = 0;
  for (let { top: y } = box; y < bottom; y += STEP) {
    for (let { left: x } = box; x < right; x += STEP, count++) shades[grey[y * width + x]!]!++;
  }
  let below = 0;
  for (let shade = 0; shade < 256; shade++) {
    below += shades[shade]!;
    if (below > share * count) return shade;
  }
  return 255;
}
