import type { Raster } from "../read/raw/raster.ts";
import { binarise, type InkRaster } from "./raster/binarise.ts";
import { type Component, findComponents } from "./raster/components.ts";
import { findPrint, type PrintEvidence } from "./raster/print.ts";

/** An image and its measurements. */
export interface SeenPicture {
  readonly raster: Raster;
  readonly dpi: number;
  readonly ink: InkRaster;
  readonly components: readonly Component[];
  readonly print: PrintEvidence;
}

/** Null for an image with more specks than print can have. */
export function lookAt(raster: Raster, dpi: number): SeenPicture | null {
  const ink = binarise(raster);
  const components = findComponents(ink);
  return components === null ? null : { raster, dpi, ink, components, print: findPrint(components, dpi) };
}
