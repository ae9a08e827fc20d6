import { escapeText, placesOf, textOf } from "./made-table.ts";
import type { MadePage } from "./html-page.ts";
import { makeTable, type TableMaker } from "./make-table.ts";
import { BORDERS, cellBorders, longestTexts, withHeader, type WriterStyle, writerTable } from "./writer-table.ts";
import type { Random } from "./random.ts";
import { paragraph, phrase, type Script, sentence } from "./words.ts";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3"`;
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
  return {
    kind: `${columns ? "two-columns" : "one"}:${borders}`,
    tables,
    source: writerDocument(random, { font, size, styles, body: heading + body }),
  };
}

export function paragraphOf(text: string, style = "P"): string {
  return `<text:p text:style-name="${style}">${escapeText(text)}</text:p>`;
}

/** A text document without its body: its styles, and what is on every page. */
export interface WriterDocument {
  readonly font: string;
  readonly size: number;
  /** Styles of its tables. */
  readonly styles: readonly string[];
  readonly body: string;
  /** Header and footer. */
  readonly margins?: string;
}

/** A document of paragraphs in the styles P (text), H (heading), C (caption), N (note), and of tables. */
export function writerDocument(random: Random, { font, size, styles, body, margins = "" }: WriterDocument): string {
  const text = (points: number, more = ""): string =>
    `<style:text-properties fo:font-family="${font}" style:font-family-asian="${font}" fo:font-size="${points}pt" style:font-size-asian="${points}pt" ${more}/>`;
  return `${HEAD} office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles>
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
${styles.join("\n")}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L">${margins}</style:master-page></office:master-styles><office:body><office:text>${body}</office:text></office:body></office:document>`;
}

/**
 * A sheet of LibreOffice Calc, as flat OpenDocument.
 *
 * @param continues - continues over several pages, instead of shrinking to fit one page
 */
export function makeCalcPage(
  random: Random,
  make: TableMaker = makeTable,
  continues?: WriterStyle["continues"],
): MadePage {
  const script = random.pick<Script>(["latin", "latin", "latin", "german", "cyrillic"]);
  const mostRows = continues === undefined ? 22 : random.int(70, 160);
  const table = make(random, { script, mostColumns: 7, mostRows, plain: random.chance(0.3) });
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
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm" style:scale-to-X="1"${continues === undefined ? ' style:scale-to-Y="1"' : ""}/><style:header-style/><style:footer-style/></style:page-layout>
<style:style style:name="r" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>
${widths.map((width, column) => `<style:style style:name="w${column}" style:family="table-column"><style:table-column-properties style:column-width="${width.toFixed(2)}cm"/></style:style>`).join("")}
<style:style style:name="ta" style:family="table" style:master-page-name="M"/>
${styles.join("\n")}</office:automatic-styles><office:master-styles><style:master-page style:name="M" style:page-layout-name="L"><style:header style:display="false"/><style:footer style:display="false"/></style:master-page></office:master-styles><office:body><office:spreadsheet><table:table table:name="Sheet" table:style-name="ta">${widths.map((_, column) => `<table:table-column table:style-name="w${column}"/>`).join("")}${continues === "with header" ? withHeader(rows, table.headerRows) : rows.join("")}</table:table></office:spreadsheet></office:body></office:document>`,
  };
}
