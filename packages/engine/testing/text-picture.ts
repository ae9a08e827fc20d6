import { execFileSync } from "node:child_process";
import sharp from "sharp";
import type { Raster } from "../src/read/raw/raster.ts";

const DPI = 200;
const WIDTH_INCHES = 6;
const MARGIN_PIXELS = 100;

/** Renders a paragraph in any script, shaped by Pango, in black on white at 200 dpi: 6 inches wide, 12 points. */
export async function textPicture(text: string, font = "sans"): Promise<Raster> {
  const drawn = sharp({ text: { text, font: `${font} 12`, dpi: DPI, width: WIDTH_INCHES * DPI, rgba: true } });
  const { data, info } = await drawn
    .flatten({ background: "#fff" })
    .extend({
      top: MARGIN_PIXELS,
      bottom: MARGIN_PIXELS,
      left: MARGIN_PIXELS,
      right: MARGIN_PIXELS,
      background: "#fff",
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = Uint8Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels]!);
  return { width: info.width, height: info.height, grey };
}

/** Whether a font of this machine has the letters of a language (ISO 639-1). */
export function hasFontFor(language: string): boolean {
  try {
    return execFileSync("fc-list", [`:lang=${language}`, "family"], { encoding: "utf8" }).trim() !== "";
  } catch {
    return false;
  }
}
