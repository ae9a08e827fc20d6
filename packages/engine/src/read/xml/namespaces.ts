/**
 * The prefixes that readers use for names of elements and attributes, whatever prefixes a file has chosen. Strict files
 * (ISO/IEC 29500-1) use other namespaces than transitional ones for the same names.
 */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  w: [
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "http://purl.oclc.org/ooxml/wordprocessingml/main",
  ],
  a: ["http://schemas.openxmlformats.org/drawingml/2006/main", "http://purl.oclc.org/ooxml/drawingml/main"],
  p: ["http://schemas.openxmlformats.org/presentationml/2006/main", "http://purl.oclc.org/ooxml/presentationml/main"],
  x: ["http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main"],
  r: [
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    "http://purl.oclc.org/ooxml/officeDocument/relationships",
  ],
  m: ["http://schemas.openxmlformats.org/officeDocument/2006/math", "http://purl.oclc.org/ooxml/officeDocument/math"],
  c: ["http://schemas.openxmlformats.org/drawingml/2006/chart", "http://purl.oclc.org/ooxml/drawingml/chart"],
  wp: [
    "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
    "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing",
  ],
  pic: ["http://schemas.openxmlformats.org/drawingml/2006/picture", "http://purl.oclc.org/ooxml/drawingml/picture"],
  xdr: [
    "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing",
    "http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing",
  ],
  mc: ["http://schemas.openxmlformats.org/markup-compatibility/2006"],
  v: ["urn:schemas-microsoft-com:vml"],
  o: ["urn:schemas-microsoft-com:office:office"],
  w14: ["http://schemas.microsoft.com/office/word/2010/wordml"],
  wps: ["http://schemas.microsoft.com/office/word/2010/wordprocessingShape"],
  wpg: ["http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"],
  wpc: ["http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas"],
  rel: ["http://schemas.openxmlformats.org/package/2006/relationships"],
  ct: ["http://schemas.openxmlformats.org/package/2006/content-types"],
  cp: ["http://schemas.openxmlformats.org/package/2006/metadata/core-properties"],
  dc: ["http://purl.org/dc/elements/1.1/"],
  office: ["urn:oasis:names:tc:opendocument:xmlns:office:1.0"],
  text: ["urn:oasis:names:tc:opendocument:xmlns:text:1.0"],
  table: ["urn:oasis:names:tc:opendocument:xmlns:table:1.0"],
  style: ["urn:oasis:names:tc:opendocument:xmlns:style:1.0"],
  draw: ["urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"],
  svg: ["urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0", "http://www.w3.org/2000/svg"],
  fo: ["urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"],
  number: ["urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"],
  chart: ["urn:oasis:names:tc:opendocument:xmlns:chart:1.0"],
  presentation: ["urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"],
  meta: ["urn:oasis:names:tc:opendocument:xmlns:meta:1.0"],
  manifest: ["urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"],
  ss: ["urn:schemas-microsoft-com:office:spreadsheet"],
  pkg: ["http://schemas.microsoft.com/office/2006/xmlPackage"],
  xlink: ["http://www.w3.org/1999/xlink"],
  math: ["http://www.w3.org/1998/Math/MathML"],
  xml: ["http://www.w3.org/XML/1998/namespace"],
};

const BY_NAMESPACE: ReadonlyMap<string, string> = new Map(
  Object.entries(PREFIXES).flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix] as const)),
);

/** Returns names like `w:p` and `text:h`; without a known namespace, just the local name. */
export function canonicalName(uri: string, local: string): string {
  const prefix = BY_NAMESPACE.get(uri);
  return prefix === undefined ? local : `${prefix}:${local}`;
}

/** Declarations of all of these prefixes, for the root of a file. */
export function declaredPrefixes(): string {
  return Object.entries(PREFIXES)
    .filter(([prefix]) => prefix !== "xml")
    .map(([prefix, [uri]]) => ` xmlns:${prefix}="${uri!}"`)
    .join("");
}
