import type { Transform } from "../../geometry/transform.ts";
import type { Raster } from "../../read/raster.ts";
import type { InkRaster } from "./binarise.ts";

/** A drawn line; edges in pixels. */
export interface RasterLine {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly horizontal: boolean;
}

/** In inches. The longest stroke of 40 pt print measures 0.35; table rows are lower than that only in tiny print. */
const SHORTEST = 0.4;
/** Borders of printed forms are up to 3 pt thick; thicker is a bar. */
const THICKEST = 0.045;
/** Scans break thin lines; a row through bold print has gaps like that, too, but is a third paper. */
const GAP = 0.015;
const LEAST_INK = 0.93;

/** Finds horizontal and vertical lines as long runs of ink. */
export function findRulingLines(raster: InkRaster, dpi: number): RasterLine[] {
  const { width, height, ink } = raster;
  const across = linesAlong(height, width, (row, at) => ink[row * width + at]!, dpi);
  const down = linesAlong(width, height, (column, at) => ink[at * width + column]!, dpi);
  return [
    ...across.map(({ from, to, start, end }) => ({ left: start, right: end, top: from, bottom: to, horizontal: true })),
    ...down.map(({ from, to, start, end }) => ({ left: from, right: to, top: start, bottom: end, horizontal: false })),
  ];
}

/**
 * Whites lines out, so that letters beside them are read as letters.
 *
 * @param toPicture - from the pixels in which the lines were found to those of the picture
 * @returns a copy
 */
export function withoutLines(
  { width, height, grey }: Raster,
  lines: readonly RasterLine[],
  toPicture: Transform,
): Raster {
  const clean = grey.slice();
  const [a, b, c, d, e, f] = toPicture;
  for (const line of lines) {
    // One pixel more on either side: edges fade.
    const [across, down] = line.horizontal ? [0, 1] : [1, 0];
    for (let v = line.top - down; v < line.bottom + down; v++) {
      for (let u = line.left - across; u < line.right + across; u++) {
        const x = Math.floor(a * (u + 0.5) + c * (v + 0.5) + e);
        const y = Math.floor(b * (u + 0.5) + d * (v + 0.5) + f);
        if (x >= 0 && y >= 0 && x < width && y < height) clean[y * width + x] = 255;
      }
    }
  }
  return { width, height, grey: clean };
}

/** A line in its own direction: `start` to `end` along it, `from` to `to` across it. */
interface OpenLine {
  from: number;
  to: number;
  start: number;
  end: number;
  /** Pixels of ink. */
  ink: number;
}

function linesAlong(
  stripes: number,
  length: number,
  inkAt: (stripe: number, at: number) => number,
  dpi: number,
): OpenLine[] {
  const shortest = SHORTEST * dpi;
  const gap = Math.max(1, Math.round(GAP * dpi));
  const done: OpenLine[] = [];
  let open: OpenLine[] = [];
  for (let stripe = 0; stripe < stripes; stripe++) {
    const next: OpenLine[] = [];
    let start = -1;
    let last = -1;
    let inked = 0;
    const close = (): void => {
      const span = last + 1 - start;
      if (start < 0 || span < shortest || inked < LEAST_INK * span) return;
      const touching = open.find((line) => line.to === stripe && line.start <= last && line.end >= start);
      if (touching === undefined) next.push({ from: stripe, to: stripe + 1, start, end: last + 1, ink: inked });
      else {
        touching.to = stripe + 1;
        touching.start = Math.min(touching.start, start);
        touching.end = Math.max(touching.end, last + 1);
        touching.ink += inked;
        if (!next.includes(touching)) next.push(touching);
      }
    };
    for (let at = 0; at < length; at++) {
      if (inkAt(stripe, at) === 0) continue;
      if (start >= 0 && at - last > gap) {
        close();
        start = -1;
      }
      if (start < 0) {
        start = at;
        inked = 0;
      }
      inked++;
      last = at;
    }
    close();
    done.push(...open.filter((line) => !next.includes(line)));
    open = next;
  }
  // A line that leans a little is thicker over all than anywhere along it.
  return [...done, ...open].filter((line) => line.ink / (line.end - line.start) <= Math.max(2, THICKEST * dpi));
}
