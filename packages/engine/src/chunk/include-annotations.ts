import type { BlockType } from "@docsvc/openapi";
import type { Block, Page } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";

/**
 * Inserts the annotations of the given types among the blocks (`formatting.include`): each after the block that it overlaps,
 * so that a comment is read with what it comments on; one that overlaps none goes after the last block above it.
 *
 * @param includesHidden - also inserts text that the page does not show (`settings.return_hidden_text`)
 */
export function* includeAnnotations(
  pages: Iterable<Page>,
  types: readonly BlockType[],
  includesHidden = false,
): Generator<Page> {
  const isWanted = ({ type, hidden }: Block): boolean => (hidden === undefined ? types.includes(type) : includesHidden);
  for (const page of pages) yield includeOnPage(page, isWanted);
}

function includeOnPage(page: Page, isWanted: (annotation: Block) => boolean): Page {
  const annotations = page.annotations?.filter(isWanted) ?? [];
  if (annotations.length === 0) return page;
  const after = Map.groupBy(annotations, ({ bbox }) => placeOf(bbox, page.blocks));
  const blocks = [undefined, ...page.blocks].flatMap((block, index) => [
    ...(block ? [block] : []),
    ...(after.get(index - 1) ?? []),
  ]);
  return { ...page, blocks };
}

/** The index of the block that an annotation follows; -1 if it comes first. */
function placeOf(bbox: BBox, blocks: readonly Block[]): number {
  let place = -1;
  let shared = 0;
  let above = -1;
  for (const [index, block] of blocks.entries()) {
    const area = sharedArea(bbox, block.bbox);
    if (area > shared) [place, shared] = [index, area];
    if (block.bbox.top <= bbox.top) above = index;
  }
  return shared > 0 ? place : above;
}

function sharedArea(a: BBox, b: BBox): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
