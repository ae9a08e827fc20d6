import type { Block, Page } from "../document.ts";
import type { LaidOutPage, PageBlock } from "../layout/layout-page.ts";
import type { Edges } from "../layout/text.ts";

/** Names the blocks of all pages. */
export function nameBlocks(pages: readonly LaidOutPage[]): Page[] {
  return pages.map((page) => ({
    number: page.number,
    width: page.width,
    height: page.height,
    unit: "pt",
    blocks: page.blocks.map((block) => toBlock(block, page)),
  }));
}

function toBlock(block: PageBlock, page: LaidOutPage): Block {
  const bbox = toBBox(block.ink, page);
  const { placed } = block;
  if (placed?.kind === "table") {
    const table = placed.table!;
    const text = table.cells.map((cell) => cell.text).filter((cell) => cell !== "").join(" ");
    return { type: "Table", bbox, text, confidence: "high", table };
  }
  const lines = placed === null ? block.lines : placed.lines;
  const text = joinLines(lines.map((line) => ("text" in line ? (line.text as string) : "")));
  return { type: placed?.kind === "figure" ? "Figure" : "Text", bbox, text, confidence: "high" };
}

/** Lines of one paragraph; a hyphen at the end of a line stays as printed and joins. */
export function joinLines(lines: readonly string[]): string {
  return lines.join(" ");
}

function toBBox({ left, top, right, bottom }: Edges, page: { readonly number: number }): Block["bbox"] {
  return { left, top, width: right - left, height: bottom - top, page: page.number };
}
