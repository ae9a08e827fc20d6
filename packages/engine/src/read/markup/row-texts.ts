import type { MarkupTable } from "../../markup-layout/markup.ts";

/** A nested table as text of its cell, one line per row. */
export function rowTexts({ cells, rowCount }: MarkupTable): readonly string[] {
  const rows = Array.from({ length: rowCount }, (): string[] => []);
  for (const { row, text } of cells) rows[row]!.push(text);
  return rows.map((texts) => texts.join(" "));
}
