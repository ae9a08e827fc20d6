import type { MarkupTable } from "../../markup-layout/markup.ts";

/** A table inside of a cell as text of it, a row a line. */
export function rowTexts({ cells, rowCount }: MarkupTable): readonly string[] {
  const rows = Array.from({ length: rowCount }, (): string[] => []);
  for (const { row, text } of cells) rows[row]!.push(text);
  return rows.map((texts) => texts.join(" "));
}
