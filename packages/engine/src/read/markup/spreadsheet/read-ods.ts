import type { FormattingInclude } from "@docsvc/openapi";
import type { Markup, PlacedPart } from "../../../markup-layout/markup.ts";
import { markStyle, withoutMarks } from "../../../styled/style-marks.ts";
import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { OdfStyles, stylesByName } from "../opendocument/odf-styles.ts";
import { NO_CONTEXT, type OdfContext, readOdfText } from "../opendocument/odf-text.ts";
import { odfRows, repeats } from "../opendocument/odf-table.ts";
import { openOdf } from "../opendocument/open-odf.ts";
import { contentToPart } from "./content-to-part.ts";
import { odsFloats } from "./ods-floats.ts";
import { hiddenPartWarnings } from "./hidden-part-warnings.ts";
import { type CellRange, type ContentCell, PLAIN, type SheetContent } from "./sheet-content.ts";

/** Reads an OpenDocument sheet: the file contains the displayed values. */
export async function readOds(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const file = await openOdf(bytes, options);
  const { body, styles } = file;
  const hidden = new Set(
    styles
      .filter((style) => childOf(style, "style:table-properties")?.attributes.get("table:display") === "false")
      .map(({ attributes }) => attributes.get("style:name")),
  );
  const context = { ...NO_CONTEXT, styles: new OdfStyles(stylesByName(styles)) };
  let hiddenSheets = 0;
  const parts = childrenOf(body, "table:table").flatMap((table): PlacedPart[] => {
    const isHidden = hidden.has(table.attributes.get("table:style-name"));
    if (isHidden && options.spreadsheet?.include_hidden !== true) {
      hiddenSheets += 1;
      return [];
    }
    const content = { ...sheetContent(table, options, context), floats: odsFloats(table, file) };
    return [contentToPart(table.attributes.get("table:name") ?? "", content, options)];
  });
  return { parts, warnings: hiddenPartWarnings(parts, hiddenSheets) };
}

function sheetContent(table: XmlElement, { include = [] }: MarkupOptions, context: OdfContext): SheetContent {
  const styleOfColumn = columnStylesOf(table);
  const read: CellReader = { include: new Set(include), context, styleOfColumn };
  const hiddenColumns = hiddenColumnsOf(table);
  const hiddenRows = new Set<number>();
  const cells: ContentCell[] = [];
  const merges: CellRange[] = [];
  let row = 0;
  for (const { row: line } of odfRows(table)) {
    const times = repeats(line, "table:number-rows-repeated");
    const found = cellsOf(line, row, read, merges);
    // A repeated row with content is repeated within a limit.
    const most = found.length === 0 ? 0 : Math.max(1, Math.min(MAX_REPEATED, Math.floor(MAX_COPIES / found.length)));
    for (let time = 0; time < Math.min(times, most); time += 1) {
      if (isHidden(line)) hiddenRows.add(row + time);
      for (const cell of found) cells.push({ ...cell, row: row + time });
    }
    if (isHidden(line)) for (let time = 0; time < Math.min(times, MAX_REPEATED); time += 1) hiddenRows.add(row + time);
    row += times;
  }
  return {
    cells,
    merges,
    isRowHidden: (at) => hiddenRows.has(at),
    isColumnHidden: (at) => hiddenColumns.has(at),
    tables: [],
    floats: [],
  };
}

const MAX_REPEATED = 1000;
/** Limit on the cells of a row and all its repetitions. */
const MAX_COPIES = 20_000;

function isHidden({ attributes }: XmlElement): boolean {
  const visibility = attributes.get("table:visibility") ?? "visible";
  // Filtered rows are data.
  return visibility === "collapse";
}

function hiddenColumnsOf(table: XmlElement): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const { column, first, count } of columnsOf(table)) {
    if (isHidden(column)) for (let at = 0; at < Math.min(count, MAX_REPEATED); at += 1) hidden.add(first + at);
  }
  return hidden;
}

/** Style names for cells without one, by column (ODF 1.3, part 3, 19.615). */
function columnStylesOf(table: XmlElement): (column: number) => string | undefined {
  const columns = columnsOf(table).map(({ column, first, count }) => ({
    end: first + count,
    style: column.attributes.get("table:default-cell-style-name"),
  }));
  return (at) => columns.find(({ end }) => at < end)?.style;
}

interface Columns {
  readonly column: XmlElement;
  readonly first: number;
  readonly count: number;
}

/** From left to right; columns may be grouped. */
function columnsOf(table: XmlElement): readonly Columns[] {
  const columns: Columns[] = [];
  let first = 0;
  const visit = (parent: XmlElement): void => {
    for (const child of childrenOf(parent)) {
      if (child.name === "table:table-column") {
        const count = repeats(child, "table:number-columns-repeated");
        columns.push({ column: child, first, count });
        first += count;
      } else if (/^table:table-(?:columns|column-group|header-columns)$/.test(child.name)) visit(child);
    }
  };
  visit(table);
  return columns;
}

interface CellReader {
  readonly include: ReadonlySet<FormattingInclude>;
  readonly context: OdfContext;
  /** For cells without a style of their own. */
  readonly styleOfColumn: (column: number) => string | undefined;
}

function cellsOf(
  line: XmlElement,
  row: number,
  { include, context, styleOfColumn }: CellReader,
  merges: CellRange[],
): readonly ContentCell[] {
  const cells: ContentCell[] = [];
  const rowStyle = line.attributes.get("table:default-cell-style-name");
  let column = 0;
  for (const cell of childrenOf(line)) {
    const wide = repeats(cell, "table:number-columns-repeated");
    const style = context.styles.paragraph(
      cell.attributes.get("table:style-name") ?? rowStyle ?? styleOfColumn(column) ?? "",
      false,
    );
    const inlines = childrenOf(cell, "text:p").map((paragraph) =>
      readOdfText(paragraph, include, { count: 0 }, context, { ...style, isCode: false }),
    );
    const comments = childrenOf(cell, "office:annotation").flatMap(
      (note) => readOdfText({ ...note, name: "text:p", children: [note] }, new Set(), { count: 0 }).comments,
    );
    const shown = inlines.map((inline) => inline.text).join("\n");
    const marked = shown === "" ? markStyle(valueOf(cell), style.style) : shown;
    const text = withoutMarks(marked);
    const kind = (cell.attributes.get("office:value-type") ?? "string") === "string" ? "text" : "number";
    if (text !== "" && cell.name === "table:table-cell") {
      const [tall, across] = ["table:number-rows-spanned", "table:number-columns-spanned"].map((name) =>
        repeats(cell, name),
      );
      if (tall! > 1 || across! > 1) {
        merges.push({ top: row, left: column, bottom: row + tall! - 1, right: column + across! - 1 });
      }
      for (let at = 0; at < Math.min(wide, MAX_REPEATED); at += 1) {
        const place = { row, column: column + at };
        cells.push({ ...place, text, ...(marked !== text && { marked }), kind, look: PLAIN, comments });
      }
    }
    column += wide;
  }
  return cells;
}

/** Programs other than office suites omit the displayed text; the value is used instead. */
function valueOf({ attributes }: XmlElement): string {
  const value = attributes.get("office:value");
  if (value === undefined) return attributes.get("office:date-value") ?? attributes.get("office:boolean-value") ?? "";
  const number = Number(value);
  const isShare = attributes.get("office:value-type") === "percentage";
  return isShare ? `${Number((number * 100).toFixed(2))}%` : String(Number(number.toPrecision(15)));
}
