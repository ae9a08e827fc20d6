import { isEncrypted } from "officecrypto-tool";
import type { Markup } from "../../../markup-layout/markup.ts";
import { convertOffice } from "../../../print/libreoffice.ts";
import { unlockOffice } from "../locked/unlock-office.ts";
import type { MarkupOptions, MarkupReader } from "../markup-reader.ts";
import { readOffice } from "../ooxml/read-office.ts";
import { readDocText } from "./read-doc-text.ts";
import { readPptText } from "./read-ppt-text.ts";

/** Reads a Word 97–2003 document (DOC, DOT), converted by LibreOffice to the current format. */
export const readDoc: MarkupReader = (bytes, options) =>
  readConverted(bytes, options, { from: "doc", to: "docx", name: "a Word document (DOC)", own: readDocText });

/** Reads a PowerPoint 97–2003 presentation (PPT, PPS), converted by LibreOffice to the current format. */
export const readPpt: MarkupReader = (bytes, options) =>
  readConverted(bytes, options, { from: "ppt", to: "pptx", name: "a PowerPoint presentation (PPT)", own: readPptText });

interface LegacyFormat {
  readonly from: "doc" | "ppt";
  readonly to: "docx" | "pptx";
  readonly name: string;
  /** Reads its texts without LibreOffice. */
  readonly own: (bytes: Uint8Array) => Markup;
}

async function readConverted(
  bytes: Uint8Array,
  options: MarkupOptions,
  { from, to, name, own }: LegacyFormat,
): Promise<Markup> {
  const open = isLocked(bytes) ? await unlockOffice(bytes, options.password ?? null) : bytes;
  const converted = await convertOffice(open, { from, to, signal: options.signal });
  if (converted.kind !== "done") {
    const reason = {
      absent: "LibreOffice, which reads all of it, is not installed where it was read",
      late: "LibreOffice did not convert it in time",
      failed: "LibreOffice could not convert it",
    }[converted.kind];
    return readItself(open, { own, name, to }, reason);
  }
  const markup = await readOffice(converted.bytes, options);
  return { ...markup, printable: { program: "LibreOffice", bytes: open, ending: from } };
}

/** Reads the file's texts and their structure, without images and styles. */
function readItself(
  bytes: Uint8Array,
  { own, name, to }: Pick<LegacyFormat, "own" | "name" | "to">,
  reason: string,
): Markup {
  const markup = own(bytes);
  const message = `This is ${name}, and ${reason}: its texts, headings, lists, tables and notes were read, and pictures and looks were not. Install LibreOffice, or save it as ${to.toUpperCase()} and use that, to get all.`;
  return { ...markup, warnings: [...markup.warnings, { code: "read_without_libreoffice", message }] };
}

function isLocked(bytes: Uint8Array): boolean {
  try {
    return isEncrypted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  } catch {
    // Damaged: LibreOffice reports or repairs it.
    return false;
  }
}
