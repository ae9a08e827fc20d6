import { escapeText, type MadeTable, placesOf, textOf } from "./made-table.ts";
import type { Random } from "./random.ts";

/** How LibreOffice rules and shades tables. */
export const BORDERS = [
  "grid",
  "grid",
  "rows",
  "booktabs",
  "booktabs",
  "none",
  "none",
  "outer",
  "columns",
  "dashed",
  "dotted",
  "double",
  "zebra",
  "head-fill",
  "open-sides",
  "hairline",
  "cell-fills",
] as const;
type Borders = (typeof BORDERS)[number];

/** For each column, the lengths of the longest word and the longest text, over cells without spans. */
export function longestTexts(table: MadeTable): { readonly word: number; readonly text: number }[] {
  const places = placesOf(table);
  return table.columns.map((_, column) => {
    const texts = table.rows.flatMap((row, r) =>
      row.flatMap((cell, c) => (places[r]![c] === column && cell.columnSpan === 1 ? [textOf(cell)] : [])),
    );
    const longest = (of: readonly string[]): number =>
      Math.max(1, ...of.map((text) => (/[\u4e00-\u9fff]/.test(text) ? 1.8 : 1) * text.length));
    return { word: longest(texts.flatMap((text) => text.split(" "))), text: longest(texts) };
  });
}

export interface WriterStyle {
  readonly borders: Borders;
  readonly at: number;
  readonly width: number;
  readonly size: number;
  readonly styles: string[];
  /** Whether the table may continue on the next page, with or without a repeated header; otherwise it stays whole. */
  readonly continues?: "with header" | "without header";
}

export function writerTable(
  random: Random,
  table: MadeTable,
  { borders, at, width, styles, continues }: WriterStyle,
): string {
  const name = `Table${at}`;
  const weights = longestTexts(table).map(({ word, text }, column) =>
    table.columns[column] === "long" ? 24 : Math.max(word + 2, random.pick([0.5, 0.7, 1]) * text, 5),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const line = `${random.pick(["0.5pt", "0.75pt", "1pt"])} solid ${random.pick(["#000000", "#000000", "#888888"])}`;
  const padding = random.pick([0.05, 0.1, 0.1, 0.2]);
  styles.push(
    `<style:style style:name="${name}" style:family="table"><style:table-properties style:width="${width}cm" table:align="${random.pick(["left", "center"])}" style:may-break-between-rows="${continues !== undefined}"/></style:style>`,
  );
  styles.push(
    ...weights.map(
      (weight, column) =>
        `<style:style style:name="${name}.${column}" style:family="table-column"><style:table-column-properties style:column-width="${((width * weight) / sum).toFixed(3)}cm"/></style:style>`,
    ),
  );
  const valign = random.pick(["top", "top", "middle"]);
  const aligns = table.columns.map((kind) =>
    kind === "number" ? random.pick(["end", "end", "center", "start"]) : "start",
  );
  const headAlign = random.pick(["same", "center"]);
  const boldHead = random.chance(0.7);
  const places = placesOf(table);
  const last = table.rows.length - 1;
  const rows = table.rows.map((row, rowIndex) => {
    const cells: string[] = [];
    let column = 0;
    const cover = (until: number): void => {
      for (; column < until; column++) cells.push("<table:covered-table-cell/>");
    };
    for (const [index, cell] of row.entries()) {
      cover(places[rowIndex]![index]!);
      const style = `${name}.c${rowIndex}.${column}`;
      const isHead = rowIndex < table.headerRows;
      styles.push(
        `<style:style style:name="${style}" style:family="table-cell"><style:table-cell-properties fo:padding="${padding}cm" style:vertical-align="${valign}" ${cellBorders(borders, line, { rowIndex, endRow: rowIndex + cell.rowSpan - 1, column, endColumn: column + cell.columnSpan - 1, last, lastColumn: table.columns.length - 1, headerRows: table.headerRows })}/></style:style>`,
      );
      const align = isHead
        ? cell.columnSpan > 1 || headAlign === "center"
          ? "center"
          : aligns[column]!
        : cell.columnSpan > 1
          ? "start"
          : aligns[column]!;
      const text = `${escapeText(textOf(cell))}${cell.mark === undefined ? "" : `<text:span text:style-name="U">${cell.mark}</text:span>`}`;
      const set = cell.strong || (isHead && boldHead) ? `<text:span text:style-name="B">${text}</text:span>` : text;
      const spans = `${cell.columnSpan > 1 ? ` table:number-columns-spanned="${cell.columnSpan}"` : ""}${cell.rowSpan > 1 ? ` table:number-rows-spanned="${cell.rowSpan}"` : ""}`;
      cells.push(
        `<table:table-cell table:style-name="${style}"${spans} office:value-type="string"><text:p text:style-name="T-${cell.indent ? "indent" : align}">${set}</text:p></table:table-cell>`,
      );
      column++;
      cover(column + cell.columnSpan - 1);
    }
    cover(table.columns.length);
    return `<table:table-row>${cells.join("")}</table:table-row>`;
  });
  return `<table:table table:name="${name}" table:style-name="${name}">${table.columns.map((_, column) => `<table:table-column table:style-name="${name}.${column}"/>`).join("")}${continues === "with header" ? withHeader(rows, table.headerRows) : rows.join("")}</table:table>`;
}

/** Rows in OpenDocument; header rows are marked to be repeated on each page. */
export function withHeader(rows: readonly string[], headerRows: number): string {
  const header = rows.slice(0, headerRows);
  const marked = header.length === 0 ? "" : `<table:table-header-rows>${header.join("")}</table:table-header-rows>`;
  return marked + rows.slice(headerRows).join("");
}

interface CellPlace {
  readonly rowIndex: number;
  readonly endRow: number;
  readonly column: number;
  readonly endColumn: number;
  readonly last: number;
  readonly lastColumn: number;
  readonly headerRows: number;
}

export function cellBorders(
  borders: Borders,
  line: string,
  { rowIndex, endRow, column, endColumn, last, lastColumn, headerRows }: CellPlace,
): string {
  const isHead = rowIndex < headerRows;
  const side = (drawn: Partial<Record<"top" | "bottom" | "left" | "right", string>>): string =>
    ["top", "bottom", "left", "right"].map((name) => `fo:border-${name}="${drawn[name as "top"] ?? "none"}"`).join(" ");
  // As Writer stores a grid: each cell draws its left and bottom edge, cells at the other edges of the table the rest.
  const grid = (of: string): string =>
    side({
      left: of,
      bottom: of,
      ...(rowIndex === 0 ? { top: of } : {}),
      ...(endColumn === lastColumn ? { right: of } : {}),
    });
  const drawn: Record<Borders, () => string> = {
    grid: () => grid(line),
    rows: () => side({ bottom: line, ...(rowIndex === 0 ? { top: line } : {}) }),
    booktabs: () =>
      side({
        ...(rowIndex === 0 ? { top: "1.25pt solid #000000" } : {}),
        ...(endRow === headerRows - 1 ? { bottom: "0.5pt solid #000000" } : {}),
        ...(endRow === last ? { bottom: "1.25pt solid #000000" } : {}),
      }),
    none: () => side({}),
    outer: () =>
      side({
        ...(rowIndex === 0 ? { top: line } : {}),
        ...(endRow === last || endRow === headerRows - 1 ? { bottom: line } : {}),
        ...(column === 0 ? { left: line } : {}),
        ...(endColumn === lastColumn ? { right: line } : {}),
      }),
    columns: () =>
      side({ ...(column > 0 ? { left: line } : {}), ...(endRow === headerRows - 1 ? { bottom: line } : {}) }),
    dashed: () => grid("0.75pt dashed #000000"),
    dotted: () => grid("0.75pt dotted #000000"),
    double: () => grid("2.5pt double #000000"),
    zebra: () =>
      `${side({})} fo:background-color="${isHead ? "#b4c7dc" : (rowIndex - headerRows) % 2 === 0 ? "#eeeeee" : "transparent"}"`,
    "head-fill": () => `${grid(line)}${isHead ? ' fo:background-color="#dddddd"' : ""}`,
    "open-sides": () =>
      side({ bottom: line, ...(rowIndex === 0 ? { top: line } : {}), ...(column > 0 ? { left: line } : {}) }),
    hairline: () => grid("0.05pt solid #999999"),
    "cell-fills": () => `${grid("1pt solid #ffffff")} fo:background-color="${isHead ? "#729fcf" : "#e8f0f8"}"`,
  };
  return drawn[borders]();
}
