import { inflateSync } from "fflate";
import { platform } from "#platform";
import { rootNames } from "./root-names.ts";
import { isWrapped } from "./signed/unwrap-signed.ts";
import { textKind } from "./text-kinds.ts";
import { unmarkedUtf16 } from "./unmarked-utf16.ts";

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
  odt: "an OpenDocument text",
  ods: "an OpenDocument sheet",
  odp: "an OpenDocument presentation",
  epub: "an EPUB book",
  zip: "a ZIP archive",
  xls: "an Excel workbook (XLS)",
  doc: "a Word document (DOC)",
  ppt: "a PowerPoint presentation (PPT)",
  msg: "an Outlook message (MSG)",
  tnef: "an Outlook message (winmail.dat)",
  locked: "an Office document that is locked with a password",
  rights: "an Office document that is protected by rights management",
  ole: "an older Office file (DOC, XLS, PPT or MSG) or an encrypted one",
  rtf: "a Rich Text document",
  html: "an HTML page",
  eml: "a mail message",
  p7m: "a signed or encrypted message (P7M)",
  mbox: "a mailbox",
  csv: "a file of separated values",
  markdown: "a Markdown file",
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
  for (const [kind, signature, offset] of SIGNATURES) {
    if (head.startsWith(signature, offset)) return kind === "ole" ? oleKind(bytes) : kind;
  }
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  if (head.startsWith("PK\x03\x04")) return zipKind(bytes);
  if (isWrapped(head)) return "p7m";
  const start = textStart(bytes);
  if (start === undefined) return "unknown";
  const kind = textKind(start);
  return kind === "xml" ? (flatOpenDocument(start) ?? "xml") : kind;
}

/** The sentence for a document that is not read. */
export function refusal(kind: Exclude<DocumentKind, "pdf">): string {
  if (kind === "empty") return "The document is empty (0 bytes); check the upload.";
  if (kind === "heic") {
    return "This is a HEIC image, as phones take them, which is not read: its compression is patented. Save it as JPEG, or let the phone do so (iPhone: Settings, Camera, Formats, Most Compatible), and use that.";
  }
  return `This is ${NAMES[kind]}, which is not read; save it as PDF and use that.`;
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
  // Workbooks of Excel 2 to 4, and of programs that write them by hand, are records without a file around them; the
  // first says the version ([MS-XLS], 2.4.21).
  ["xls", "\x09\x00\x04\x00", 0],
  ["xls", "\x09\x02\x06\x00", 0],
  ["xls", "\x09\x04\x06\x00", 0],
  ["xls", "\x09\x08\x08\x00", 0],
  ["xls", "\x09\x08\x10\x00", 0],
  ["ole", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 0],
  ["tnef", "\x78\x9f\x3e\x22", 0],
  ["rtf", "{\\rtf", 0],
];

/** Bytes of a ZIP archive before the name of its first file (APPNOTE 4.3.7). */
const ENTRY_HEAD = 30;

/** Office files name their parts in the archive's local headers and in its directory at the end. */
function zipKind(bytes: Uint8Array): keyof typeof NAMES {
  const names = latin1(bytes, 4096) + latin1(bytes.subarray(Math.max(0, bytes.length - 65_536)), 65_536);
  const type = names.startsWith("mimetype", ENTRY_HEAD) ? typeInFirstFile(bytes) : undefined;
  if (type !== undefined) return type;
  if (names.includes("word/")) return "docx";
  if (names.includes("xl/")) return "xlsx";
  if (names.includes("ppt/")) return "pptx";
  return openKind(names) ?? "zip";
}

/** Bytes of an archive's first file that tell its type, as they are and unpacked. */
const MAX_TYPE = 128;

/**
 * Books and OpenDocument begin with a file that says their type and may have folders of any name (EPUB Open Container
 * Format 3.3, 4.3); packed anew by other programs it is compressed.
 */
function typeInFirstFile(bytes: Uint8Array): keyof typeof NAMES | undefined {
  try {
    const head = new DataView(bytes.buffer, bytes.byteOffset, ENTRY_HEAD);
    const start = ENTRY_HEAD + head.getUint16(26, true) + head.getUint16(28, true);
    const packed = bytes.subarray(start, start + MAX_TYPE);
    if (head.getUint16(8, true) === 0) return openKind(latin1(packed, MAX_TYPE));
    return openKind(latin1(inflateSync(packed, { out: new Uint8Array(MAX_TYPE) }), MAX_TYPE));
  } catch {
    return undefined;
  }
}

function openKind(text: string): keyof typeof NAMES | undefined {
  return openDocumentKind(text) ?? (text.includes("application/epub+zip") ? "epub" : undefined);
}

/** Streams of a compound file that tell what it holds; their names are UTF-16 ([MS-CFB], 2.6.1). */
const STREAMS: readonly (readonly [keyof typeof NAMES, string])[] = [
  // Of a locked one whose key a server gives out ([MS-OFFCRYPTO], 2.2.5 and 2.2.10).
  ["rights", "DRMEncryptedTransform"],
  ["rights", "\tDRMContent"],
  ["locked", "EncryptedPackage"],
  ["doc", "WordDocument"],
  ["xls", "Workbook"],
  ["ppt", "PowerPoint Document"],
  ["msg", "__properties_version1.0"],
  ["xls", "Book"],
];

function oleKind(bytes: Uint8Array): keyof typeof NAMES {
  const names = rootNames(bytes);
  const isIn = (name: string): boolean => names?.has(name.toLowerCase()) ?? false;
  const isAnywhere = (name: string): boolean => platform.findBytes(bytes, inUtf16(`${name}\0`)) >= 0;
  const found = STREAMS.find(([, name]) => isIn(name)) ?? STREAMS.find(([, name]) => isAnywhere(name));
  return found?.[0] ?? "ole";
}

/** A char a byte. */
function inUtf16(ascii: string): string {
  return ascii.replaceAll(/./gs, "$&\0");
}

function openDocumentKind(text: string): "odt" | "ods" | "odp" | undefined {
  const [, kind] = /application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(text) ?? [];
  return kind === undefined
    ? undefined
    : ({ text: "odt", spreadsheet: "ods", presentation: "odp" } as const)[kind as "text"];
}

/** OpenDocument in one file of XML names its kind at its root. */
function flatOpenDocument(start: string): "odt" | "ods" | "odp" | undefined {
  return start.includes("office:document") ? openDocumentKind(start) : undefined;
}

/** Exports of databases hold a stray one, and files of DOS end in one; of random bytes they are a tenth. */
const MAX_CONTROLS = 0.01;
/** Shift_JIS and ISO 2022 shift with escapes; other control bytes are what tells binary from text. */
// oxlint-disable-next-line no-control-regex -- control bytes are what tells binary from text
const CONTROLS = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/g;

/** So much of a text shows what kind it is. */
const TEXT_WINDOW = 16_384;

/** The beginning of a file of text; undefined where its bytes are no text. */
function textStart(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, TEXT_WINDOW);
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(start);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(start);
  const label = unmarkedUtf16(start);
  if (label !== undefined) return new TextDecoder(label).decode(start);
  let text: string;
  try {
    // `stream` forgives a char cut in two at the end of the window.
    text = new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
  } catch {
    text = latin1(start, start.length);
  }
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls > MAX_CONTROLS * text.length ? undefined : text;
}

function latin1(bytes: Uint8Array, length: number): string {
  return platform.latin1(bytes.subarray(0, length));
}
