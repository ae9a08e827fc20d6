import { scaleBBox } from "../document/scale-page.ts";
import type { PageText } from "./page-text.ts";

/** Converts the words of a page to another unit by multiplying every length by `factor`. */
export function scalePageText(text: PageText, factor: number): PageText {
  return {
    ...text,
    lines: text.lines.map((line) => ({
      ...line,
      size: line.size * factor,
      words: line.words.map((edge) => Math.round(edge * factor * 100) / 100),
    })),
    fields: text.fields.map((field) => ({ ...field, bbox: scaleBBox(field.bbox, factor) })),
  };
}
