import type { MarkupCell, MarkupTable } from "../../markup-layout/markup.ts";

/** The rows of a LaTeX table; null if there are none. Rows above the first line between rows are the header. */
export function tabular(inner: string, name: string, textOf: (source: string) => string): MarkupTable | null {
  // An optional width, and the columns.
  const body = inner.replace(/^(?:\[[^\]]*\])?/, "").replace(/^\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/, "");
  const content = /^(?:tabularx|tabulary|tabular\*)$/.test(name)
    ? body.replace(/^\{(?:[^{}]|\{[^{}]*\})*\}/, "")
    : body;
  const rows = unwrapped(content).split(/\\\\(?:\[[^\]]*\])?|\\tabularnewline\b/);
  const cells: MarkupCell[] = [];
  let rowCount = 0;
  let columnCount = 0;
  let headerRows = 0;
  for (const source of rows) {
    const row = source.replaceAll(/\\(?:cline|cmidrule)(?:\([^)]*\))?\{[^}]*\}/g, "");
    const hasRule = RULE.test(row);
    const plain = row.replaceAll(new RegExp(RULE, "g"), "");
    if (hasRule && rowCount > 0 && headerRows === 0) headerRows = rowCount;
    if (plain.trim() === "") continue;
    let column = 0;
    for (const cell of plain.split(/(?<!\\)&/)) {
      const [, wide = "1", spanned] = /^\s*\\multicolumn\{(\d+)\}\{[^}]*\}\{([^]*)\}\s*$/.exec(cell) ?? [];
      const columnSpan = Math.max(1, Math.min(MAX_SPAN, Number(wide)));
      const text = textOf((spanned ?? cell).replace(/\\multirow(?:\[[^\]]*\])?\{[^}]*\}\{[^}]*\}/, ""));
      cells.push({ row: rowCount, column, rowSpan: 1, columnSpan, header: false, text });
      column += columnSpan;
    }
    columnCount = Math.max(columnCount, column);
    rowCount += 1;
  }
  if (cells.length === 0) return null;
  // If a line follows every row, it does not mark the header; then the first row is the header.
  const header = headerRows < rowCount ? headerRows : 0;
  return { rowCount, columnCount, cells: cells.map((cell) => ({ ...cell, header: cell.row < header })) };
}

/** Removes the caption, the header repeated on each page, and the commands that set a cell in lines. */
function unwrapped(content: string): string {
  return withoutRepeated(content)
    .replace(/\\caption\*?(?:\[[^\]]*\])?\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}\s*(?:\\\\|\\tabularnewline\b)?/, "")
    .replaceAll(/\\begin\{minipage\}(?:\[[^\]]*\])*\{(?:[^{}]|\{[^{}]*\})*\}|\\end\{minipage\}/g, "")
    .replaceAll(/\\(?:begin|end)\{(?:itemize|enumerate)\}/g, "")
    .replaceAll(/\\item\b/g, String.raw`\newline •`)
    .replaceAll(/\n[ \t]*\n(?=[^\n]*[^\s\\&])/g, String.raw`\newline `);
}

function withoutRepeated(content: string): string {
  const from = content.indexOf(String.raw`\endfirsthead`);
  const to = from < 0 ? -1 : content.indexOf(String.raw`\endhead`, from);
  return to < 0 ? content : content.slice(0, from) + content.slice(to);
}

const RULE = /\\(?:hline|toprule|midrule|bottomrule|endhead|endfirsthead|endfoot|endlastfoot)\b/;
const MAX_SPAN = 100;
