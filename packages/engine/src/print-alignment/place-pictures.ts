import type { Box } from "../geometry/box.ts";
import type { MarkupBlock } from "../markup-layout/markup.ts";
import type { BlockPlace } from "./place-blocks.ts";
import type { PrintedPage } from "./printed-page.ts";

/** Smaller images are bullets and lines, in points. */
const SMALLEST_PICTURE = 9;

/** An image of a print that belongs to a figure, and whether no other image could. */
export interface PicturePlace {
  readonly page: number;
  readonly box: Box;
  readonly isSure: boolean;
}

/**
 * Gives figures that have no words, or whose words are not found, the images of the print between the two neighbouring placed blocks, in
 * order. The match is certain if there are as many images as figures.
 */
export function placePictures(
  blocks: readonly MarkupBlock[],
  places: readonly (BlockPlace | null)[],
  pages: readonly PrintedPage[],
): ReadonlyMap<number, PicturePlace> {
  const pictures = pages.flatMap((page, index) =>
    page.pictures
      .filter(({ left, top, right, bottom }) => Math.min(right - left, bottom - top) >= SMALLEST_PICTURE)
      .map((box): PictureOfPage => ({ page: index, box })),
  );
  const used = new Set<PictureOfPage>();
  const found = new Map<number, PicturePlace>();
  for (const { figures, before, after } of stretches(blocks, places)) {
    const between = pictures.filter(
      (picture) => !used.has(picture) && isAfter(picture, before) && isBefore(picture, after),
    );
    for (const [at, figure] of figures.entries()) {
      const picture = between[at];
      if (picture === undefined) break;
      used.add(picture);
      found.set(figure, { ...picture, isSure: between.length === figures.length });
    }
  }
  return found;
}

interface PictureOfPage {
  readonly page: number;
  readonly box: Box;
}

interface Stretch {
  readonly figures: readonly number[];
  readonly before: BlockPlace | null;
  readonly after: BlockPlace | null;
}

/** Runs of figures without places, with the blocks before and after them. */
function stretches(blocks: readonly MarkupBlock[], places: readonly (BlockPlace | null)[]): readonly Stretch[] {
  const found: Stretch[] = [];
  let figures: number[] = [];
  let before: BlockPlace | null = null;
  for (const [index, { type }] of blocks.entries()) {
    const place = places[index]!;
    if (place === null && type === "Figure") figures.push(index);
    if (place === null || FURNITURE.has(type)) continue;
    if (figures.length > 0) found.push({ figures, before, after: place });
    figures = [];
    before = place;
  }
  if (figures.length > 0) found.push({ figures, before, after: null });
  return found;
}

const FURNITURE: ReadonlySet<string> = new Set(["Header", "Footer", "Page Number"]);

/** An image may lie between the lines of the paragraph that it is anchored in. */
function isAfter({ page, box }: PictureOfPage, before: BlockPlace | null): boolean {
  return before === null || page > before.page || (page === before.page && box.bottom > before.box.top);
}

function isBefore({ page, box }: PictureOfPage, after: BlockPlace | null): boolean {
  return after === null || page < after.page || (page === after.page && box.top < after.box.bottom);
}
