import { type Box, intersect } from "../pdf/page-view.ts";
import type { PlacedGlyph } from "./text-order.ts";

/** Minimum share of a glyph's width inside a box, and */
const MIN_WIDTH_INSIDE = 0.5;
/** of its height. */
const MIN_HEIGHT_INSIDE = 0.4;

/** Glyphs that lie in a box by more than half of their width and nearly half of their height. */
export function glyphsInBox<Own extends PlacedGlyph>(glyphs: readonly Own[], box: Box): Own[] {
  return glyphs.filter((glyph) => {
    const { x0, y0, x1, y1 } = intersect(glyph.box, box);
    return (
      glyph.text.trim() !== "" &&
      x1 - x0 > MIN_WIDTH_INSIDE * (glyph.box.x1 - glyph.box.x0) &&
      y1 - y0 > MIN_HEIGHT_INSIDE * (glyph.box.y1 - glyph.box.y0)
    );
  });
}
