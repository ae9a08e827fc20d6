import type { Block } from "@docsvc/openapi";

/** The `content` of a figure whose chart was read: its title and other texts, then its table. */
export interface ChartContent {
  readonly head: string;
  /** In the table format that was asked for. */
  readonly table: string;
}

/** No table format writes a blank line outside of a quoted field, so the first one parts them. */
const GAP = "\n\n";

export function joinChart({ head, table }: ChartContent): string {
  return head === "" ? table : `${head.replaceAll(/\n{2,}/g, "\n")}${GAP}${table}`;
}

/** The parts of a wire block's content; null for a block without a chart. */
export function splitChart({ chart, content }: Block): ChartContent | null {
  if (chart === undefined) return null;
  const at = content.indexOf(GAP);
  return at < 0 ? { head: "", table: content } : { head: content.slice(0, at), table: content.slice(at + GAP.length) };
}

/** The block with what is printed in its chart in place of the data. */
export function withPrintedChart(block: Block): Block {
  if (block.chart === undefined) return block;
  const { chart, ...rest } = block;
  return { ...rest, content: chart.text };
}
