import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";

/** A point on a page of {@link WIDTH} by {@link HEIGHT} points, from its top left. */
type At = readonly [x: number, y: number];

const WIDTH = 400;
const HEIGHT = 300;

/** Widths of Helvetica's chars, in ems, where they differ much from those of digits. */
const WIDTHS: Readonly<Record<string, number>> = { "-": 0.333, ".": 0.278, " ": 0.278, "/": 0.278 };

/** Draws a page piece by piece, in points from its top left. */
export class ChartPage {
  readonly #parts: string[] = [];

  /** Text in Helvetica, centred on `x` unless it is to begin or end there. */
  text(text: string, [x, y]: At, anchor: "start" | "middle" | "end" = "middle", size = 8, color: string = BLACK): this {
    const width = size * Array.from(text).reduce((sum, char) => sum + (WIDTHS[char] ?? 0.556), 0);
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    this.#parts.push(`BT /F1 ${size} Tf ${color} rg ${left} ${HEIGHT - y - 0.36 * size} Td (${text}) Tj ET`);
    return this;
  }

  /** Text rotated to read upwards, centred on a point. */
  turnedText(text: string, [x, y]: At, size = 8): this {
    const width = size * Array.from(text).reduce((sum, char) => sum + (WIDTHS[char] ?? 0.556), 0);
    this.#parts.push(`BT /F1 ${size} Tf 0 g 0 1 -1 0 ${x + 0.36 * size} ${HEIGHT - y - width / 2} Tm (${text}) Tj ET`);
    return this;
  }

  bar(color: string, left: number, top: number, right: number, bottom: number): this {
    this.#parts.push(`${color} rg ${left} ${HEIGHT - bottom} ${right - left} ${bottom - top} re f`);
    return this;
  }

  line(color: string, points: readonly At[], dash = "", width = 1): this {
    this.#parts.push(`${color} RG ${width} w [${dash}] 0 d ${trace(points)} S [] 0 d`);
    return this;
  }

  /** A curve through points; control points are a third of the way to the next point. */
  curve(color: string, points: readonly At[]): this {
    const [first, ...rest] = points;
    const parts = rest.map(([x, y], at) => {
      const [fromX, fromY] = points[at]!;
      const half = (x - fromX) / 2;
      return `${fromX + half} ${HEIGHT - fromY} ${x - half} ${HEIGHT - y} ${x} ${HEIGHT - y} c`;
    });
    this.#parts.push(`${color} RG 1 w ${first![0]} ${HEIGHT - first![1]} m ${parts.join(" ")} S`);
    return this;
  }

  area(color: string, points: readonly At[]): this {
    this.#parts.push(`${color} rg ${trace(points)} h f`);
    return this;
  }

  /** A sector between two angles, as shares of the circle, clockwise from the top; drawn with short chords, as some programs do. */
  sector(color: string, [x, y]: At, radius: number, from: number, to: number, inner = 0): this {
    const on = (share: number, distance: number): At => {
      const angle = 2 * Math.PI * share;
      return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
    };
    const steps = Array.from({ length: 61 }, (_, at) => from + ((to - from) * at) / 60);
    const outer = steps.map((share) => on(share, radius));
    const back = inner === 0 ? [[x, y] as At] : steps.toReversed().map((share) => on(share, inner));
    return this.area(color, [...outer, ...back]);
  }

  /** A vertical axis at `x` with ticks and labels; values are given by their heights. */
  upAxis(x: number, ticks: Readonly<Record<string, number>>): this {
    const heights = Object.values(ticks);
    this.line(BLACK, [
      [x, Math.min(...heights)],
      [x, Math.max(...heights)],
    ]);
    for (const [label, y] of Object.entries(ticks)) {
      this.line(BLACK, [
        [x - 4, y],
        [x, y],
      ]).text(label, [x - 7, y], "end");
    }
    return this;
  }

  acrossAxis(y: number, ticks: Readonly<Record<string, number>>): this {
    const places = Object.values(ticks);
    this.line(BLACK, [
      [Math.min(...places), y],
      [Math.max(...places), y],
    ]);
    for (const [label, x] of Object.entries(ticks)) {
      this.line(BLACK, [
        [x, y],
        [x, y + 4],
      ]).text(label, [x, y + 12]);
    }
    return this;
  }

  toBytes(): Uint8Array {
    return writeRawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      contentStream(this.#parts.join("\n")),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]);
  }
}

function trace(points: readonly At[]): string {
  return points.map(([x, y], at) => `${x} ${HEIGHT - y} ${at === 0 ? "m" : "l"}`).join(" ");
}

export const BLACK = "0 0 0";
export const BLUE = "0.1 0.3 0.7";
export const RED = "0.8 0.2 0.1";
export const GREEN = "0.2 0.6 0.3";
