import type { MarkupBlock } from "./markup.ts";

/**
 * Gives the paragraphs between a list item and a deeper one, or another of the same depth below the first level, the level of the
 * item that contains them: Office files store the depth of items, but not of paragraphs. Otherwise a list would
 * end at its first paragraph, and what follows would lose its depth.
 */
export function tieToItems<Of extends MarkupBlock>(blocks: readonly Of[]): readonly Of[] {
  const tied = [...blocks];
  let item = 0;
  let from = 0;
  for (const [at, block] of tied.entries()) {
    if (block.type === "List Item") {
      const level = Math.min((block.level ?? 1) - 1, item);
      if (level > 0) for (let index = from; index < at; index += 1) tied[index] = inItem(tied[index]!, level);
      item = block.level ?? 1;
      from = at + 1;
    } else if (block.type !== "Text" && block.type !== "Figure") {
      item = 0;
      from = at + 1;
    }
  }
  return tied;
}

function inItem<Of extends MarkupBlock>(block: Of, level: number): Of {
  return block.type === "Text" && block.level === undefined ? { ...block, level } : block;
}
