import { layOutMarkup } from "../markup-layout/lay-out-markup.ts";
import type { FlowPart, Markup, PlacedPart } from "../markup-layout/markup.ts";
import { tieToItems } from "../markup-layout/tie-to-items.ts";
import { nameTypedItems } from "../markup-layout/typed-items.ts";
import type { NamedPage } from "../markup-layout/named-page.ts";
import { layOutPrinted } from "../print-alignment/lay-out-printed.ts";
import { layOutSlide } from "../print-alignment/lay-out-slides.ts";
import type { PrintedPage } from "../print-alignment/printed-page.ts";

/**
 * Gives every block of a document its page and box: from its print, or by a simple flow layout.
 *
 * @param print - null if it was not printed
 */
export function layOutDocument(markup: Markup, print: readonly PrintedPage[] | null): readonly NamedPage[] {
  const parts = markup.parts.map(withLists);
  if (print === null) return layOutMarkup({ ...markup, parts });
  if (parts.every((part): part is FlowPart => part.kind === "flow")) return layOutPrinted(parts, print, 1);
  const isSlides = parts.every((part): part is PlacedPart => part.kind === "placed") && parts.length === print.length;
  return isSlides
    ? parts.map((part, index) => layOutSlide(part, print[index]!, index + 1))
    : layOutMarkup({ ...markup, parts });
}

function withLists(part: FlowPart | PlacedPart): FlowPart | PlacedPart {
  if (part.kind === "flow") return { ...part, blocks: tieToItems(nameTypedItems(part.blocks)) };
  return part.unit === "cell" ? part : { ...part, blocks: tieToItems(nameTypedItems(part.blocks)) };
}
