import type { Block } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import { type Box, overlap } from "../geometry/box.ts";
import type { PageText } from "../transcript/page-text.ts";
import type { BlockPlace, PlacedUnit } from "./place-blocks.ts";

export type PageLine = PageText["lines"][number];

/**
 * The words of a block as in its file, line by line, with their places in the print. A word that was not found, or is on the next page,
 * has the box of the word before it.
 *
 * @param index - index of the block on its page
 */
export function linesOfBlock(block: Block, index: number, place: BlockPlace | null): readonly PageLine[] {
  const placed = new Map(place?.units.map((one) => [one.unit.cell, one]));
  if (block.table === undefined) {
    const text = block.marker === undefined ? block.text : `${block.marker} ${block.text}`;
    return linesOfText(text, block.bbox, placed.get(-1), { block: index });
  }
  return block.table.cells.flatMap((cell, at) =>
    linesOfText(cell.text, cell.bbox, placed.get(at), { block: index, cell: at }),
  );
}

function linesOfText(
  text: string,
  bbox: BBox,
  placed: PlacedUnit | undefined,
  home: { readonly block: number; readonly cell?: number },
): readonly PageLine[] {
  const texts = placed?.unit.words.map((word) => word.text) ?? text.split(/\s+/u).filter((word) => word !== "");
  const boxes = placed?.place.words ?? [];
  // A word that was not found has the box of the one before it.
  let box: Box = boxes.find((one) => one !== null) ?? {
    left: bbox.left,
    top: bbox.top,
    right: bbox.left + bbox.width,
    bottom: bbox.top + bbox.height,
  };
  const size = placed?.place.size ?? bbox.height;
  const lines: { readonly texts: string[]; readonly words: number[]; readonly first: Box }[] = [];
  for (const [at, word] of texts.entries()) {
    box = boxes[at] ?? box;
    const last = lines.at(-1);
    const line = last !== undefined && isSameLine(last.first, box) ? last : { texts: [], words: [], first: box };
    if (line !== last) lines.push(line);
    line.texts.push(word);
    line.words.push(box.left, box.top, box.right, box.bottom);
  }
  return lines.map((line) => ({ text: line.texts.join(" "), words: line.words, size, ...home }));
}

function isSameLine(line: Box, word: Box): boolean {
  return overlap(line.top, line.bottom, word.top, word.bottom) > (word.bottom - word.top) / 2;
}
