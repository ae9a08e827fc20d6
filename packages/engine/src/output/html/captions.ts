import type { Block } from "@docsvc/openapi";
import { isCaption } from "../caption.ts";

/** A block, and for a figure or table the paragraph beside it that is its caption. */
export type Captioned = Block & { readonly caption?: Block };

/** Gives each figure and table the caption next to it, and takes that out of the row: above a table, below a figure first. */
export function claimCaptions(blocks: readonly Block[]): readonly Captioned[] {
  const claimed = new Map<number, Block>();
  const taken = new Set<number>();
  for (const [index, block] of blocks.entries()) {
    if (block.type !== "Figure" && block.type !== "Table") continue;
    const sides = block.type === "Table" ? [index - 1, index + 1] : [index + 1, index - 1];
    const side = sides.find((at) => !taken.has(at) && blocks[at] && isCaption(blocks[at]));
    if (side === undefined) continue;
    claimed.set(index, blocks[side]!);
    taken.add(side);
  }
  return blocks.flatMap((block, index) => {
    const caption = claimed.get(index);
    return taken.has(index) ? [] : [caption ? { ...block, caption } : block];
  });
}
