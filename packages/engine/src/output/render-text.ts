import type { Block, FullResult } from "@docsvc/openapi";
import { blockGap, listDepths } from "./markdown/block.ts";
import { type RenderOptions, readingFlow } from "./reading-flow.ts";
import { readTable } from "./table/read-table.ts";

/** Columns wider than this are not padded: one long cell would push the others out of sight. */
const MAX_PADDING = 40;

/** Renders a parsed document as plain text; tables as aligned columns. Clean by default; see {@link RenderOptions}. */
export function renderText(result: FullResult, options: RenderOptions = {}): string {
  const blocks = readingFlow(result, options);
  const depths = listDepths(blocks);
  let text = "";
  let before: Block | undefined;
  for (const [index, block] of blocks.entries()) {
    const own = block.type === "Table" ? tableToText(block.content) : block.content.trim();
    if (own === "") continue;
    text += (before ? blockGap(before, block) : "") + "  ".repeat(depths[index]!) + own;
    before = block;
  }
  return before ? `${text}\n` : "";
}

function tableToText(content: string): string {
  const rows = readTable(content).map((row) =>
    row.flatMap((cell) => [cell.text.replaceAll(/\s+/g, " "), ...Array<string>(cell.columnSpan - 1).fill("")]),
  );
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, text] of row.entries()) {
      widths[column] = Math.min(MAX_PADDING, Math.max(widths[column] ?? 0, text.length));
    }
  }
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
