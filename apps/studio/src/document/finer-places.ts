import type { Block, BlockLine, BoundingBox } from "@docsvc/openapi";

/** Whether the result was requested with `settings.return_places`. */
export function hasFinerPlaces(blocks: readonly Block[]): boolean {
  return blocks.some(({ lines, cells }) => lines !== undefined || cells !== undefined);
}

/** The boxes of a table's cells. */
export function cellBoxes({ cells = [] }: Block): readonly BoundingBox[] {
  return cells.map(({ bbox }) => bbox);
}

/** The boxes of the words of a block, including its cells; for a line without word edges, the line's box. */
export function wordBoxes({ lines = [], cells = [] }: Block): readonly BoundingBox[] {
  return [...lines, ...cells.flatMap((cell) => cell.lines ?? [])].flatMap(wordsOf);
}

function wordsOf({ bbox, words }: BlockLine): readonly BoundingBox[] {
  if (words === undefined) return [bbox];
  return Array.from({ length: words.length / 2 }, (_, at) => {
    const [left, right] = words.slice(2 * at, 2 * at + 2);
    return { ...bbox, left: left!, width: right! - left! };
  });
}
