/** Documents that contain a word in a place where redaction may overlook it. */
import { contentStream, type RawObject, writeRawPdf } from "@docsvc/fixtures/raw-pdf";

/** The word that all traps hide, unless they say another. */
export const HIDDEN = "Quillon";

export interface Trap {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What is to be redacted. @defaultValue {@link HIDDEN} */
  readonly word?: string;
  /** It was found by its leak, so it is tried with each change. */
  readonly hasLeaked?: true;
  /** Only recognition of the displayed page sees the word. */
  readonly isSeenOnly?: true;
}

export const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

/** The parts of a file that a trap adds to a page with one line. */
export interface TrapParts {
  readonly font?: string;
  /** Entries of the page, its resources, the catalog and the trailer. */
  readonly page?: string;
  readonly resources?: string;
  readonly catalog?: string;
  readonly trailer?: string;
  /** Objects from number 6. */
  readonly more?: readonly RawObject[];
}

/** A page of which object 4 is the content and object 5 the font `/F1`. */
export function trapPdf(content: string, parts: TrapParts = {}): Uint8Array {
  const { font = FONT, page = "", resources = "", catalog = "", trailer = "", more = [] } = parts;
  const own = `/Type /Page /Parent 2 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page}`;
  const box = page.includes("/MediaBox") ? "" : "/MediaBox [0 0 595 842]";
  const contents = page.includes("/Contents") ? "" : "/Contents 4 0 R";
  return writeRawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< ${own} ${box} ${contents} >>`,
      contentStream(content),
      font,
      ...more,
    ],
    trailer,
  );
}

/** A line of text in `/F1`. */
export const line = (text: string, y = 700, x = 72): string => `BT /F1 14 Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** The line that every trap shows, so that there is something to redact. */
export const LETTER: string = line(`A letter from ${HIDDEN} today.`);

/** A form XObject with `/F1`. */
export function form(content: string, dictionary = ""): RawObject {
  return contentStream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> ${dictionary}`,
  );
}

export const utf16 = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
