/** A table whose columns are marked by rows of `=`. */
export function simpleTable(
  lines: readonly string[],
  at: number,
): { readonly rows: readonly (readonly string[])[]; readonly end: number } {
  const columns = [...lines[at]!.matchAll(/=+/g)].map(({ index }) => index);
  const isBorder = (line: string | undefined): boolean => line !== undefined && /^={2,}(?: +={2,})*$/.test(line);
  const cut = (line: string): string[] =>
    columns.map((from, column) => line.slice(from, columns[column + 1] ?? line.length).trim());
  const rows: string[][] = [];
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end]!;
    if (isBorder(line)) {
      // The first border is that of the header if text follows directly after it.
      if (lines[end + 1] === undefined || lines[end + 1] === "") return { rows, end: end + 1 };
      continue;
    }
    if (line === "" || /^[ -]+$/.test(line)) continue;
    const cells = cut(line);
    const row = rows.at(-1);
    // A line without a first cell continues the row above.
    if (cells[0] === "" && row !== undefined) {
      for (const [column, cell] of cells.entries()) row[column] = `${row[column]!} ${cell}`.trim();
    } else rows.push(cells);
  }
  return { rows, end };
}
