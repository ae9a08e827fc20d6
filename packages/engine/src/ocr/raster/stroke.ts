import type { InkRaster } from "./binarise.ts";

/** A run longer than this share of a word's height is no stem but a bar, a ligature or an underline. */
const LONGEST_STEM = 0.4;

/** Mean thickness of a word's strokes, in pixels: the length of its horizontal runs of ink; 0 where there are none. */
export function strokeThickness(
  { width, height, ink }: InkRaster,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): number {
  const longest = LONGEST_STEM * (box.bottom - box.top);
  const right = Math.min(width, Math.ceil(box.right));
  let runs = 0;
  let pixels = 0;
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y++) {
    let length = 0;
    for (let x = Math.max(0, Math.floor(box.left)); x <= right; x++) {
      if (x < right && ink[y * width + x] === 1) {
        length++;
        continue;
      }
      if (length > 0 && length <= longest) {
        runs++;
        pixels += length;
      }
      length = 0;
    }
  }
  return runs === 0 ? 0 : pixels / runs;
}
