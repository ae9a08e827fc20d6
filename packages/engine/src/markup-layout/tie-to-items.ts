import type { MarkupBlock } from "./markup.ts";

/**
 * Gives the paragraphs between a list item and a deeper one, or another of its depth below the first, the level of the
 * item that holds them: office files say of each item how deep it is, and of paragraphs nothing. Without it a list would
 * end at its first paragraph, and what follows lose its depth.
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
