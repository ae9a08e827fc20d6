import type { Block, Page } from "../document/document.ts";
import type { PluginBlock } from "./plugin.ts";

/** Converts a block to the form that plugins see. @param id - index among the blocks of its page */
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
