import { hasMarks, readMarks, withoutMarks } from "../styled/style-marks.ts";
import type { StyledText } from "../styled/styled-text.ts";
import { mapCells } from "./deferred-table.ts";
import { displayFormula } from "./display-formula.ts";
import type { Markup, MarkupBlock, MarkupPart, MarkupTable, PlacedMarkupBlock } from "./markup.ts";

/** Soft hyphens, word joiners and byte order marks: all are invisible, and each splits a word that is searched for. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g;
const HAS_UNSEEN = new RegExp(UNSEEN.source);

/**
 * Returns the same document with styles separated from texts, without invisible chars, and without an image's caption repeated in its description.
 */
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
  const isText = block.type === "Text" && block.preformatted !== true;
  return {
    ...block,
    ...seenText(isText ? displayFormula(block.text) : block.text),
    ...(caption === undefined ? {} : { caption: withoutMarks(caption) }),
    ...(comments === undefined ? {} : { comments: comments.map(withoutMarks) }),
    ...(block.table === undefined ? {} : { table: seenCells(block.table) }),
  };
}

function seenCells(table: MarkupTable): MarkupTable {
  return mapCells(table, (cell) => (isTidy(cell.text) ? cell : { ...cell, ...seenText(cell.text) }));
}

/** Whether a text needs no change, as most do, including nearly all of a sheet's million cells. */
function isTidy(text: string): boolean {
  return !HAS_UNSEEN.test(text) && !hasMarks(text);
}

/** Marks refer to positions in the text, so they are read after all other changes. */
function seenText(text: string): StyledText {
  return readMarks(text.replaceAll(UNSEEN, ""));
}

/** Programs describe an image by its caption for readers who cannot see it; in the text that would be a repetition. */
function captioned<Block extends MarkupBlock>(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block, index) => {
    const { type, text } = block;
    if (type !== "Figure" || text === "") return block;
    const isRepeated = [blocks[index + 1], blocks[index - 1]].some((one) => one?.type === "Text" && one.text === text);
    return isRepeated ? { ...block, text: "", caption: text } : block;
  });
}
