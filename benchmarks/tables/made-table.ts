/** A table before it is typeset: the truth of a corpus. */
export interface MadeTable {
  readonly columns: readonly ColumnKind[];
  readonly rows: readonly (readonly MadeCell[])[];
  readonly headerRows: number;
  /** Numbers of the column are aligned at their decimal points. */
  readonly decimal?: true;
}

export type ColumnKind = "stub" | "number" | "text" | "long";

export interface MadeCell {
  readonly text: string;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** Set in bold, like totals and group headings. */
  readonly strong?: true;
  /** Level below the heading of its group. */
  readonly indent?: number;
  /** A note mark, set as a superscript after the text. */
  readonly mark?: string;
  /** A currency sign, set at the opposite edge of the cell. */
  readonly lead?: string;
  /** Dot leaders connect it to its row's values. */
  readonly leaders?: true;
  /** A line above it, as above a sum, or two below it, as below the last sum. */
  readonly ruled?: "over" | "double-under";
}

/** The table as HTML, as table scorers expect it. */
export function toTruth(table: MadeTable): string {
  const rows = table.rows.map((row) => {
    const cells = row.map((cell) => {
      const { mark = "", rowSpan, columnSpan } = cell;
      const spans = `${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ""}${columnSpan > 1 ? ` colspan="${columnSpan}"` : ""}`;
      return `<td${spans}>${escapeText(textOf(cell) + mark)}</td>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table>${rows.join("")}</table>`;
}

/** The text of a cell, without its note mark. */
export function textOf({ lead, text }: MadeCell): string {
  return lead === undefined ? text : `${lead} ${text}`;
}

/** Escapes text for HTML and XML. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The first column of each cell, taking row spans from above into account. */
export function placesOf(table: MadeTable): number[][] {
  const taken = new Set<string>();
  return table.rows.map((row, rowIndex) => {
    let column = 0;
    return row.map(({ rowSpan, columnSpan }) => {
      while (taken.has(`${rowIndex},${column}`)) column++;
      const at = column;
      for (let r = rowIndex; r < rowIndex + rowSpan; r++) {
        for (let c = at; c < at + columnSpan; c++) taken.add(`${r},${c}`);
      }
      column += columnSpan;
      return at;
    });
  });
}
