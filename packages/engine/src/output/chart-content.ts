import type { Block } from "@docsvc/openapi";

/** The `content` of a figure whose chart was read: its title and other texts, then its table. */
export interface ChartContent {
  readonly head: string;
  /** In the requested table format. */
  readonly table: string;
}

/** No table format has a blank line outside quoted fields, so the first blank line separates text and table. */
const GAP = "\n\n";

export function joinChart({ head, table }: ChartContent): string {
  return head === "" ? table : `${head.replaceAll(/\n{2,}/g, "\n")}${GAP}${table}`;
}

/** Splits the content of a figure; null for a block without a chart. */
export function splitChart({ chart, content }: Block): ChartContent | null {
  if (chart === undefined) return null;
  const at = content.indexOf(GAP);
  return at < 0 ? { head: "", table: content } : { head: content.slice(0, at), table: content.slice(at + GAP.length) };
}

/** Replaces the data of a chart by its printed text. */
export function withPrintedChart(block: Block): Block {
  if (block.chart === undefined) return block;
  const { chart, ...rest } = block;
  return { ...rest, content: chart.text };
}
