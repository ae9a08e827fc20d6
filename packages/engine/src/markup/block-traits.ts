import type { Block } from "../document/document.ts";
import type { MarkupBlock } from "./markup.ts";

/** What a block keeps of its markup wherever it is placed. */
export function blockTraits({
  level,
  marker,
  caption,
  source,
  preformatted,
  image,
}: MarkupBlock): Pick<Block, "level" | "marker" | "caption" | "source" | "preformatted" | "image"> {
  return {
    ...(level === undefined ? {} : { level }),
    ...(marker === undefined ? {} : { marker }),
    ...(caption === undefined ? {} : { caption }),
    ...(source === undefined ? {} : { source }),
    ...(preformatted === undefined ? {} : { preformatted }),
    ...(image === undefined ? {} : { image }),
  };
}
