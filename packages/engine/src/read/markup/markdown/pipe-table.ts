/** A row of a Markdown table. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.trim().replaceAll(/(?<!\\)\|/g, String.raw`\|`)).join(" | ")} |`;
}

/** A table whose first row is its header, with blank lines around it. */
export function markdownTable(rows: readonly (readonly string[])[]): readonly string[] {
  const [head, ...body] = rows;
  if (head === undefined) return [];
  const width = Math.max(...rows.map((row) => row.length));
  const filled = (row: readonly string[]): readonly string[] => Array.from({ length: width }, (_, at) => row[at] ?? "");
  return [
    "",
    tableRow(filled(head)),
    tableRow(filled([]).map(() => "---")),
    ...body.map((row) => tableRow(filled(row))),
    "",
  ];
}
