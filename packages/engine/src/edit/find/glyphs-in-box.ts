import { type Box, intersect } from "../pdf/page-view.ts";
import type { PlacedGlyph } from "./text-order.ts";

/** Glyphs that lie in a box by more than half of their width and nearly half of their height. */
export function glyphsInBox<Own extends PlacedGlyph>(glyphs: readonly Own[], box: Box): Own[] {
  return glyphs.filter((glyph) => {
    const { x0, y0, x1, y1 } = intersect(glyph.box, box);
    return (
      glyph.text.trim() !== "" &&
      x1 - x0 > 0.5 * (glyph.box.x1 - glyph.box.x0) &&
      y1 - y0 > 0.4 * (glyph.box.y1 - glyph.box.y0)
    );
  });
}
