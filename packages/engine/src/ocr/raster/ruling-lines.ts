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

/** Whites the lines out, so that letters beside them are read as letters. */
export function eraseLines(grey: Uint8Array, width: number, lines: readonly RasterLine[]): void {
  for (const line of lines) {
    // One pixel more on either side: edges fade.
    const [across, down] = line.horizontal ? [0, 1] : [1, 0];
    const top = Math.max(0, line.top - down);
    const bottom = Math.min(grey.length / width, line.bottom + down);
    const left = Math.max(0, line.left - across);
    const right = Math.min(width, line.right + across);
    for (let y = top; y < bottom; y++) grey.fill(255, y * width + left, y * width + right);
  }
}

/** A line in its own direction: `start` to `end` along it, `from` to `to` across it. */
interface OpenLine {
  from: number;
  to: number;
  start: number;
  end: number;
}

function linesAlong(stripes: number, length: number, inkAt: (stripe: number, at: number) => number, dpi: number): OpenLine[] {
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
      if (touching === undefined) next.push({ from: stripe, to: stripe + 1, start, end: last + 1 });
      else if (!next.includes(touching)) {
        touching.to = stripe + 1;
        touching.start = Math.min(touching.start, start);
        touching.end = Math.max(touching.end, last + 1);
        next.push(touching);
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
  return [...done, ...open].filter((line) => line.to - line.from <= Math.max(2, THICKEST * dpi));
}
