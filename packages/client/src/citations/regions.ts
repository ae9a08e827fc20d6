import type { BoundingBox, PageSize } from "@docsvc/openapi";

/** A rectangle on a page, in fractions of the page from its top left corner, ready to draw. */
export type PageRegion = BoundingBox;

/** Anything that has places: a block, a chunk, a citation, a cited value, a whole result, or a list of these. */
export type Located =
  | null
  | undefined
  | { readonly bbox?: BoundingBox | null | undefined }
  | { readonly blocks: Located }
  | { readonly chunks: Located }
  | { readonly citations: Located | Readonly<Record<string, Located>> }
  | readonly Located[];

export interface PixelRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The regions of `located`, in reading order, without duplicates. A place without a box yields no region (other servers return such places,
 * and so do edits that found nothing). A box that extends beyond its page is cut at the page's edge.
 */
export function regionsOf(located: Located): readonly PageRegion[] {
  const regions = new Map<string, PageRegion>();
  const visit = (thing: unknown): void => {
    if (typeof thing !== "object" || thing === null) return;
    if (Array.isArray(thing)) return thing.forEach(visit);
    const { bbox, blocks, chunks, citations } = thing as Readonly<Record<string, unknown>>;
    if (isBox(bbox)) {
      const region = withinPage(bbox);
      regions.set(Object.values(region).join(), region);
    }
    // A chunk's places are those of its blocks; an extraction's citations are keyed by pointer.
    for (const inner of [blocks, chunks, citations]) visit(isPlain(inner) ? Object.values(inner) : inner);
  };
  visit(located);
  return [...regions.values()];
}

/** Regions grouped by page in ascending order, for one overlay per page. */
export function regionsByPage(located: Located): ReadonlyMap<number, readonly PageRegion[]> {
  const regions = regionsOf(located).toSorted((one, other) => one.page - other.page);
  return byPage(regions);
}

/** Node 20 has no `Map.groupBy`. */
export function byPage<Thing extends { readonly page: number }>(things: readonly Thing[]): Map<number, Thing[]> {
  const pages = new Map<number, Thing[]>();
  for (const thing of things) pages.set(thing.page, [...(pages.get(thing.page) ?? []), thing]);
  return pages;
}

/**
 * A region in the unit of `size`: pixels of the page image as displayed, or points with a page of `result.pages`. Not rounded, so that
 * adjacent edges still touch.
 */
export function toPixels(region: PageRegion, size: Pick<PageSize, "width" | "height">): PixelRegion {
  return {
    left: region.left * size.width,
    top: region.top * size.height,
    width: region.width * size.width,
    height: region.height * size.height,
  };
}

/** A region as CSS for an absolutely positioned element over the page's image, at any display size. */
export function toStyle(region: PageRegion): Readonly<Record<"left" | "top" | "width" | "height", string>> {
  const { left, top, width, height } = toPixels(region, { width: 100, height: 100 });
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

function withinPage({ left, top, width, height, page }: BoundingBox): PageRegion {
  const [x, y] = [clamp(left), clamp(top)];
  return { page, left: x, top: y, width: clamp(left + width) - x, height: clamp(top + height) - y };
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

function isBox(value: unknown): value is BoundingBox {
  return isPlain(value) && typeof value["page"] === "number" && typeof value["left"] === "number";
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
