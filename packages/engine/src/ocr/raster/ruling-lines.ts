import type { Transform } from "../../geometry/transform.ts";
import type { Raster } from "../../read/raw/raster.ts";
import type { InkRaster } from "./binarise.ts";

/** The centre of a pixel. */
const CENTRE = 0.5;

/** A ruling line; edges in pixels. */
export interface RasterLine {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly horizontal: boolean;
  /** Its ink, pixel row by pixel row (column by column for a vertical line). */
  readonly runs: readonly Run[];
}

/** Ink along a line in one row or column of pixels; the end is exclusive. */
interface Run {
  readonly stripe: number;
  readonly start: number;
  readonly end: number;
}

/** In inches. The longest stroke of 40 pt print is 0.35; table rows are lower only in tiny print. */
const SHORTEST = 0.4;
/** Borders of printed forms are up to 3 pt thick; thicker is a bar. */
const THICKEST = 0.045;
/** Scans break thin lines; a pixel row through bold print also has such gaps, but a third of it is paper. */
const GAP = 0.015;
const MIN_INK = 0.93;
/** A line has paper on both sides; the pixel rows of a dark band above and below its letters are as long, but have none. */
const MIN_PAPER = 0.5;

/** Finds horizontal and vertical lines as long runs of ink. */
export function findRulingLines(raster: InkRaster, dpi: number): RasterLine[] {
  const across = linesAlong(raster, dpi);
  const down = linesAlong(transpose(raster), dpi);
  return [
    ...across.map(({ from, to, start, end, runs }) => {
      return { left: start, right: end, top: from, bottom: to, horizontal: true, runs };
    }),
    ...down.map(({ from, to, start, end, runs }) => {
      return { left: from, right: to, top: start, bottom: end, horizontal: false, runs };
    }),
  ];
}

/**
 * Whites out lines so that letters next to them are read correctly.
 *
 * @param toPicture - from the pixels in which the lines were found to those of the image
 * @returns a copy
 */
export function withoutLines(
  { width, height, grey }: Raster,
  lines: readonly RasterLine[],
  toPicture: Transform,
): Raster {
  const clean = grey.slice();
  const [a, b, c, d, e, f] = toPicture;
  for (const { horizontal, runs } of lines) {
    for (const { stripe, start, end } of runs) {
      // One pixel more on either side, because edges are blurred.
      for (let across = stripe - 1; across <= stripe + 1; across++) {
        for (let along = start; along < end; along++) {
          const [u, v] = horizontal ? [along, across] : [across, along];
          const x = Math.floor(a * (u + CENTRE) + c * (v + CENTRE) + e);
          const y = Math.floor(b * (u + CENTRE) + d * (v + CENTRE) + f);
          if (x >= 0 && y >= 0 && x < width && y < height) clean[y * width + x] = 255;
        }
      }
    }
  }
  return { width, height, grey: clean };
}

/** A line in its own direction: from `start` to `end` along it, and from `from` to `to` across it. */
interface OpenLine {
  from: number;
  to: number;
  start: number;
  end: number;
  /** Number of ink pixels. */
  ink: number;
  readonly runs: Run[];
}

/** Done in blocks, because the pixels of a column are far apart in memory. */
function transpose({ width, height, ink }: InkRaster): InkRaster {
  const out = new Uint8Array(ink.length);
  for (let top = 0; top < height; top += BLOCK) {
    const bottom = Math.min(height, top + BLOCK);
    for (let x = 0; x < width; x++) {
      for (let y = top; y < bottom; y++) out[x * height + y] = ink[y * width + x]!;
    }
  }
  return { width: height, height: width, ink: out };
}

/** Rows of pixels that fit into the processor's cache. */
const BLOCK = 64;

/** Horizontal lines. */
function linesAlong(raster: InkRaster, dpi: number): OpenLine[] {
  const { width: length, height: stripes, ink } = raster;
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
      const end = last + 1;
      if (start < 0 || end - start < shortest || inked < MIN_INK * (end - start)) return;
      const touching = open.find((line) => line.to === stripe && line.start <= last && line.end >= start);
      const run: Run = { stripe, start, end };
      if (touching === undefined) next.push({ from: stripe, to: stripe + 1, start, end, ink: inked, runs: [run] });
      else {
        touching.to = stripe + 1;
        touching.start = Math.min(touching.start, start);
        touching.end = Math.max(touching.end, end);
        touching.ink += inked;
        touching.runs.push(run);
        if (!next.includes(touching)) next.push(touching);
      }
    };
    const row = stripe * length;
    for (let at = 0; at < length; at++) {
      if (ink[row + at] === 0) continue;
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
  const thickest = Math.max(2, THICKEST * dpi);
  return [...done, ...open].filter((line) => thicknessOf(line) <= thickest && isOnPaper(line, raster)).map(level);
}

/** A line with a slight slope is thicker overall than at any point along it. */
function thicknessOf({ ink, start, end }: OpenLine): number {
  return ink / (end - start);
}

/** Samples the shade two pixels before the first run and after the last one, because edges are blurred. */
function isOnPaper({ start, end, runs }: OpenLine, { width, height, ink }: InkRaster): boolean {
  const step = Math.max(1, Math.floor((end - start) / 200));
  let samples = 0;
  let before = 0;
  let behind = 0;
  for (let at = start; at < end; at += step) {
    const here = runs.filter((run) => run.start <= at && run.end > at);
    if (here.length === 0) continue;
    samples++;
    const first = here[0]!.stripe - 2;
    const last = here.at(-1)!.stripe + 2;
    if (first < 0 || ink[first * width + at] === 0) before++;
    if (last >= height || ink[last * width + at] === 0) behind++;
  }
  return Math.min(before, behind) >= MIN_PAPER * samples;
}

/** The line without its slope: as thick as it is drawn, at its middle. */
function level(line: OpenLine): OpenLine {
  const thickness = Math.max(1, Math.round(thicknessOf(line)));
  const from = Math.max(line.from, Math.round((line.from + line.to - thickness) / 2));
  return { ...line, from, to: Math.min(line.to, from + thickness) };
}
