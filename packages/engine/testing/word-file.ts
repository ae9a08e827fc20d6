import { strToU8, zipSync } from "fflate";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OTHERS = [
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
].join(" ");
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A Word document from its body and further parts by type, all given as the XML inside their roots. */
export function wordFile(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const links = Object.keys(parts).map(
    (type, index) => `<Relationship Id="r${index}" Type="${RELATIONSHIPS}/${type}" Target="${type}.xml"/>`,
  );
  return zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(
      relationships([`<Relationship Id="r" Type="${RELATIONSHIPS}/officeDocument" Target="main/text.xml"/>`]),
    ),
    "main/_rels/text.xml.rels": strToU8(relationships(links)),
    "main/text.xml": strToU8(`<w:document ${W} ${OTHERS}><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([type, xml]) => [`main/${type}.xml`, strToU8(`<w:${type} ${W}>${xml}</w:${type}>`)]),
    ),
  });
}

/** A paragraph of one run, preceded by its properties. */
export function paragraph(text: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

function relationships(links: readonly string[]): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join("")}</Relationships>`;
}
