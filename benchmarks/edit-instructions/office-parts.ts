/** Parts of Office files, as the Office programs write them. */
import { zipOf } from "./zip-of.ts";

const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const DRAWING = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const SLIDES = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const LINKS = `xmlns:r="${RELATIONSHIPS}"`;
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const zip = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipOf(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, XML + xml])));
const links = (list: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}">${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const types = (overrides: Readonly<Record<string, string>>): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    overrides,
  )
    .map(
      ([part, type]) =>
        `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join("")}</Types>`;

export const wordRun = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const wordParagraph = (inner: string, style = ""): string =>
  `<w:p>${style === "" ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inner}</w:p>`;

export const wordControl = (alias: string, text: string): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="${alias}"/><w:tag w:val="${alias.toLowerCase().replaceAll(" ", "_")}"/></w:sdtPr><w:sdtContent>${wordParagraph(wordRun(text))}</w:sdtContent></w:sdt>`;

export function wordFile(body: readonly string[]): Uint8Array {
  return zip({
    "[Content_Types].xml": types({ "word/document.xml": "wordprocessingml.document.main" }),
    "_rels/.rels": links([["r1", "officeDocument", "word/document.xml"]]),
    "word/document.xml": `<w:document ${WORD}><w:body>${body.join("")}<w:sectPr/></w:body></w:document>`,
  });
}

export interface Sheet {
  readonly name: string;
  /** Texts, numbers, and formulas that begin with "=". */
  readonly rows: readonly (readonly (string | number)[])[];
}

export function workbook(sheets: readonly Sheet[]): Uint8Array {
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  const texts = [...new Set(cells.filter((cell) => typeof cell === "string" && cell !== "" && !cell.startsWith("=")))];
  const cell = (ref: string, value: string | number): string => {
    if (value === "") return "";
    if (typeof value === "number") return `<c r="${ref}"><v>${value}</v></c>`;
    if (value.startsWith("=")) return `<c r="${ref}"><f>${value.slice(1)}</f><v>0</v></c>`;
    return `<c r="${ref}" t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const sheet = ({ rows }: Sheet): string =>
    `<worksheet ${MAIN}><sheetData>${rows.map((row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(`${"ABCDEFGH"[column]!}${at + 1}`, value)).join("")}</row>`).join("")}</sheetData></worksheet>`;
  return zip({
    "[Content_Types].xml": types({
      "xl/workbook.xml": "spreadsheetml.sheet.main",
      ...Object.fromEntries(sheets.map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, "spreadsheetml.worksheet"])),
      "xl/sharedStrings.xml": "spreadsheetml.sharedStrings",
    }),
    "_rels/.rels": links([["r1", "officeDocument", "xl/workbook.xml"]]),
    "xl/_rels/workbook.xml.rels": links([
      ...sheets.map((_, at): [string, string, string] => [
        `rId${at + 1}`,
        "worksheet",
        `worksheets/sheet${at + 1}.xml`,
      ]),
      ["rId99", "sharedStrings", "sharedStrings.xml"],
    ]),
    "xl/workbook.xml": `<workbook ${MAIN} ${LINKS}><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    ...Object.fromEntries(sheets.map((one, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet(one)])),
    "xl/sharedStrings.xml": `<sst ${MAIN} count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
  });
}

const shape = (id: number, text: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="s${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

export const slide = (title: string, text: string): string =>
  `<p:sld ${DRAWING} ${SLIDES} ${LINKS}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(2, title)}${shape(3, text)}</p:spTree></p:cSld></p:sld>`;

export function presentation(slides: readonly string[]): Uint8Array {
  return zip({
    "[Content_Types].xml": types({
      "ppt/presentation.xml": "presentationml.presentation.main",
      ...Object.fromEntries(slides.map((_, at) => [`ppt/slides/slide${at + 1}.xml`, "presentationml.slide"])),
    }),
    "_rels/.rels": links([["r1", "officeDocument", "ppt/presentation.xml"]]),
    "ppt/_rels/presentation.xml.rels": links(
      slides.map((_, at) => [`rId${at + 1}`, "slide", `slides/slide${at + 1}.xml`]),
    ),
    "ppt/presentation.xml": `<p:presentation ${DRAWING} ${SLIDES} ${LINKS}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    ...Object.fromEntries(slides.map((xml, at) => [`ppt/slides/slide${at + 1}.xml`, xml])),
  });
}
