/** What the bytes are, by their content; the name of a file is never trusted. */
export type DocumentKind = "pdf" | "empty" | keyof typeof NAMES;

const NAMES = {
  png: "a PNG image",
  jpeg: "a JPEG image",
  gif: "a GIF image",
  tiff: "a TIFF image",
  webp: "a WebP image",
  bmp: "a BMP image",
  heic: "a HEIC image",
  docx: "a Word document (DOCX)",
  xlsx: "an Excel workbook (XLSX)",
  pptx: "a PowerPoint presentation (PPTX)",
  odt: "an OpenDocument file",
  epub: "an EPUB book",
  zip: "a ZIP archive",
  ole: "an older Office file (DOC, XLS, PPT or MSG) or an encrypted one",
  rtf: "a Rich Text document",
  html: "an HTML page",
  xml: "an XML file",
  text: "plain text",
  unknown: "of an unknown format",
} as const;

/** PDF readers accept a header anywhere in here (ISO 32000-2, annex I: implementation note on 7.5.2). */
const HEADER_WINDOW = 1024;

/** Recognises a document by its first bytes. */
export function detectKind(bytes: Uint8Array): DocumentKind {
  if (bytes.length === 0) return "empty";
  const head = latin1(bytes, HEADER_WINDOW + 8);
  if (head.slice(0, HEADER_WINDOW + 5).includes("%PDF-")) return "pdf";
  for (const [kind, signature, offset] of SIGNATURES) if (head.startsWith(signature, offset)) return kind;
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  if (head.startsWith("PK\x03\x04")) return zipKind(bytes);
  const start = head
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart()
    .slice(0, 64)
    .toLowerCase();
  if (start.startsWith("<!doctype html") || start.startsWith("<html")) return "html";
  if (start.startsWith("<?xml")) return "xml";
  return isText(bytes) ? "text" : "unknown";
}

/** The sentence for a document that is not read. */
export function refusal(kind: Exclude<DocumentKind, "pdf">): string {
  if (kind === "empty") return "The document is empty (0 bytes); check the upload.";
  if (kind === "heic" || kind === "bmp") {
    return `This is ${NAMES[kind]}, which is not read; save it as JPEG or PNG and use that.`;
  }
  return `This is ${NAMES[kind]}; only PDF and pictures (PNG, JPEG, TIFF, WebP, GIF) are read by this version.`;
}

const SIGNATURES: readonly (readonly [keyof typeof NAMES, string, number])[] = [
  ["png", "\x89PNG\r\n\x1a\n", 0],
  ["jpeg", "\xff\xd8\xff", 0],
  ["gif", "GIF8", 0],
  ["tiff", "II*\0", 0],
  ["tiff", "MM\0*", 0],
  ["bmp", "BM", 0],
  ["heic", "ftyphei", 4],
  ["heic", "ftypmif1", 4],
  ["ole", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0],
  ["rtf", "{\\rtf", 0],
];

/** Office files name their parts in the archive's local headers and in its directory at the end. */
function zipKind(bytes: Uint8Array): keyof typeof NAMES {
  const names = latin1(bytes, 4096) + latin1(bytes.subarray(Math.max(0, bytes.length - 65_536)), 65_536);
  if (names.includes("word/")) return "docx";
  if (names.includes("xl/")) return "xlsx";
  if (names.includes("ppt/")) return "pptx";
  if (names.includes("application/vnd.oasis.opendocument")) return "odt";
  if (names.includes("application/epub+zip")) return "epub";
  return "zip";
}

function isText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096);
  try {
    // `stream` forgives a char cut in two at the end of the window.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
    // oxlint-disable-next-line no-control-regex -- control bytes are what tells binary from text
    return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
}

function latin1(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, length)).toString("latin1");
}
