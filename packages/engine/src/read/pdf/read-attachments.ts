import type { AttachedFile } from "../raw/document-source.ts";
import { readUtf16, withMemory } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** The XML of an invoice is a few hundred kilobytes at most; a larger file is not the document as data. */
const MAX_BYTES = 8 << 20;
const MAX_FILES = 50;
const SIZE_OF_POINTER = 4;

/** Reads the XML files embedded in a PDF (ISO 32000-2, 7.11.4), as in ZUGFeRD and Factur-X. */
export function readAttachments(pdfium: Pdfium, document: Pointer): readonly AttachedFile[] {
  const files: AttachedFile[] = [];
  for (const { name, attachment } of attachmentsOf(pdfium, document)) {
    const bytes = /\.xml$/iu.test(name) ? readFile(pdfium, attachment) : null;
    if (bytes !== null) files.push({ name, text: new TextDecoder().decode(bytes) });
  }
  return files;
}

/** The names of all attached files, of any kind. */
export function attachmentNames(pdfium: Pdfium, document: Pointer): readonly string[] {
  const named = [...attachmentsOf(pdfium, document)].map(({ name }) => name);
  // Files that are not inspected also count.
  const others = Math.max(0, pdfium.exports.FPDFDoc_GetAttachmentCount(document) - named.length);
  return [...named, ...Array.from({ length: others }, () => "")];
}

function* attachmentsOf(
  pdfium: Pdfium,
  document: Pointer,
): Generator<{ readonly name: string; readonly attachment: Pointer }> {
  const { FPDFDoc_GetAttachmentCount, FPDFDoc_GetAttachment, FPDFAttachment_GetName } = pdfium.exports;
  const count = Math.min(MAX_FILES, FPDFDoc_GetAttachmentCount(document));
  for (let index = 0; index < count; index++) {
    const attachment = FPDFDoc_GetAttachment(document, index);
    if (attachment === 0) continue;
    const name = readUtf16(pdfium, (buffer, length) => FPDFAttachment_GetName(attachment, buffer, length));
    yield { name, attachment };
  }
}

function readFile(pdfium: Pdfium, attachment: Pointer): Uint8Array | null {
  const { FPDFAttachment_GetFile } = pdfium.exports;
  return withMemory(pdfium, SIZE_OF_POINTER, (size) => {
    const sizeOf = (): number => new DataView(pdfium.heap.HEAPU8.buffer).getUint32(size, true);
    if (!FPDFAttachment_GetFile(attachment, 0, 0, size)) return null;
    const length = sizeOf();
    if (length === 0 || length > MAX_BYTES) return null;
    return withMemory(pdfium, length, (buffer) =>
      FPDFAttachment_GetFile(attachment, buffer, length, size)
        ? pdfium.heap.HEAPU8.slice(buffer, buffer + Math.min(length, sizeOf()))
        : null,
    );
  });
}
