import type { Block, FullResult } from "@docsvc/openapi";
import { joinChart, splitChart } from "./chart-content.ts";
import { blockGap, blockToMarkdown, listDepths } from "./markdown/block.ts";
import { joinPieces } from "./pieces.ts";
import { blocksOf, type FlowOptions, type RenderOptions, readingFlow } from "./reading-flow.ts";
import { tableNotation } from "./table/read-table.ts";

/**
 * Renders a parsed document as Markdown: headings by level, lists, tables in the requested format, and the text inside
 * figures. Clean by default; see {@link RenderOptions}.
 */
export function renderMarkdown(result: FullResult, options: RenderOptions = {}): string {
  return joinPieces(markdownPieces(blocksOf(result), { ...options, structure: result.structure }));
}

/** Renders blocks in the same way, in pieces. */
export function* markdownPieces(blocks: Iterable<Block>, options: FlowOptions): Generator<string> {
  const depthOf = listDepths();
  let before: Block | undefined;
  for (const block of readingFlow(blocks, options)) {
    const depth = depthOf(block);
    const text = block.type === "Table" ? fenceData(block.content) : blockToMarkdown(withFencedChart(block), depth);
    if (text === "") continue;
    yield (before ? blockGap(before, block) : "") + text;
    before = block;
  }
  if (before) yield "\n";
}

/** The table of a chart is written like any other. */
function withFencedChart(block: Block): Block {
  const chart = splitChart(block);
  return chart === null ? block : { ...block, content: joinChart({ ...chart, table: fenceData(chart.table) }) };
}

/** A table requested as JSON or CSV is data, not Markdown, so it is fenced; one in Markdown or HTML is left as it is. */
function fenceData(content: string): string {
  const notation = tableNotation(content);
  if (notation === "html" || notation === "markdown") return content;
  return `\`\`\`${notation}\n${content.replaceAll("\r\n", "\n")}\n\`\`\``;
}
