import type { Block, FullResult } from "@docsvc/openapi";
import { blockGap, blockToMarkdown, listDepths } from "./markdown/block.ts";
import { type RenderOptions, readingFlow } from "./reading-flow.ts";
import { tableNotation } from "./table/read-table.ts";

/**
 * Renders a parsed document as Markdown: headings by level, lists, tables as they were asked for, and the text inside
 * figures. Clean by default; see {@link RenderOptions}.
 */
export function renderMarkdown(result: FullResult, options: RenderOptions = {}): string {
  const blocks = readingFlow(result, options);
  const depths = listDepths(blocks);
  let markdown = "";
  let before: Block | undefined;
  for (const [index, block] of blocks.entries()) {
    const text = block.type === "Table" ? fenceData(block.content) : blockToMarkdown(block, depths[index]);
    if (text === "") continue;
    markdown += (before ? blockGap(before, block) : "") + text;
    before = block;
  }
  return before ? `${markdown}\n` : "";
}

/** A table asked for as JSON or CSV is data, not Markdown, and goes into a fence; one in Markdown or HTML is taken as it is. */
function fenceData(content: string): string {
  const notation = tableNotation(content);
  if (notation === "html" || notation === "markdown") return content;
  return `\`\`\`${notation}\n${content.replaceAll("\r\n", "\n")}\n\`\`\``;
}
