import type { Raster } from "../../read/raw/raster.ts";

/** Shrinks an image by a whole factor: each pixel is the mean of a square. */
export function shrink({ width, height, grey }: Raster, factor: number): Raster {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const means = new Uint8Array(small.width * small.height);
  const area = factor * factor;
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = area >> 1;
      for (let row = 0; row < factor; row++) {
        const from = (y * factor + row) * width + x * factor;
        for (let column = 0; column < factor; column++) sum += grey[from + column]!;
      }
      means[y * small.width + x] = sum / area;
    }
  }
  return { ...small, grey: means };
}
