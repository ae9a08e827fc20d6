import type { Block, Page, TextLine } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import { spreadSpans } from "../styled/align-spans.ts";
import { spansProperty, type StyledText } from "../styled/styled-text.ts";
import { placeOf } from "./line-place.ts";
import type { TranscriptLine, TranscriptPage } from "./transcript.ts";
import type { PageText } from "./page-text.ts";
import { linesOfPage, withTexts } from "./to-transcript.ts";

/** Adds lines to blocks, and to the cells of tables, so that a result can give the place of each line. */
export function* placeLines(pages: Iterable<Page | TranscriptPage>, texts: Iterable<PageText>): Generator<Page> {
  for (const [page, text] of withTexts(pages, texts)) {
    // A page of a transcript already has its lines.
    const lines = "lines" in page ? (page as TranscriptPage).lines : linesOfPage(page, text);
    const byBlock = Map.groupBy(lines, ({ block }) => block);
    const blocks = page.blocks.map((block, index) => withLines(block, byBlock.get(index) ?? [], page.number));
    yield { ...page, blocks };
  }
}

function withLines(block: Block, lines: readonly TranscriptLine[], page: number): Block {
  if (block.table === undefined) {
    const spans = spansOfLines(block, lines);
    return {
      ...block,
      lines: lines.map((line, at) => ({ ...toTextLine(line, page, block.bbox), ...spansProperty(spans[at]) })),
    };
  }
  const byCell = Map.groupBy(lines, ({ cell }) => cell);
  const cells = block.table.cells.map((cell, index) => {
    const own = byCell.get(index) ?? [];
    const spans = spansOfLines(cell, own);
    return {
      ...cell,
      lines: own.map((line, at) => ({
        ...toTextLine(line, page, asLongAs(line, cell.bbox, page)),
        ...spansProperty(spans[at]),
      })),
    };
  });
  return { ...block, table: { ...block.table, cells } };
}

function spansOfLines(styled: StyledText, lines: readonly TranscriptLine[]): ReturnType<typeof spreadSpans> {
  return styled.spans === undefined
    ? []
    : spreadSpans(
        styled,
        lines.map(({ text }) => text),
      );
}

function toTextLine(line: TranscriptLine, page: number, around: BBox): TextLine {
  const { text, words } = line;
  const bbox = within(placeOf(line, page), around);
  return { text, bbox, ...(isSideBySide(words) && { edges: words.filter((_, at) => at % 2 === 0) }) };
}

/** The boxes of words have the height of the font, those of blocks the height of the ink. */
function within({ left, top, width, height, page }: BBox, around: BBox): BBox {
  const [x, y] = [Math.max(left, around.left), Math.max(top, around.top)];
  const right = Math.max(x, Math.min(left + width, around.left + around.width));
  const bottom = Math.max(y, Math.min(top + height, around.top + around.height));
  return { left: x, top: y, width: right - x, height: bottom - y, page };
}

/** A word may cross the edge of its cell, and keeps its length. */
function asLongAs(line: TranscriptLine, cell: BBox, page: number): BBox {
  const { left, width } = placeOf(line, page);
  return isSideBySide(line.words) ? { ...cell, left, width } : cell;
}

/** The words of an upright line overlap the first one vertically, and do not overlap each other horizontally. */
function isSideBySide(words: readonly number[]): boolean {
  for (let at = 4; at < words.length; at += 4) {
    const middle = (words[at + 1]! + words[at + 3]!) / 2;
    if (middle < words[1]! || middle > words[3]! || words[at] === words[at - 4]) return false;
  }
  return true;
}
