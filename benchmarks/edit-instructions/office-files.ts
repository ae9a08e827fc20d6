/** Office files for instructions, built part by part. */
import { zipOf } from "./zip-of.ts";

const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

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

/** A Word file with headings, a tracked change, a comment and content controls. */
export function wordAgreement(): Uint8Array {
  const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const p = (inner: string, style = ""): string =>
    `<w:p>${style === "" ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inner}</w:p>`;
  const control = (alias: string, text: string): string =>
    `<w:sdt><w:sdtPr><w:alias w:val="${alias}"/><w:tag w:val="${alias.toLowerCase().replaceAll(" ", "_")}"/></w:sdtPr><w:sdtContent>${p(run(text))}</w:sdtContent></w:sdt>`;
  const body = [
    p(run("Supply Agreement"), "Title"),
    p(
      run("This agreement is made between Kestrel Paper Ltd (“Supplier”) and Jonas ") +
        run("Weber (“Buyer”) on 4 June 2025."),
    ),
    p(run("1. Goods"), "Heading1"),
    p(run("Supplier delivers 400 reams of paper each month.")),
    p(run("2. Price"), "Heading1"),
    p(
      run("The price is EUR 1,640.00 a month. ") +
        `<w:del w:id="1" w:author="Mara Lind"><w:r><w:delText>Prices never change. </w:delText></w:r></w:del><w:ins w:id="2" w:author="Mara Lind">${run("Prices may change each January. ")}</w:ins>` +
        run("Jonas Weber pays within 14 days."),
    ),
    p(run("3. Liability"), "Heading1"),
    p(run("Supplier is not liable for delays by carriers.")),
    p(run("4. Contact"), "Heading1"),
    p(run("Write to orders@kestrel.example or call +49 30 5550 1234.")),
    control("Delivery address", "Click to enter"),
    control("Contract number", "none"),
    `<w:sectPr/>`,
  ].join("");
  return zip({
    "[Content_Types].xml": types({
      "word/document.xml": "wordprocessingml.document.main",
      "word/comments.xml": "wordprocessingml.comments",
    }),
    "_rels/.rels": links([["r1", "officeDocument", "word/document.xml"]]),
    "word/_rels/document.xml.rels": links([["r1", "comments", "comments.xml"]]),
    "word/document.xml": `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    "word/comments.xml": `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="1" w:author="Mara Lind" w:date="2025-06-01T00:00:00Z"><w:p>${run("Ask Jonas Weber about the carrier.")}</w:p></w:comment></w:comments>`,
  });
}

/** A workbook of two sheets with a formula. */
export function budgetWorkbook(): Uint8Array {
  const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const texts = ["Item", "Cost", "Owner", "Rent", "Travel", "Licences", "Total", "Petra Hollmann", "Sven Aalto", "Notes", "Travel is capped by Petra Hollmann."]; // prettier-ignore
  const cell = (ref: string, value: string | number): string =>
    typeof value === "number"
      ? `<c r="${ref}"><v>${value}</v></c>`
      : value.startsWith("=")
        ? `<c r="${ref}"><f>${value.slice(1)}</f><v>19100</v></c>`
        : `<c r="${ref}" t="s"><v>${texts.indexOf(value)}</v></c>`;
  const sheet = (rows: readonly (readonly (string | number)[])[]): string =>
    `<worksheet ${MAIN}><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((value, column) => cell(`${"ABC"[column]!}${row + 1}`, value)).join("")}</row>`,
      )
      .join("")}</sheetData></worksheet>`;
  return zip({
    "[Content_Types].xml": types({
      "xl/workbook.xml": "spreadsheetml.sheet.main",
      "xl/worksheets/sheet1.xml": "spreadsheetml.worksheet",
      "xl/worksheets/sheet2.xml": "spreadsheetml.worksheet",
      "xl/sharedStrings.xml": "spreadsheetml.sharedStrings",
    }),
    "_rels/.rels": links([["r1", "officeDocument", "xl/workbook.xml"]]),
    "xl/_rels/workbook.xml.rels": links([
      ["rId1", "worksheet", "worksheets/sheet1.xml"],
      ["rId2", "worksheet", "worksheets/sheet2.xml"],
      ["rId3", "sharedStrings", "sharedStrings.xml"],
    ]),
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Budget" sheetId="1" r:id="rId1"/><sheet name="Notes" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    "xl/worksheets/sheet1.xml": sheet([
      ["Item", "Cost", "Owner"],
      ["Rent", 12000, "Petra Hollmann"],
      ["Travel", 4300, "Sven Aalto"],
      ["Licences", 2800, "Petra Hollmann"],
      ["Total", "=SUM(B2:B4)"],
    ]),
    "xl/worksheets/sheet2.xml": sheet([["Notes"], ["Travel is capped by Petra Hollmann."]]),
    "xl/sharedStrings.xml": `<sst ${MAIN} count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
  });
}

/** A presentation of three slides. */
export function deck(): Uint8Array {
  const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  const P = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
  const R = `xmlns:r="${RELATIONSHIPS}"`;
  const shape = (id: number, text: string): string =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="s${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const slide = (title: string, text: string): string =>
    `<p:sld ${A} ${P} ${R}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(2, title)}${shape(3, text)}</p:spTree></p:cSld></p:sld>`;
  const slides = [
    slide("Quarterly review", "Prepared by Dilan Yildiz for Fjord Shipping AS"),
    slide("Results", "Revenue rose to $5.2 million; Fjord Shipping AS keeps its fleet."),
    slide("Outlook", "Hiring stops in July. Contact dilan@fjord.example."),
  ];
  return zip({
    "[Content_Types].xml": types({
      "ppt/presentation.xml": "presentationml.presentation.main",
      ...Object.fromEntries(slides.map((_, at) => [`ppt/slides/slide${at + 1}.xml`, "presentationml.slide"])),
    }),
    "_rels/.rels": links([["r1", "officeDocument", "ppt/presentation.xml"]]),
    "ppt/_rels/presentation.xml.rels": links(
      slides.map((_, at) => [`rId${at + 1}`, "slide", `slides/slide${at + 1}.xml`]),
    ),
    "ppt/presentation.xml": `<p:presentation ${A} ${P} ${R}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    ...Object.fromEntries(slides.map((xml, at) => [`ppt/slides/slide${at + 1}.xml`, xml])),
  });
}
