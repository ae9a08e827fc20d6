import { hasMarks, readMarks, withoutMarks } from "../styled/style-marks.ts";
import type { StyledText } from "../styled/styled-text.ts";
import { mapCells } from "./deferred-table.ts";
import type { Markup, MarkupBlock, MarkupPart, MarkupTable, PlacedMarkupBlock } from "./markup.ts";

/** Says where words may break, where nothing may, or where a file begins: none is seen, and each parts a word that is searched for. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g;
const HAS_UNSEEN = new RegExp(UNSEEN.source);

/** The same document with the styles of its texts apart from them, without what no one sees, and without what it says twice of one picture. */
export function tidyMarkup(markup: Markup): Markup {
  return { ...markup, parts: markup.parts.map(tidyPart) };
}

function tidyPart(part: MarkupPart): MarkupPart {
  return part.kind === "flow"
    ? { ...part, blocks: captioned(part.blocks.map(seen)) }
    : { ...part, blocks: captioned<PlacedMarkupBlock>(part.blocks.map(seen)) };
}

function seen<Block extends MarkupBlock>(block: Block): Block {
  const { caption, comments } = block;
  return {
    ...block,
    ...seenText(block.text),
    ...(caption === undefined ? {} : { caption: withoutMarks(caption) }),
    ...(comments === undefined ? {} : { comments: comments.map(withoutMarks) }),
    ...(block.table === undefined ? {} : { table: seenCells(block.table) }),
  };
}

function seenCells(table: MarkupTable): MarkupTable {
  return mapCells(table, (cell) => (isTidy(cell.text) ? cell : { ...cell, ...seenText(cell.text) }));
}

/** Most texts are, of a million cells of a sheet nearly all. */
function isTidy(text: string): boolean {
  return !HAS_UNSEEN.test(text) && !hasMarks(text);
}

/** Marks are places in the text, so that they are read when it is as it stays. */
function seenText(text: string): StyledText {
  return readMarks(text.replaceAll(UNSEEN, ""));
}

/** Programs describe a picture by its caption, for readers who do not see it; for those of the text it is there already. */
function captioned<Block extends MarkupBlock>(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block, index) => {
    const { type, text } = block;
    if (type !== "Figure" || text === "") return block;
    const isSaid = [blocks[index + 1], blocks[index - 1]].some((one) => one?.type === "Text" && one.text === text);
    return isSaid ? { ...block, text: "", caption: text } : block;
  });
}
