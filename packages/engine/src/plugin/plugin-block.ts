import type { Block, Page } from "../document/document.ts";
import type { PluginBlock } from "./plugin.ts";

/** A block as plugins see it. @param id - its number among those of its page */
export function toPluginBlock(
  { type, text, bbox, confidence, level }: Block,
  { width, height }: Extent,
  id?: number,
): PluginBlock {
  return {
    ...(id !== undefined && { id }),
    type,
    text,
    bbox: {
      left: bbox.left / width,
      top: bbox.top / height,
      width: bbox.width / width,
      height: bbox.height / height,
    },
    confidence,
    level,
  };
}

export type Extent = Pick<Page, "width" | "height">;
