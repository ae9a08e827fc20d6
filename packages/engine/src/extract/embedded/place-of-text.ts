import type { Place } from "../line-index/line-index.ts";
import { toLineIndex } from "../line-index/line-index.ts";

/** Makes a place for a text that is on no page, so that the usual readers can read it. */
export function placeOfText(text: string): Place {
  const words = text.trim().split(/\s+/u);
  const boxes = words.flatMap((_, index) => [10 * index, 0, 10 * index + 9, 10]);
  const line = { text: words.join(" "), words: boxes, block: -1, size: 10 };
  const page = { number: 1, width: 1000, height: 1000, unit: "pt", quarter: 0, blocks: [], lines: [line] } as const;
  return toLineIndex({ pages: [page], fields: [], attachments: [], warnings: [] }).places[0]!;
}
