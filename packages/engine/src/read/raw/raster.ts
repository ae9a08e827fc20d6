/** A greyscale image: 0 is black, 255 white, one byte per pixel, row by row without padding. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}
