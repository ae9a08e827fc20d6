import type { Raster } from "../../read/raw/raster.ts";

/** One pixel in sixteen shows the shade of a square as well as all do. */
const STEP = 4;

/** The shade that a share of a box's pixels is darker than: of nearly all of them, the paper's where there is print. */
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
