/**
 * Reads workbooks of XML parts (ECMA-376, part 1, 18). Sheets are streamed, so the cost of a large one depends on its
 * cells and its tree is never built; values are formatted by their number formats; a simple formula without a stored value is computed.
 */
import { picturesAt } from "../../../../markup-layout/block-images.ts";
import type { Markup, PlacedPart } from "../../../../markup-layout/markup.ts";
import { childOf, childrenOf, textOf, type XmlElement } from "../../../xml/xml-node.ts";
import type { MarkupOptions } from "../../markup-reader.ts";
import type { OfficePackage, Relationship } from "../../ooxml/open-package.ts";
import { parseRange } from "../cell-address.ts";
import { contentToPart } from "../content-to-part.ts";
import { hiddenPartWarnings } from "../hidden-part-warnings.ts";
import type { NamedTable, SheetContent, SheetFloat } from "../sheet-content.ts";
import type { Warning } from "../../../../document/document.ts";
import { type Computed, computeUnvalued } from "./compute-unvalued.ts";
import { withLinks } from "./add-links.ts";
import { readComments, readPeople } from "./read-comments.ts";
import { readDrawing } from "./read-drawing.ts";
import { readSharedStrings } from "./read-strings.ts";
import { readSheetPart, type SheetPart, TextBudget, type WorkbookParts } from "./read-sheet-part.ts";
import { readStyles } from "./read-styles.ts";

/** Reads a workbook: each visible sheet is a page with its tables, the texts around them and its floating objects. */
export async function readWorkbook(file: OfficePackage, options: MarkupOptions): Promise<Markup> {
  const root = await file.xml(file.main);
  const relationships = await file.relationships(file.main);
  const is1904 = isOn(childOf(root ?? undefined, "x:workbookPr")?.attributes.get("date1904"));
  const partOf = (type: string): string | undefined =>
    [...relationships.values()].find((one) => one.type === type && !one.isExternal)?.target;
  const styles = partOf("styles");
  const strings = partOf("sharedStrings");
  const workbook: WorkbookParts = {
    is1904,
    styleOf: readStyles(styles === undefined ? null : await file.xml(styles), is1904),
    room: new TextBudget(),
    strings: strings === undefined ? [] : await readSharedStrings(await file.stream(strings), strings),
  };
  const people = await readPeople(file, relationships);
  const imageOf = picturesAt(options.images, (part) => file.picture(part));
  const titles = titleRows(root);
  const parts: PlacedPart[] = [];
  let hiddenSheets = 0;
  let missingValues = 0;
  for (const [index, sheet] of sheetsOf(root).entries()) {
    const isHidden = (sheet.attributes.get("state") ?? "visible") !== "visible";
    const relationship = relationships.get(sheet.attributes.get("r:id") ?? "");
    if (relationship === undefined || relationship.isExternal) continue;
    if (isHidden && options.spreadsheet?.include_hidden !== true) {
      hiddenSheets += 1;
      continue;
    }
    const read = await readSheet(file, relationship, { workbook, people, imageOf });
    const rows = titles.get(index);
    if (read === null) continue;
    const { content, missing } = read;
    missingValues += missing;
    const name = sheet.attributes.get("name") ?? "";
    parts.push(contentToPart(name, rows === undefined ? content : { ...content, titleRows: rows }, options));
  }
  return { parts, warnings: [...hiddenPartWarnings(parts, hiddenSheets), ...missingPartWarnings(missingValues)] };
}

interface Shared {
  readonly workbook: WorkbookParts;
  readonly people: ReadonlyMap<string, string>;
  /** Returns the number of the image in a part. */
  readonly imageOf: (part: string | undefined) => number | undefined;
}

/** Null for macro and dialog sheets. */
async function readSheet(
  file: OfficePackage,
  { type, target }: Relationship,
  { workbook, people, imageOf }: Shared,
): Promise<{ readonly content: SheetContent; readonly missing: number } | null> {
  if (type !== "worksheet" && type !== "chartsheet") return null;
  const relationships = await file.relationships(target);
  const floats: SheetFloat[] = [];
  for (const one of relationships.values()) {
    if (one.type === "drawing" && !one.isExternal) floats.push(...(await readDrawing(file, one.target, imageOf)));
  }
  const pieces = type === "worksheet" ? await file.stream(target) : null;
  if (pieces === null) return { content: { ...EMPTY, floats }, missing: 0 };
  const part = await readSheetPart(pieces, {
    workbook,
    comments: await readComments(file, relationships, people),
    part: target,
  });
  const computed = await computeMissing(file, target, part, workbook);
  const cells = withLinks(
    { links: part.links, cells: computed.cells.length === 0 ? part.cells : [...part.cells, ...computed.cells] },
    relationships,
  );
  const { isRowHidden, isColumnHidden } = visibility(part);
  const tables = await readTables(file, relationships);
  const content = { cells, merges: part.merges, isRowHidden, isColumnHidden, tables, floats };
  return { content, missing: computed.missing };
}

async function computeMissing(
  file: OfficePackage,
  target: string,
  { unvalued }: SheetPart,
  workbook: WorkbookParts,
): Promise<Computed> {
  const pieces = unvalued.length === 0 ? null : await file.stream(target);
  return pieces === null ? { cells: [], missing: 0 } : computeUnvalued(unvalued, pieces, workbook);
}

function missingPartWarnings(count: number): readonly Warning[] {
  if (count === 0) return [];
  const cells = count === 1 ? "1 cell has a formula" : `${count} cells have formulas`;
  const message = `${cells} whose value the file does not store, and that is not simple enough to be computed here; it is shown empty. Open the workbook in a spreadsheet program, save it and use that.`;
  return [{ code: "formulas_without_value", message }];
}

const NEVER = (): boolean => false;
const EMPTY: SheetContent = {
  cells: [],
  merges: [],
  isRowHidden: NEVER,
  isColumnHidden: NEVER,
  tables: [],
  floats: [],
};

/** Rows hidden by a filter are data; people switch the filter off to see them. */
function visibility({
  hiddenRows,
  hiddenColumns,
  filter,
}: SheetPart): Pick<SheetContent, "isRowHidden" | "isColumnHidden"> {
  const isFiltered = (row: number): boolean => filter !== null && row > filter.top && row <= filter.bottom;
  return {
    isRowHidden: (row) => hiddenRows.has(row) && !isFiltered(row),
    isColumnHidden: (column) => hiddenColumns.some(({ first, last }) => column >= first && column <= last),
  };
}

async function readTables(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<readonly NamedTable[]> {
  const tables: NamedTable[] = [];
  for (const { type, target, isExternal } of relationships.values()) {
    const attributes = type === "table" && !isExternal ? (await file.xml(target))?.attributes : undefined;
    const range = parseRange(attributes?.get("ref") ?? "");
    if (range !== null) tables.push({ ...range, headerRows: Number(attributes?.get("headerRowCount") ?? 1) });
  }
  return tables;
}

/** Rows that are repeated on each printed page, by sheet number. */
function titleRows(root: XmlElement | null): ReadonlyMap<number, { readonly first: number; readonly last: number }> {
  const found = new Map<number, { readonly first: number; readonly last: number }>();
  for (const defined of childrenOf(childOf(root ?? undefined, "x:definedNames") ?? NOTHING)) {
    const { attributes } = defined;
    if (attributes.get("name") !== "_xlnm.Print_Titles") continue;
    const rows = /!\$?(\d+):\$?(\d+)(?:,|$)/.exec(textOf(defined));
    if (rows !== null) found.set(Number(attributes.get("localSheetId")), { first: +rows[1]! - 1, last: +rows[2]! - 1 });
  }
  return found;
}

const NOTHING: XmlElement = { name: "", attributes: new Map(), children: [] };

function sheetsOf(root: XmlElement | null): readonly XmlElement[] {
  return childrenOf(childOf(root ?? undefined, "x:sheets") ?? NOTHING, "x:sheet");
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true";
}
