import type { Block, FullResult } from "@docsvc/openapi";
import { joinChart, splitChart } from "./chart-content.ts";
import { isTight, listDepths } from "./markdown/block.ts";
import { runsToText } from "./inline/runs-to-text.ts";
import { joinPieces } from "./pieces.ts";
import { blocksOf, type FlowOptions, type RenderOptions, readingFlow } from "./reading-flow.ts";
import { readTable } from "./table/read-table.ts";

/** Columns wider than this are not padded: one long cell would push the others out of view. */
const MAX_PADDING = 40;

/** Renders a parsed document as plain text, with tables as aligned columns. Clean by default; see {@link RenderOptions}. */
export function renderText(result: FullResult, options: RenderOptions = {}): string {
  return joinPieces(textPieces(blocksOf(result), { ...options, structure: result.structure }));
}

/** Renders blocks in the same way, in pieces. */
export function* textPieces(blocks: Iterable<Block>, options: FlowOptions): Generator<string> {
  const depthOf = listDepths();
  let before: Block | undefined;
  for (const block of readingFlow(blocks, options)) {
    const depth = depthOf(block);
    const own = ownText(block);
    if (own === "") continue;
    const gap = before === undefined ? "" : isTight(before, block) ? "\n" : "\n\n";
    yield gap + (depth === 0 ? own : own.replaceAll(/^/gm, "  ".repeat(depth)));
    before = block;
  }
  if (before) yield "\n";
}

function ownText(block: Block): string {
  const chart = splitChart(block);
  if (chart !== null) return joinChart({ head: chart.head, table: tableToText(chart.table) });
  return block.type === "Table" ? tableToText(block.content) : runsToText(block).trim();
}

function tableToText(content: string): string {
  const rows = readTable(content).map((row) =>
    row.flatMap((cell) => [
      runsToText({ content: cell.text, ...cell }).replaceAll(/\s+/g, " "),
      ...Array<string>(cell.columnSpan - 1).fill(""),
    ]),
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
