import type { Transform } from "../../geometry/transform.ts";
import type { Raster } from "../../read/raw/raster.ts";
import type { InkRaster } from "./binarise.ts";

/** The centre of a pixel. */
const CENTRE = 0.5;

/** An image made from another one, and the transform back to the pixels of the original. */
export interface TurnedRaster {
  readonly raster: Raster;
  readonly toSource: Transform;
}

/** Rotates an image by multiples of 90° so that text with the writing direction `turnDegrees` (clockwise) is upright. */
export function turnUpright({ width, height, grey }: Raster, turnDegrees: 0 | 90 | 180 | 270): TurnedRaster {
  const swap = turnDegrees === 90 || turnDegrees === 270;
  const to = { width: swap ? height : width, height: swap ? width : height };
  const toSource = QUARTERS[turnDegrees](width, height);
  // Pixel centres are at halves and map to pixel centres.
  const [a, b, c, d, e, f] = toSource;
  const first = (b + d - 1 + 2 * f) * CENTRE * width + (a + c - 1 + 2 * e) * CENTRE;
  const [step, stride] = [b * width + a, d * width + c];
  const out = new Uint8Array(grey.length);
  for (let v = 0, at = 0; v < to.height; v++) {
    for (let u = 0, from = first + v * stride; u < to.width; u++, at++, from += step) out[at] = grey[from]!;
  }
  return { raster: { ...to, grey: out }, toSource };
}

const QUARTERS: Record<0 | 90 | 180 | 270, (width: number, height: number) => Transform> = {
  0: () => [1, 0, 0, 1, 0, 0],
  90: (width) => [0, 1, -1, 0, width, 0],
  180: (width, height) => [-1, 0, 0, -1, width, height],
  270: (_, height) => [0, -1, 1, 0, 0, height],
};

/** Rotates an image about its middle so that lines which fall by `degrees` to the right are level. */
export function straighten(raster: Raster, degrees: number): TurnedRaster {
  const toSource = levelTransform(raster, degrees);
  return { raster: { ...raster, grey: sample(raster, raster, toSource) }, toSource };
}

/** The same for ink, in a fifth of the time: whole pixels move, and ink is not separated from paper again. */
export function straightenInk({ width, height, ink }: InkRaster, degrees: number): InkRaster {
  const [a, b, c, d, e, f] = levelTransform({ width, height }, degrees);
  const out = new Uint8Array(ink.length);
  for (let v = 0, at = 0; v < height; v++) {
    let x = a * CENTRE + c * (v + CENTRE) + e;
    let y = b * CENTRE + d * (v + CENTRE) + f;
    for (let u = 0; u < width; u++, at++, x += a, y += b) {
      if (x >= 0 && y >= 0 && x < width && y < height) out[at] = ink[Math.trunc(y) * width + Math.trunc(x)]!;
    }
  }
  return { width, height, ink: out };
}

/** From the pixels of the level image to those of the crooked one. */
export function levelTransform({ width, height }: Pick<Raster, "width" | "height">, degrees: number): Transform {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [
    cos,
    sin,
    -sin,
    cos,
    width / 2 - (cos * width) / 2 + (sin * height) / 2,
    height / 2 - (sin * width) / 2 - (cos * height) / 2,
  ];
}

/** Bilinear interpolation; white outside. */
function sample(
  from: Raster,
  to: { readonly width: number; readonly height: number },
  toSource: Transform,
): Uint8Array {
  const [a, b, c, d, e, f] = toSource;
  const { width, height, grey } = from;
  const out = new Uint8Array(to.width * to.height).fill(255);
  for (let v = 0, at = 0; v < to.height; v++) {
    for (let u = 0; u < to.width; u++, at++) {
      const x = a * (u + CENTRE) + c * (v + CENTRE) + e - CENTRE;
      const y = b * (u + CENTRE) + d * (v + CENTRE) + f - CENTRE;
      const left = Math.floor(x);
      const top = Math.floor(y);
      if (left < -1 || top < -1 || left >= width || top >= height) continue;
      const x0 = left < 0 ? 0 : left;
      const y0 = top < 0 ? 0 : top;
      const x1 = left + 1 < width ? left + 1 : left;
      const y1 = (top + 1 < height ? top + 1 : top) * width;
      const p = x - left;
      const q = y - top;
      const upper = grey[y0 * width + x0]! * (1 - p) + grey[y0 * width + x1]! * p;
      const lower = grey[y1 + x0]! * (1 - p) + grey[y1 + x1]! * p;
      out[at] = upper * (1 - q) + lower * q + 0.5;
    }
  }
  return out;
}
