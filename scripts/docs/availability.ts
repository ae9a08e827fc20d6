/** Features of the contract that this version lacks, from the service's own list and from the engine itself. */
import { EngineError, parse } from "../../packages/engine/src/index.ts";

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));

/** Encodes a name as in a compound file. */
const wide = (name: string): string => Buffer.from(`${name}\0`, "utf16le").toString("latin1");

/** Where the blocks of a format get their pages and boxes from. */
const PLACES = {
  pages: "the file's own pages",
  picture: "the picture, in pixels",
  sheet: "a page a sheet; fractions of the used range",
  office: "true with LibreOffice; without it estimated, `confidence: low`",
  converted: "read and placed with LibreOffice; without it texts and structure alone, estimated, `confidence: low`",
  web: "true with Chromium; without it estimated, `confidence: low`",
  flow: "estimated, `confidence: low`",
} as const;

/** The first bytes of a document of each format: enough for the engine to detect the format, too few to read a document. */
const FORMATS: readonly (readonly [name: string, places: keyof typeof PLACES, beginning: string])[] = [
  ["PDF", "pages", "%PDF-1.7\n"],
  ["PNG", "picture", "\x89PNG\r\n\x1a\n"],
  ["JPEG", "picture", "\xff\xd8\xff\xe0"],
  ["TIFF", "picture", "II*\0"],
  ["WebP", "picture", "RIFF0000WEBPVP8 "],
  ["GIF", "picture", "GIF89a"],
  ["BMP", "picture", "BM000000"],
  ["DOCX", "office", "PK\x03\x04 word/document.xml"],
  ["XLSX", "sheet", "PK\x03\x04 xl/workbook.xml"],
  ["XLS", "sheet", `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide("Workbook")}`],
  ["PPTX", "office", "PK\x03\x04 ppt/presentation.xml"],
  ["ODT", "office", "PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.text"],
  ["ODS", "sheet", "PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.spreadsheet"],
  ["ODP", "office", "PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.presentation"],
  ["DOC", "converted", `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide("WordDocument")}`],
  ["PPT", "converted", `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide("PowerPoint Document")}`],
  ["MSG", "flow", `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide("__properties_version1.0")}`],
  ["RTF", "office", "{\\rtf1 Dear members}"],
  ["HTML", "web", "<!doctype html><p>Dear members</p>"],
  ["Markdown", "web", "# Gate\n\nIt opens at **nine**.\n\n# Fees\n\nNone.\n"],
  ["EPUB", "web", "PK\x03\x04 mimetypeapplication/epub+zip"],
  ["EML", "flow", "From: a@harbour.example\nSubject: Gate\n\nIt opens at nine.\n"],
  ["CSV", "sheet", "name;hour\ngate;9\nmole;8\n"],
  ["plain text", "web", "Dear members,\n\nthe gate opens at nine.\n"],
];

export interface Availability {
  /** Supported formats, grouped by where their blocks' places come from. */
  readonly read: readonly { readonly formats: readonly string[]; readonly places: string }[];
  readonly refused: readonly string[];
}

export async function askAvailability(): Promise<Availability> {
  const formats = await Promise.all(
    FORMATS.map(async ([name, places, beginning]) => {
      // Not checked, because the documentation must not depend on what this machine has installed.
      return { name, places, isRead: places === "converted" || (await isRead(latin1(beginning))) };
    }),
  );
  const groups = Map.groupBy(
    formats.filter(({ isRead }) => isRead),
    ({ places }) => PLACES[places],
  );
  return {
    read: [...groups].map(([places, list]) => ({ formats: list.map(({ name }) => name), places })),
    refused: formats.filter(({ isRead }) => !isRead).map(({ name }) => name),
  };
}

/** Any error except a refusal means that a reader accepted the bytes; they are known to be damaged. */
async function isRead(bytes: Uint8Array): Promise<boolean> {
  return parse(bytes).then(
    () => true,
    (error: unknown) => !(EngineError.isInstance(error) && error.code === "unsupported_document"),
  );
}

/** The table of the READMEs. */
export function availabilityTable({ read, refused }: Availability): string {
  const lines = ["| read | pages and boxes |", "|---|---|"];
  for (const { formats, places } of read) lines.push(`| ${formats.join(", ")} | ${places} |`);
  lines.push("", PROGRAMS);
  if (refused.length > 0) lines.push("", `Not read yet: ${refused.join(", ")} (\`unsupported_document\`).`);
  return lines.join("\n");
}

const PROGRAMS =
  "Text and structure are the file's own, with and without these programs; Office and OpenDocument files with a password open with " +
  "`settings.document_password`.";
