import type { Raster } from "../src/read/raw/raster.ts";

/** Darker pixels are ink. */
const INK = 128;

/**
 * Returns PDF operators that draw the ink of an image of text as paths with curves, one path for each line, as drawing programs write text whose
 * font they do not embed.
 *
 * @param lines - tops and bottoms of the lines, in pixels
 * @param place - the image's bottom left on the page and its scale, in points
 */
export function textAsCurves(
  { width, grey, height }: Raster,
  lines: readonly { readonly top: number; readonly bottom: number }[],
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): string {
  const paths = lines.map(({ top, bottom }) => {
    const runs: string[] = [];
    for (let row = top; row < bottom; row++) {
      for (let column = 0; column < width; column++) {
        const start = column;
        while (column < width && grey[row * width + column]! < INK) column++;
        if (column > start) runs.push(run(start, column, height - row - 1));
      }
    }
    return `${runs.join("\n")}\nf`;
  });
  return `q ${scale} 0 0 ${scale} ${x} ${y} cm\n${paths.join("\n")}\nQ`;
}

function run(left: number, right: number, bottom: number): string {
  const top = bottom + 1;
  return `${left} ${bottom} m ${right} ${bottom} l ${right} ${top} l ${right} ${top} ${left} ${top} ${left} ${top} c h`;
}
