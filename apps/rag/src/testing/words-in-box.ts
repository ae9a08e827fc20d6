import type { IndexedPassage } from "../index/refresh.ts";
import type { BoxTexts } from "./text-in-box.ts";

/** The text in boxes by the service's own words, for files that no second reader can read. */
export function textsOfWords(passages: readonly IndexedPassage[]): BoxTexts {
  const lines = passages.flatMap(({ lines: own, cells = [] }) => [
    ...own,
    ...cells.flatMap((cell) => cell.lines ?? []),
  ]);
  const words = lines.flatMap(({ text, bbox, words: edges = [] }) => {
    const parts = text.split(" ");
    const y = bbox.top + bbox.height / 2;
    // Rotated text has no word edges, so the whole line counts.
    if (edges.length !== 2 * parts.length) return [{ text, page: bbox.page, x: bbox.left + bbox.width / 2, y }];
    return parts.map((part, at) => ({ text: part, page: bbox.page, x: (edges[2 * at]! + edges[2 * at + 1]!) / 2, y }));
  });
  return {
    inBox: ({ page, left, top, width, height }) =>
      words
        .filter(({ page: on, x, y }) => on === page && x >= left && x <= left + width && y >= top && y <= top + height)
        .map(({ text }) => text)
        .join(" "),
    [Symbol.dispose]: () => {},
  };
}
