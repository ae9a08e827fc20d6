import { escapeText, type MadeTable, placesOf, textOf } from "./made-table.ts";
import type { MadePage } from "./html-page.ts";
import { makeTable, type TableMaker } from "./make-table.ts";
import type { Random } from "./random.ts";
import { paragraph, phrase, type Script, sentence } from "./words.ts";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3"`;
const BORDERS = [
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

/** A text document of LibreOffice Writer, as flat OpenDocument. */
export function makeWriterPage(random: Random, make: TableMaker = makeTable): MadePage {
  const script = random.pick<Script>(["latin", "latin", "latin", "latin", "german", "cyrillic", "cjk", "latin"]);
  const font =
    script === "cjk"
      ? "Noto Sans CJK SC"
      : random.pick(["Liberation Serif", "Liberation Sans", "Carlito", "Caladea", "DejaVu Sans"]);
  const size = random.pick([9, 10, 11, 12]);
  const tables = Array.from({ length: random.pick([1, 1, 1, 2]) }, (_, at) =>
    make(random, { script, mostColumns: 7, mostRows: at === 0 ? 14 : 8 }),
  );
  const columns = random.chance(0.12);
  const narrow = { script, mostColumns: 4, mostRows: 10, plain: true };
  if (columns) tables.splice(0, tables.length, make(random, narrow));
  const borders = random.pick(BORDERS);
  const styles: string[] = [];
  const paragraphOf = (text: string, style = "P"): string =>
    `<text:p text:style-name="${style}">${escapeText(text)}</text:p>`;
  const parts = tables.map((table, at) => {
    const caption = random.chance(0.45) ? paragraphOf(`Table ${at + 1}: ${phrase(random, script, 3, 8)}`, "C") : "";
    const note = random.chance(0.25) ? paragraphOf(`Source: ${sentence(random, script)}`, "N") : "";
    const width = columns ? 7.4 : random.pick([16, 16, 12, 9 + table.columns.length]);
    return `${paragraphOf(paragraph(random, script, 3))}${caption}${writerTable(random, table, { borders, at, width, styles, size: Math.max(7, size - random.pick([0, 1, 2])) })}${note}${paragraphOf(paragraph(random, script, 3))}`;
  });
  const heading = random.chance(0.4) ? paragraphOf(phrase(random, script, 2, 5), "H") : "";
  const body = columns
    ? `<text:section text:style-name="S" text:name="s">${paragraphOf(paragraph(random, script, 8))}${parts.join("")}${[1, 2, 3, 4].map(() => paragraphOf(paragraph(random, script, 6))).join("")}</text:section>`
    : parts.join("");
  const text = (points: number, more = ""): string =>
    `<style:text-properties fo:font-family="${font}" style:font-family-asian="${font}" fo:font-size="${points}pt" style:font-size-asian="${points}pt" ${more}/>`;
  return {
    kind: `${columns ? "two-columns" : "one"}:${borders}`,
    tables,
    source: `${HEAD} office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles>
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2.2cm"/></style:page-layout>
<style:style style:name="P" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.2cm" fo:text-align="${random.pick(["start", "justify"])}"/>${text(size)}</style:style>
<style:style style:name="H" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.2cm"/>${text(size + 3, 'fo:font-weight="bold"')}</style:style>
<style:style style:name="C" style:family="paragraph">${text(size, 'fo:font-style="italic"')}</style:style>
<style:style style:name="N" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.3cm"/>${text(size - 2)}</style:style>
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="U" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>
<style:style style:name="S" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="0.8cm"/></style:section-properties></style:style>
${["start", "end", "center"].map((align) => `<style:style style:name="T-${align}" style:family="paragraph"><style:paragraph-properties fo:text-align="${align}"/>${text(Math.max(7, size - 1))}</style:style>`).join("")}
<style:style style:name="T-indent" style:family="paragraph"><style:paragraph-properties fo:margin-left="0.5cm"/>${text(Math.max(7, size - 1))}</style:style>
${styles.join("\n")}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L"/></office:master-styles><office:body><office:text>${heading}${body}</office:text></office:body></office:document>`,
  };
}

/** In each column, the chars of the longest word and of the longest text, of cells that do not span. */
function longestTexts(table: MadeTable): { readonly word: number; readonly text: number }[] {
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

interface WriterStyle {
  readonly borders: Borders;
  readonly at: number;
  readonly width: number;
  readonly size: number;
  readonly styles: string[];
}

function writerTable(random: Random, table: MadeTable, { borders, at, width, styles }: WriterStyle): string {
  const name = `Table${at}`;
  const weights = longestTexts(table).map(({ word, text }, column) =>
    table.columns[column] === "long" ? 24 : Math.max(word + 2, random.pick([0.5, 0.7, 1]) * text, 5),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const line = `${random.pick(["0.5pt", "0.75pt", "1pt"])} solid ${random.pick(["#000000", "#000000", "#888888"])}`;
  const padding = random.pick([0.05, 0.1, 0.1, 0.2]);
  styles.push(
    `<style:style style:name="${name}" style:family="table"><style:table-properties style:width="${width}cm" table:align="${random.pick(["left", "center"])}" style:may-break-between-rows="false"/></style:style>`,
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
  return `<table:table table:name="${name}" table:style-name="${name}">${table.columns.map((_, column) => `<table:table-column table:style-name="${name}.${column}"/>`).join("")}${rows.join("")}</table:table>`;
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
  // As Writer stores a grid: each cell draws its left and its bottom, those at the edges the rest.
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

/** A sheet of LibreOffice Calc, as flat OpenDocument. */
export function makeCalcPage(random: Random, make: TableMaker = makeTable): MadePage {
  const script = random.pick<Script>(["latin", "latin", "latin", "german", "cyrillic"]);
  const table = make(random, { script, mostColumns: 7, mostRows: 22, plain: random.chance(0.3) });
  const borders = random.pick([
    "grid",
    "grid",
    "rows",
    "none",
    "none",
    "none",
    "outer",
    "zebra",
    "head-fill",
    "booktabs",
  ] as const);
  const size = random.pick([9, 10, 11]);
  const line = "0.5pt solid #000000";
  const styles: string[] = [];
  const places = placesOf(table);
  const widths = longestTexts(table).map(({ text }, column) =>
    table.columns[column] === "long" ? 6 : Math.max(1.6, 0.24 * (size / 10) * text + 0.5),
  );
  const rows = table.rows.map((row, rowIndex) => {
    const cells: string[] = [];
    let column = 0;
    const cover = (until: number): void => {
      for (; column < until; column++) cells.push("<table:covered-table-cell/>");
    };
    for (const [index, cell] of row.entries()) {
      cover(places[rowIndex]![index]!);
      const isHead = rowIndex < table.headerRows;
      const style = `c${rowIndex}.${column}`;
      const align = isHead
        ? cell.columnSpan > 1
          ? "center"
          : random.pick(["start", "center"])
        : table.columns[column] === "number" && cell.columnSpan === 1
          ? "end"
          : "start";
      styles.push(
        `<style:style style:name="${style}" style:family="table-cell"><style:table-cell-properties fo:wrap-option="${table.columns[column] === "long" || isHead ? "wrap" : "no-wrap"}" style:text-align-source="fix" style:vertical-align="${random.pick(["bottom", "top"])}" ${cellBorders(borders, line, { rowIndex, endRow: rowIndex + cell.rowSpan - 1, column, endColumn: column + cell.columnSpan - 1, last: table.rows.length - 1, lastColumn: table.columns.length - 1, headerRows: table.headerRows })}/><style:paragraph-properties fo:text-align="${align}"${cell.indent ? ' fo:margin-left="0.4cm"' : ""}/><style:text-properties fo:font-size="${size}pt" fo:font-family="Liberation Sans"${cell.strong || isHead ? ' fo:font-weight="bold"' : ""}/></style:style>`,
      );
      const spans = `${cell.columnSpan > 1 ? ` table:number-columns-spanned="${cell.columnSpan}"` : ""}${cell.rowSpan > 1 ? ` table:number-rows-spanned="${cell.rowSpan}"` : ""}`;
      cells.push(
        `<table:table-cell table:style-name="${style}"${spans} office:value-type="string"><text:p>${escapeText(textOf(cell) + (cell.mark ?? ""))}</text:p></table:table-cell>`,
      );
      column++;
      cover(column + cell.columnSpan - 1);
    }
    cover(table.columns.length);
    return `<table:table-row table:style-name="r">${cells.join("")}</table:table-row>`;
  });
  return {
    kind: `sheet:${borders}`,
    tables: [table],
    source: `${HEAD} office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm" style:scale-to-X="1" style:scale-to-Y="1"/><style:header-style/><style:footer-style/></style:page-layout>
<style:style style:name="r" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>
${widths.map((width, column) => `<style:style style:name="w${column}" style:family="table-column"><style:table-column-properties style:column-width="${width.toFixed(2)}cm"/></style:style>`).join("")}
<style:style style:name="ta" style:family="table" style:master-page-name="M"/>
${styles.join("\n")}</office:automatic-styles><office:master-styles><style:master-page style:name="M" style:page-layout-name="L"><style:header style:display="false"/><style:footer style:display="false"/></style:master-page></office:master-styles><office:body><office:spreadsheet><table:table table:name="Sheet" table:style-name="ta">${widths.map((_, column) => `<table:table-column table:style-name="w${column}"/>`).join("")}${rows.join("")}</table:table></office:spreadsheet></office:body></office:document>`,
  };
}
