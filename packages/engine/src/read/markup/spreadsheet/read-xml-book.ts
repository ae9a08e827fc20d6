import type { Markup, PlacedPart } from "../../../markup-layout/markup.ts";
import { childOf, childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { contentToPart } from "./content-to-part.ts";
import { valueFormat, type ValueFormat } from "./format-value.ts";
import { hiddenPartWarnings } from "./hidden-part-warnings.ts";
import { type CellRange, type ContentCell, PLAIN, type SheetContent } from "./sheet-content.ts";

/** Maximum number of rows of a sheet (Excel specifications and limits). */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
const MILLISECONDS_A_DAY = 86_400_000;
/** Start of serial day numbers. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/**
 * Reads a workbook in a single XML file, as written by Excel 2002 and 2003 and by many business programs (XML Spreadsheet Reference, Microsoft
 * 2001), often with the extension of an older workbook.
 */
export function readXmlBook(root: XmlElement, options: MarkupOptions): Markup {
  const formatOf = formats(root);
  let hiddenSheets = 0;
  const parts = childrenOf(root, "ss:Worksheet").flatMap((sheet): PlacedPart[] => {
    if (isHiddenSheet(sheet) && options.spreadsheet?.include_hidden !== true) {
      hiddenSheets += 1;
      return [];
    }
    return [contentToPart(own(sheet, "Name") ?? "", sheetContent(sheet, formatOf), options)];
  });
  return { parts, warnings: hiddenPartWarnings(parts, hiddenSheets) };
}

function own({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.get(`ss:${name}`) ?? attributes.get(name);
}

function isHiddenSheet(sheet: XmlElement): boolean {
  const options = childrenOf(sheet).find(({ name }) => name.endsWith("WorksheetOptions"));
  const visible = options === undefined ? undefined : childrenOf(options).find(({ name }) => name.endsWith("Visible"));
  return visible !== undefined && /^Sheet(?:Very)?Hidden$/.test(textOf(visible).trim());
}

/** Number formats by style id; a style without one inherits its parent's. */
function formats(root: XmlElement): (style: string | undefined) => ValueFormat {
  const styles = new Map(
    childrenOf(root, "ss:Styles").flatMap((list) =>
      childrenOf(list, "ss:Style").map((style) => [own(style, "ID") ?? "", style] as const),
    ),
  );
  const patternOf = (id: string | undefined): string => {
    let style = styles.get(id ?? "Default");
    for (let step = 0; style !== undefined && step < 20; step += 1) {
      const format = childOf(style, "ss:NumberFormat");
      const pattern = format === undefined ? undefined : own(format, "Format");
      if (pattern !== undefined) return NAMED[pattern] ?? pattern;
      style = styles.get(own(style, "Parent") ?? "");
    }
    return "General";
  };
  const known = new Map<string, ValueFormat>();
  return (id) => {
    const pattern = patternOf(id);
    const format = known.get(pattern) ?? valueFormat(pattern, false);
    known.set(pattern, format);
    return format;
  };
}

/** Named formats, as an English Excel shows them. */
const NAMED: Readonly<Record<string, string>> = {
  "General Number": "General",
  "General Date": "m/d/yyyy h:mm",
  "Long Date": "dddd, mmmm d, yyyy",
  "Medium Date": "d-mmm-yy",
  "Short Date": "m/d/yyyy",
  "Long Time": "h:mm:ss AM/PM",
  "Medium Time": "h:mm AM/PM",
  "Short Time": "h:mm",
  Currency: "$#,##0.00;[Red]($#,##0.00)",
  "Euro Currency": "[$€-2] #,##0.00",
  Fixed: "0.00",
  Standard: "#,##0.00",
  Percent: "0.00%",
  Scientific: "0.00E+00",
  "Yes/No": '"Yes";"Yes";"No"',
  "True/False": '"True";"True";"False"',
  "On/Off": '"On";"On";"Off"',
};

function sheetContent(sheet: XmlElement, formatOf: (style: string | undefined) => ValueFormat): SheetContent {
  const cells: ContentCell[] = [];
  const merges: CellRange[] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const tables = childrenOf(sheet, "ss:Table");
  const columnStyles = new Map<number, string | undefined>();
  for (const [column, shape] of tables.flatMap((table) => positioned(childrenOf(table, "ss:Column"), MAX_COLUMNS))) {
    columnStyles.set(column, own(shape, "StyleID"));
    const last = Math.min(MAX_COLUMNS - 1, column + numberOf(shape, "Span"));
    if (isOn(shape, "Hidden")) for (let at = column; at <= last; at += 1) hiddenColumns.add(at);
  }
  for (const [row, line] of tables.flatMap((table) => positioned(childrenOf(table, "ss:Row"), MAX_ROWS))) {
    if (isOn(line, "Hidden")) hiddenRows.add(row);
    for (const [column, cell] of positioned(childrenOf(line, "ss:Cell"), MAX_COLUMNS)) {
      const data = childOf(cell, "ss:Data");
      const style = own(cell, "StyleID") ?? own(line, "StyleID") ?? columnStyles.get(column);
      const found = data === undefined ? undefined : displayed(data, formatOf(style));
      if (found === undefined || found.text === "") continue;
      const [across, down] = [numberOf(cell, "MergeAcross"), numberOf(cell, "MergeDown")];
      if (across + down > 0) merges.push({ top: row, left: column, bottom: row + down, right: column + across });
      cells.push({ ...found, row, column, look: PLAIN, comments: commentsOf(cell) });
    }
  }
  return {
    cells,
    merges,
    isRowHidden: (row) => hiddenRows.has(row),
    isColumnHidden: (column) => hiddenColumns.has(column),
    tables: [],
    floats: [],
  };
}

/** Elements with their positions, from 0: each follows the one before and its span, unless it has an explicit index. */
function positioned(elements: readonly XmlElement[], most: number): readonly (readonly [number, XmlElement])[] {
  let next = 0;
  return elements.flatMap((element) => {
    const index = numberOf(element, "Index");
    const at = index > 0 ? index - 1 : next;
    next = at + 1 + numberOf(element, "MergeAcross") + numberOf(element, "Span");
    return at < most ? [[at, element] as const] : [];
  });
}

function numberOf(element: XmlElement, name: string): number {
  const value = Number(own(element, name) ?? 0);
  return Number.isInteger(value) && value > 0 ? value : 0;
}

function isOn(element: XmlElement, name: string): boolean {
  return own(element, name) === "1";
}

/** In days: without a format, the count is shown with up to eleven digits. */
const MAX_ROUNDING = 0.0001;

function displayed(data: XmlElement, format: ValueFormat): Pick<ContentCell, "text" | "kind"> {
  const text = textOf(data);
  const type = own(data, "Type") ?? "String";
  if (type === "Boolean") return { text: text.trim() === "1" ? "TRUE" : "FALSE", kind: "number" };
  const value = type === "Number" ? Number(text) : type === "DateTime" ? serialOf(text) : Number.NaN;
  if (!Number.isNaN(value) && text.trim() !== "") {
    const shown = format.number(value).trim();
    // Without the format of a date, it would be shown as a count of days.
    const isBare = type === "DateTime" && Math.abs(Number(shown) - value) < MAX_ROUNDING;
    return { text: isBare ? text.trim().replace(/T00:00:00(?:\.0+)?$/, "") : shown, kind: "number" };
  }
  return { text: format.text(text).replaceAll(/\r\n?/g, "\n").trim(), kind: type === "Error" ? "number" : "text" };
}

/** Days since the last day of 1899, as Excel counts them from March 1900 on. */
function serialOf(text: string): number {
  return (Date.parse(`${text.trim().replace(/Z$/, "")}Z`) - FIRST_DAY) / MILLISECONDS_A_DAY;
}

function commentsOf(cell: XmlElement): readonly string[] {
  const comments = childrenOf(cell, "ss:Comment").map((comment) => {
    const data = childOf(comment, "ss:Data");
    return [own(comment, "Author") ?? "", data === undefined ? "" : textOf(data).trim()].filter(Boolean).join(": ");
  });
  return comments.filter((text) => text !== "");
}
