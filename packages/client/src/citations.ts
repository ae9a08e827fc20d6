/** Draws citations on pages. A separate entry point, because a viewer needs no client. */
export { regionsByPage, regionsOf, toPixels, toStyle } from "./citations/regions.ts";
export type { Located, PageRegion, PixelRegion } from "./citations/regions.ts";
export type { BoundingBox, Citation, PageSize } from "@docsvc/openapi";
