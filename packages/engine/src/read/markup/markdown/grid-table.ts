/** A table whose cells are drawn with `+`, `-` and `|`; the text of a spanning cell is in its first column. */
export function gridTable(lines: readonly string[]): readonly (readonly string[])[] {
  const edges = [...(lines[0] ?? "").matchAll(/\+/g)].map(({ index }) => index);
  const rows: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (/^\+[-=+]+\+?$/.test(line)) {
      isOpen = false;
      continue;
    }
    const cells: string[] = edges.slice(0, -1).map(() => "");
    let from = 0;
    for (const [column, edge] of edges.slice(1).entries()) {
      const mark = line[edge] ?? "|";
      if (mark !== "|" && mark !== "+") continue;
      cells[from] = line.slice(edges[from]! + 1, edge).trim();
      from = column + 1;
    }
    if (isOpen) {
      const row = rows.at(-1)!;
      for (const [column, cell] of cells.entries()) row[column] = joined(row[column]!, cell);
    } else rows.push(cells);
    isOpen = true;
  }
  return rows.map((row) => row.map((cell) => cell.replace(/(?:<br>)+$/, "").replace(/^[-*+] /, "• ")));
}

/** Appends a line to a cell; paragraphs and items begin lines of their own. */
function joined(before: string, line: string): string {
  if (line === "") return before === "" || before.endsWith("<br>") ? before : `${before}<br>`;
  if (/^[-*+•] /.test(line)) return `${before.replace(/<br>$/, "")}<br>• ${line.slice(2)}`.replace(/^<br>/, "");
  return before.endsWith("<br>") ? before + line : `${before} ${line}`.trim();
}
