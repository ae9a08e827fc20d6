import { strToU8, zipSync } from "fflate";
import { randomOf } from "./damaged-files.ts";
import { relationships } from "./workbook-file.ts";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const COLUMNS = "ABCDEFGHIJ";

/** A workbook with rows of ten columns: shared strings, dates, formatted amounts, integers. */
export function largeWorkbook(rows: number): Uint8Array {
  const random = randomOf(7);
  const strings: string[] = Array.from(COLUMNS, (name) => `Column ${name}`);
  for (let at = 0; at < 5000; at += 1) strings.push(`name ${at}`);
  const cell = (column: number, row: number): string => {
    const address = `r="${COLUMNS[column]!}${row}"`;
    if (row === 1) return `<c ${address} t="s"><v>${column}</v></c>`;
    if (column < 2) return `<c ${address} t="s"><v>${10 + Math.floor(random() * 5000)}</v></c>`;
    if (column === 2) return `<c ${address} s="1"><v>${40_000 + Math.floor(random() * 5000)}</v></c>`;
    if (column < 6) return `<c ${address} s="2"><v>${(random() * 1e5).toFixed(3)}</v></c>`;
    return `<c ${address}><v>${Math.floor(random() * 1e6)}</v></c>`;
  };
  const lines: string[] = [];
  for (let row = 1; row <= rows; row += 1) {
    lines.push(`<row r="${row}">${Array.from(COLUMNS, (_, column) => cell(column, row)).join("")}</row>`);
  }
  return zipSync(
    {
      "[Content_Types].xml": strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
      ),
      "_rels/.rels": strToU8(relationships([["r", "officeDocument", "xl/workbook.xml"]])),
      "xl/_rels/workbook.xml.rels": strToU8(
        relationships([
          ["r1", "worksheet", "sheet1.xml"],
          ["r2", "styles", "styles.xml"],
          ["r3", "sharedStrings", "sharedStrings.xml"],
        ]),
      ),
      "xl/workbook.xml": strToU8(
        `<workbook ${MAIN} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Large" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      "xl/styles.xml": strToU8(
        `<styleSheet ${MAIN}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="4"/></cellXfs></styleSheet>`,
      ),
      "xl/sharedStrings.xml": strToU8(
        `<sst ${MAIN}>${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
      ),
      "xl/sheet1.xml": strToU8(`<worksheet ${MAIN}><sheetData>${lines.join("")}</sheetData></worksheet>`),
    },
    { level: 1 },
  );
}
