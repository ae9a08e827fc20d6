import { layOutFlow } from "./lay-out-flow.ts";
import { layOutPlaced } from "./lay-out-placed.ts";
import type { Markup, PlacedPart } from "./markup.ts";
import type { NamedPage } from "./named-page.ts";

/** Gives every block of a document its page and box. */
export function layOutMarkup({ parts }: Markup): readonly NamedPage[] {
  const pages: NamedPage[] = [];
  for (const part of parts) {
    const number = pages.length + 1;
    if (part.kind === "placed") pages.push(layOutPlaced(part.unit === "pt" ? guessed(part) : part, number));
    else pages.push(...layOutFlow(part, number));
  }
  return pages;
}

/** The boxes of a slide's shapes are known, but not where text is within them, nor whether it stays inside. */
function guessed(part: PlacedPart): PlacedPart {
  return { ...part, blocks: part.blocks.map((block) => ({ ...block, isPlaceGuessed: true })) };
}
