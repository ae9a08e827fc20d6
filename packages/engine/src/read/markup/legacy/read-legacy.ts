import { isEncrypted } from "officecrypto-tool";
import { EngineError } from "../../../document/errors.ts";
import type { Markup } from "../../../markup/markup.ts";
import { convertOffice } from "../../../print/libreoffice.ts";
import { unlockOffice } from "../locked/unlock-office.ts";
import type { MarkupOptions, MarkupReader } from "../markup-reader.ts";
import { readOffice } from "../ooxml/read-office.ts";

/** Reads a Word document of Office 97 to 2003 (DOC, DOT), as LibreOffice writes it in the newer form. */
export const readDoc: MarkupReader = (bytes, options) =>
  readConverted(bytes, options, { from: "doc", to: "docx", name: "a Word document (DOC)" });

/** Reads a presentation of PowerPoint 97 to 2003 (PPT, PPS), as LibreOffice writes it in the newer form. */
export const readPpt: MarkupReader = (bytes, options) =>
  readConverted(bytes, options, { from: "ppt", to: "pptx", name: "a PowerPoint presentation (PPT)" });

interface LegacyFormat {
  readonly from: "doc" | "ppt";
  readonly to: "docx" | "pptx";
  readonly name: string;
}

async function readConverted(
  bytes: Uint8Array,
  options: MarkupOptions,
  { from, to, name }: LegacyFormat,
): Promise<Markup> {
  const open = isLocked(bytes) ? await unlockOffice(bytes, options.password ?? null) : bytes;
  const converted = await convertOffice(open, { from, to, signal: options.signal });
  if (converted.kind === "absent") {
    throw new EngineError(
      "unsupported_document",
      `This is ${name}, which is read with LibreOffice, and LibreOffice is not installed where it was to be read. Install it ` +
        `(Debian: libreoffice-writer-nogui, libreoffice-impress-nogui), or save the document as ${to.toUpperCase()} and use that.`,
    );
  }
  if (converted.kind === "late") {
    throw new EngineError(
      "took_too_long",
      `This is ${name}, and LibreOffice did not convert it within ${converted.seconds} s; try again when the machine is less busy, or save it as ` +
        `${to.toUpperCase()} and use that.`,
    );
  }
  if (converted.kind === "failed") {
    throw new EngineError(
      "damaged_document",
      `This is ${name}, and ${converted.reason}; save it as ${to.toUpperCase()} and use that.`,
    );
  }
  const markup = await readOffice(converted.bytes, options);
  return { ...markup, printable: { program: "LibreOffice", bytes: open, ending: from } };
}

function isLocked(bytes: Uint8Array): boolean {
  try {
    return isEncrypted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  } catch {
    // Damaged: LibreOffice says so, or mends it.
    return false;
  }
}
