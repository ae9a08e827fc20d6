import type { Block } from "@docsvc/openapi";
import { isCaption } from "../caption.ts";

/** A block; a figure or table also has the paragraph next to it that is its caption. */
export type Captioned = Block & { readonly captionBlock?: Block };

/** Assigns to each figure and table the caption next to it, and removes that from the blocks: above a table, for a figure preferably below. */
export function* claimCaptions(blocks: Iterable<Block>): Generator<Captioned> {
  let before: Place | undefined;
  let place: Place | undefined;
  for (const block of blocks) {
    const after: Place = { block, caption: undefined, isTaken: false };
    if (place) claim(place, before, after);
    if (before && !before.isTaken) yield captioned(before);
    before = place;
    place = after;
  }
  if (place) claim(place, before, undefined);
  if (before && !before.isTaken) yield captioned(before);
  if (place && !place.isTaken) yield captioned(place);
}

interface Place {
  readonly block: Block;
  caption: Block | undefined;
  isTaken: boolean;
}

function claim(place: Place, before: Place | undefined, after: Place | undefined): void {
  const { type } = place.block;
  if (type !== "Figure" && type !== "Table") return;
  const sides = type === "Table" ? [before, after] : [after, before];
  const side = sides.find((at) => at && !at.isTaken && isCaption(at.block));
  if (side === undefined) return;
  place.caption = side.block;
  side.isTaken = true;
}

function captioned({ block, caption }: Place): Captioned {
  return caption ? { ...block, captionBlock: caption } : block;
}
