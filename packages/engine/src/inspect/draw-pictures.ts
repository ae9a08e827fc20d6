import type { Sharp } from "sharp";
import type { PagePicture } from "../read/pdf/render-page.ts";
import { drawLayer, STYLE } from "./draw-layer.ts";
import type { LayerName } from "./stage.ts";
import type { InspectedPage } from "./record-pages.ts";

/** Images of a page as PNG: the plain page, and one for each stage drawn on it. */
export interface PagePngs {
  readonly plain: Uint8Array;
  readonly byStage: ReadonlyMap<LayerName, Uint8Array>;
}

/**
 * Draws a page's layers on its image.
 *
 * @param scale - pixels per point of the image
 */
export async function drawPictures(picture: PagePicture, page: InspectedPage, scale: number): Promise<PagePngs> {
  // Loaded here, because only this function needs it and it is a native library.
  const { default: sharp } = await import("sharp");
  const { width, height, rgba } = picture;
  const open = (): Sharp => sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const byStage = new Map<LayerName, Uint8Array>();
  for (const stage of page.layers.keys()) {
    const input = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width / scale} ${height / scale}">` +
        `<style>${STYLE}</style>${drawLayer(stage, page)}</svg>`,
    );
    byStage.set(
      stage,
      await open()
        .composite([{ input, limitInputPixels: false }])
        .png()
        .toBuffer(),
    );
  }
  return { plain: await open().png().toBuffer(), byStage };
}
