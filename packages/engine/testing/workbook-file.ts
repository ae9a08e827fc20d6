import { strToU8, zipSync } from "fflate";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const R = `xmlns:r="${RELATIONSHIPS}"`;
const TYPES = "http://schemas.openxmlformats.org/package/2006/content-types";

/** A part that a sheet refers to, by its relationship's type. */
export interface SheetFilePart {
  readonly id: string;
  readonly type: string;
  /** The XML of a part, or an external address. */
  readonly target: string;
}

export interface WorkbookFile {
  /** XML inside `worksheet`. */
  readonly sheet: string;
  readonly sheetParts?: readonly SheetFilePart[];
  /** XML inside `styleSheet`. */
  readonly styles?: string;
  /** XML inside `workbook` before and after the sheets. */
  readonly before?: string;
  readonly after?: string;
  /** Further files, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A workbook of one sheet, written part by part, so that tests can contain what no library writes. */
export function workbookFile({
  sheet,
  sheetParts = [],
  styles = "",
  before = "",
  after = "",
  files = {},
}: WorkbookFile): Uint8Array {
  const isOutside = (target: string): boolean => !target.startsWith("<");
  const parts = sheetParts.filter(({ target }) => !isOutside(target));
  return zipSync({
    "[Content_Types].xml": strToU8(
      `<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/book.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
    "_rels/.rels": strToU8(relationships([["r", "officeDocument", "book.xml"]])),
    "_rels/book.xml.rels": strToU8(
      relationships([
        ["r1", "worksheet", "xl/sheet.xml"],
        ["r2", "styles", "styles.xml"],
      ]),
    ),
    "book.xml": strToU8(
      `<workbook ${MAIN} ${R}>${before}<sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets>${after}</workbook>`,
    ),
    "styles.xml": strToU8(`<styleSheet ${MAIN}>${styles}</styleSheet>`),
    "xl/sheet.xml": strToU8(`<worksheet ${MAIN} ${R}>${sheet}</worksheet>`),
    "xl/_rels/sheet.xml.rels": strToU8(
      relationships(
        sheetParts.map(({ id, type, target }) => [
          id,
          type,
          isOutside(target) ? target : `${id}.xml`,
          isOutside(target),
        ]),
      ),
    ),
    ...Object.fromEntries(parts.map(({ id, target }) => [`xl/${id}.xml`, strToU8(target)])),
    ...Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  });
}

/** XML of relationships: id, type, target, and whether the target is external. */
export function relationships(links: readonly (readonly [string, string, string, boolean?])[]): string {
  const written = links.map(
    ([id, type, target, outside]) =>
      `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"${outside === true ? ' TargetMode="External"' : ""}/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join("")}</Relationships>`;
}

/** Rows of inline strings and numbers. */
export function sheetData(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null): string => {
    if (value === null) return "<c/>";
    return typeof value === "number" ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  return `<sheetData>${rows.map((row) => `<row>${row.map(cell).join("")}</row>`).join("")}</sheetData>`;
}
