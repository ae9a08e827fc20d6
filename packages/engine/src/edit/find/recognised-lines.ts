import type { TranscriptLine } from "../../transcript/transcript.ts";
import { type Box, invert, mapBox, type PageView } from "../pdf/page-view.ts";
import type { SecondReading } from "./pdfium-text.ts";
import { ordersOf, type PlacedGlyph } from "./text-order.ts";

/** Usual extent of print below and above the baseline. */
const DESCENT_EM = 0.2;
const ASCENT_EM = 0.8;

/**
 * Converts lines of words to glyphs; each letter gets a share of its word's width.
 *
 * @param scale - from the units of the lines to points
 */
export function linesToReading(lines: readonly TranscriptLine[], view: PageView, scale = 1): SecondReading {
  const glyphs: PlacedGlyph[] = [];
  for (const line of lines) {
    for (const [index, word] of line.text.split(" ").entries()) {
      const [left = 0, top = 0, right = 0, bottom = 0] = line.words
        .slice(4 * index, 4 * index + 4)
        .map((value) => value * scale);
      const letters = Array.from(word);
      for (const [at, text] of letters.entries()) {
        const step = (right - left) / letters.length;
        const box = { x0: left + at * step, x1: left + (at + 1) * step, y0: top, y1: bottom };
        glyphs.push(toGlyph(glyphs.length, text, mapBox(invert(view.display), box)));
      }
    }
  }
  return { glyphs, orders: ordersOf(glyphs) };
}

function toGlyph(id: number, text: string, box: Box): PlacedGlyph {
  const size = box.y1 - box.y0;
  const baseline = box.y0 + DESCENT_EM * size;
  const shared = {
    id,
    text,
    box,
    size,
    ascent: ASCENT_EM * size,
    descent: -DESCENT_EM * size,
    angleDegrees: 0,
    isInvisible: false,
    color: "0 g",
  };
  return { ...shared, x: box.x0, y: baseline, endX: box.x1, endY: baseline };
}
