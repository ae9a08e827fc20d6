/** Transcripts written as blocks, as page layout produces them: texts line by line, and tables cell by cell. */
import type { Transcript, TranscriptBlock, TranscriptCell, TranscriptLine } from "../src/transcript/transcript.ts";

const CHAR = 5;
const LEFT = 50;
const COLUMN = 110;
const LINE = 12;

/** A block: its type, its lines, and its font size; or the rows of a table, with `|` between the lines of a cell. */
export type SpelledBlock =
  | {
      readonly type: TranscriptBlock["type"];
      readonly lines: readonly string[];
      readonly sizes?: readonly number[];
      readonly left?: number;
    }
  | { readonly rows: readonly (readonly string[])[] };

/** A page with its blocks one below the other. */
export function transcriptOfBlocks(...spelled: readonly SpelledBlock[]): Transcript {
  const blocks: TranscriptBlock[] = [];
  const lines: TranscriptLine[] = [];
  let top = 40;
  for (const one of spelled) {
    const index = blocks.length;
    if ("rows" in one) top = addTable(one.rows, { index, top, blocks, lines });
    else {
      const own = one.lines.map((text, at) => lineAt(text, one.left ?? LEFT, top + at * LINE, one.sizes?.[at] ?? 10, index));
      lines.push(...own);
      const bbox = { left: one.left ?? LEFT, top, width: 400, height: LINE * one.lines.length, page: 1 };
      blocks.push({ type: one.type, bbox, text: one.lines.join(" "), confidence: "high" });
      top += LINE * one.lines.length;
    }
    top += LINE;
  }
  const page = { number: 1, width: 600, height: 800, unit: "pt" as const, quarter: 0 as const, blocks, lines };
  return { pages: [page], fields: [], attachments: [], warnings: [] };
} // prettier-ignore

interface Page {
  readonly index: number;
  readonly top: number;
  readonly blocks: TranscriptBlock[];
  readonly lines: TranscriptLine[];
}

function addTable(rows: readonly (readonly string[])[], { index, top, blocks, lines }: Page): number {
  const cells: TranscriptCell[] = [];
  let at = top;
  for (const [row, texts] of rows.entries()) {
    const height = LINE * Math.max(...texts.map((text) => text.split("|").length));
    for (const [column, text] of texts.entries()) {
      const left = LEFT + column * COLUMN;
      const parts = text === "" ? [] : text.split("|");
      for (const [turn, part] of parts.entries()) {
        lines.push({ ...lineAt(part, left, at + turn * LINE, 10, index), cell: cells.length });
      }
      const bbox = { left, top: at, width: COLUMN, height, page: 1 };
      cells.push({ row, column, rowSpan: 1, columnSpan: 1, header: row === 0, text: parts.join(" "), bbox });
    }
    at += height;
  }
  const columnCount = rows[0]!.length;
  const bbox = { left: LEFT, top, width: columnCount * COLUMN, height: at - top, page: 1 };
  const table = { rowCount: rows.length, columnCount, cells };
  blocks.push({ type: "Table", bbox, text: rows.flat().join(" "), confidence: "high", table });
  return at;
}

// oxlint-disable-next-line max-params -- a text, where it is, how large, in which block
function lineAt(text: string, left: number, top: number, size: number, block: number): TranscriptLine {
  const words: number[] = [];
  let at = left;
  for (const word of text.split(" ")) {
    words.push(at, top, at + CHAR * word.length, top + size);
    at += CHAR * (word.length + 1);
  }
  return { text, words, block, size };
}
