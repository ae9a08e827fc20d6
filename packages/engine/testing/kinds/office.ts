import { strToU8, zipSync } from "fflate";
import { workbookFile } from "../workbook-file.ts";
import { wordFile } from "../word-file.ts";
import { ADDRESS, AFTER, BEFORE, INNER, isInline, type InlineKind, type Kind } from "./kinds.ts";

const O = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const word = (text: string, properties = ""): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (content: string, style = ""): string =>
  `<w:p><w:pPr>${style === "" ? "" : `<w:pStyle w:val="${style}"/>`}</w:pPr>${content}</w:p>`;

const WORD_RUNS: Readonly<Record<Exclude<InlineKind, "link">, string>> = {
  bold: "<w:b/>",
  italic: "<w:i/>",
  underline: '<w:u w:val="single"/>',
  strike: "<w:strike/>",
  superscript: '<w:vertAlign w:val="superscript"/>',
  subscript: '<w:vertAlign w:val="subscript"/>',
  highlight: '<w:highlight w:val="yellow"/>',
  code: '<w:rFonts w:ascii="Courier New"/>',
};
const MATH = (() => {
  const run = (letter: string): string => `<m:r><m:t>${letter}</m:t></m:r>`;
  return `<m:oMathPara><m:oMath><m:f><m:num>${run("a")}</m:num><m:den>${run("b")}</m:den></m:f></m:oMath></m:oMathPara>`;
})();
const wordCell = (content: string): string => `<w:tc>${line(content)}</w:tc>`;
const WORD_TABLE = `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${wordCell(word("Part"))}${wordCell(word("Price"))}</w:tr><w:tr>${wordCell(word("Ladder"))}${wordCell(word("55", "<w:strike/>") + word(" 40"))}</w:tr></w:tbl>`;
const WORD_STYLES = `<w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/></w:style><w:style w:type="paragraph" w:styleId="Code"><w:name w:val="Source Code"/></w:style><w:style w:type="paragraph" w:styleId="Term"><w:name w:val="Definition Term"/></w:style><w:style w:type="paragraph" w:styleId="Definition"><w:name w:val="Definition"/></w:style>`;
const box = (isOn: boolean): string =>
  `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${isOn ? 1 : 0}"/></w14:checkbox></w:sdtPr><w:sdtContent>${word(isOn ? "☒" : "☐")}</w:sdtContent></w:sdt>`;

export function docxOf(kind: Kind): Uint8Array | undefined {
  if (isInline(kind)) {
    const inner =
      kind === "link"
        ? `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> HYPERLINK "${ADDRESS}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${word(INNER)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
        : word(INNER, WORD_RUNS[kind]);
    return wordFile(line(word(BEFORE) + inner + word(AFTER)));
  }
  switch (kind) {
    case "quotation":
      return wordFile(line(word("The roof is tarred."), "Quote"), { styles: WORD_STYLES });
    case "code block":
      return wordFile(line(word("if wet:"), "Code") + line(word("    stop()"), "Code"), { styles: WORD_STYLES });
    case "task list":
      return wordFile(line(box(true) + word(" Tar the roof")) + line(box(false) + word(" Lend the ladder")));
    case "definition list":
      return wordFile(line(word("Batten"), "Term") + line(word("A strip of wood."), "Definition"), {
        styles: WORD_STYLES,
      });
    case "footnote":
      return wordFile(line(word("The roof is tarred.") + '<w:r><w:footnoteReference w:id="2"/></w:r>'), {
        footnotes: `<w:footnote w:id="2">${line(word("Each spring."))}</w:footnote>`,
      });
    case "line break":
      return wordFile(line(`${word("Boat house")}<w:r><w:br/></w:r>${word("Harbour road 4")}`));
    case "struck cell":
      return wordFile(WORD_TABLE);
    case "formula":
      return wordFile(line(MATH));
    default:
      return undefined;
  }
}

const SLIDE_RUNS: Readonly<Record<InlineKind, string>> = {
  bold: '<a:rPr b="1"/>',
  italic: '<a:rPr i="1"/>',
  underline: '<a:rPr u="sng"/>',
  strike: '<a:rPr strike="sngStrike"/>',
  superscript: '<a:rPr baseline="30000"/>',
  subscript: '<a:rPr baseline="-25000"/>',
  highlight: '<a:rPr><a:highlight><a:srgbClr val="FFFF00"/></a:highlight></a:rPr>',
  code: '<a:rPr><a:latin typeface="Courier New"/></a:rPr>',
  link: '<a:rPr><a:hlinkClick r:id="l"/></a:rPr>',
};

export function pptxOf(kind: Kind): Uint8Array | undefined {
  const run = (text: string, properties = ""): string => `<a:r>${properties}<a:t>${text}</a:t></a:r>`;
  if (isInline(kind)) return slideOf(run(BEFORE) + run(INNER, SLIDE_RUNS[kind]) + run(AFTER));
  switch (kind) {
    case "line break":
      return slideOf(`${run("Boat house")}<a:br/>${run("Harbour road 4")}`);
    case "task list":
      return slideOf(run("☒ Tar the roof"), run("☐ Lend the ladder"));
    case "formula":
      return slideOf(
        `<a14:m xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" ${MATH_NAME}>${MATH}</a14:m>`,
      );
    case "struck cell":
      return slideFile(
        slideTable([run("Part"), run("Price")], [run("Ladder"), run("55", SLIDE_RUNS.strike) + run(" 40")]),
      );
    default:
      return undefined;
  }
}

const MATH_NAME = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

function slideTable(...rows: readonly (readonly string[])[]): string {
  const cell = (content: string): string => `<a:tc><a:txBody><a:p>${content}</a:p></a:txBody></a:tc>`;
  const body = rows.map((cells) => `<a:tr h="1">${cells.map(cell).join("")}</a:tr>`).join("");
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="1" name="x"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="635000" y="1270000"/><a:ext cx="7000000" cy="635000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid><a:gridCol w="1"/><a:gridCol w="1"/></a:tblGrid>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

function slideOf(...paragraphs: readonly string[]): Uint8Array {
  const place = '<p:spPr><a:xfrm><a:off x="635000" y="1270000"/><a:ext cx="7000000" cy="635000"/></a:xfrm></p:spPr>';
  return slideFile(
    `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr/></p:nvSpPr>${place}<p:txBody>${paragraphs.map((paragraph) => `<a:p>${paragraph}</a:p>`).join("")}</p:txBody></p:sp>`,
  );
}

/** A presentation of one slide with one shape. */
function slideFile(shape: string): Uint8Array {
  const names = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${O}"`;
  const links = (...entries: readonly string[]): Uint8Array =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join("")}</Relationships>`,
    );
  const link = (id: string, type: string, target: string, more = ""): string =>
    `<Relationship Id="${id}" Type="${O}/${type}" Target="${target}" ${more}/>`;
  return zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    ),
    "_rels/.rels": links(link("r", "officeDocument", "ppt/main.xml")),
    "ppt/main.xml": strToU8(
      `<p:presentation ${names}><p:sldIdLst><p:sldId r:id="s"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    ),
    "ppt/_rels/main.xml.rels": links(link("s", "slide", "s.xml")),
    "ppt/s.xml": strToU8(`<p:sld ${names}><p:cSld><p:spTree>${shape}</p:spTree></p:cSld></p:sld>`),
    "ppt/_rels/s.xml.rels": links(link("l", "hyperlink", ADDRESS, 'TargetMode="External"')),
  });
}

const CELL_RUNS: Partial<Record<Kind, string>> = {
  bold: "<b/>",
  italic: "<i/>",
  underline: "<u/>",
  strike: "<strike/>",
  superscript: '<vertAlign val="superscript"/>',
  subscript: '<vertAlign val="subscript"/>',
  code: '<rFont val="Courier New"/>',
};

/** Rich text in a cell; a link covers the whole cell, so its text is its own sentence. */
export function xlsxOf(kind: Kind): Uint8Array | undefined {
  const cell = (content: string): string =>
    `<sheetData><row r="1"><c r="A1" t="inlineStr"><is>${content}</is></c></row></sheetData>`;
  const run = (text: string, properties = ""): string =>
    `<r><rPr>${properties}</rPr><t xml:space="preserve">${text}</t></r>`;
  const properties = CELL_RUNS[kind];
  if (properties !== undefined) return workbookFile({ sheet: cell(run(BEFORE) + run(INNER, properties) + run(AFTER)) });
  if (kind === "line break") return workbookFile({ sheet: cell("<t>Boat house\nHarbour road 4</t>") });
  if (kind !== "link") return undefined;
  return workbookFile({
    sheet: `${cell(`<t>${BEFORE}${INNER}${AFTER}</t>`)}<hyperlinks><hyperlink ref="A1" r:id="l"/></hyperlinks>`,
    sheetParts: [{ id: "l", type: "hyperlink", target: ADDRESS }],
  });
}
