/** A Markdown table; columns whose header ends in `:` are right-aligned, like numbers. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(header.map((name) => name.replace(/:$/, ""))),
    line(header.map((name) => (name.endsWith(":") ? "--:" : "---"))),
    ...rows.map(line),
  ].join("\n");
}
