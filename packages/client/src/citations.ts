/** Draws citations on pages: an entry of its own, because a viewer needs no client. */
export { regionsByPage, regionsOf, toPixels, toStyle } from "./citations/regions.ts";
export type { Located, PageRegion, PixelRegion } from "./citations/regions.ts";
export type { BoundingBox, Citation, PageSize } from "@docsvc/openapi";
