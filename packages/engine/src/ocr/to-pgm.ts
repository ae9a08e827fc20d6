import type { Raster } from "../read/raw/raster.ts";

/** Writes an image as binary PGM, which costs a copy but no compression; Leptonica reads it in every build. */
export function toPgm({ width, height, grey }: Raster): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const pgm = new Uint8Array(header.length + grey.length);
  pgm.set(header);
  pgm.set(grey, header.length);
  return pgm;
}
