import type { Block } from "../document/document.ts";
import type { MarkupBlock } from "./markup.ts";

type Trait =
  | "level"
  | "marker"
  | "caption"
  | "source"
  | "preformatted"
  | "language"
  | "quote"
  | "definition"
  | "image"
  | "chart"
  | "spans";

/** The properties that a block keeps from its markup wherever it is placed. */
export function blockTraits(block: MarkupBlock): Pick<Block, Trait> {
  const { level, marker, caption, source, preformatted, language, quote, definition, image, chart, spans } = block;
  return {
    ...(level !== undefined && { level }),
    ...(marker !== undefined && { marker }),
    ...(caption !== undefined && { caption }),
    ...(source !== undefined && { source }),
    ...(preformatted !== undefined && { preformatted }),
    ...(language !== undefined && { language }),
    ...(quote !== undefined && { quote }),
    ...(definition !== undefined && { definition }),
    ...(image !== undefined && { image }),
    ...(chart !== undefined && { chart }),
    ...(spans !== undefined && { spans }),
  };
}
