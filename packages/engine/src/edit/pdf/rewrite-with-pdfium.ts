import { copyCString } from "../../read/pdf/memory.ts";
import { createPdfium, type Pdfium } from "../../read/pdf/pdfium.ts";
import { EngineError } from "../../document/errors.ts";

/**
 * Opens a file with PDFium and writes it again without encryption; this also repairs damaged cross-references.
 *
 * Uses an instance of its own, which is discarded, because the file may be damaged.
 *
 * @throws {@link EngineError} `damaged_document`
 */
export async function rewriteWithPdfium(bytes: Uint8Array, password: string | null): Promise<Uint8Array> {
  const pdfium = await createPdfium();
  const { exports, heap } = pdfium;
  const buffer = exports.malloc(bytes.length);
  if (buffer === 0) throw new EngineError("damaged_document", "The document does not fit into memory.");
  heap.HEAPU8.set(bytes, buffer);
  const secret = password ? copyCString(pdfium, password) : 0;
  let document = exports.FPDF_LoadMemDocument(buffer, bytes.length, secret);
  if (document === 0 && secret !== 0) document = exports.FPDF_LoadMemDocument(buffer, bytes.length, 0);
  if (document === 0) throw new EngineError("damaged_document", "This PDF cannot be opened; repair or re-export it.");
  exports.EPDF_RemoveEncryption(document);
  return save(pdfium, document);
}

function save({ exports, heap }: Pdfium, document: number): Uint8Array {
  const writer = exports.PDFiumExt_OpenFileWriter();
  exports.PDFiumExt_SaveAsCopy(document, writer);
  const size = exports.PDFiumExt_GetFileWriterSize(writer);
  const at = exports.malloc(Math.max(1, size));
  exports.PDFiumExt_GetFileWriterData(writer, at, size);
  return heap.HEAPU8.slice(at, at + size);
}
