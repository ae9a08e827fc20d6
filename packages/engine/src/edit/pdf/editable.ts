import { PDF, type PDFPage, type Permissions } from "@libpdf/core";
import { EngineError } from "../../document/errors.ts";
import type { Warning } from "../../document/document.ts";
import { openPdf } from "../../read/pdf/open-pdf.ts";
import { adoptFields } from "./adopt-fields.ts";
import { rewriteWithPdfium } from "./rewrite-with-pdfium.ts";
import { type PageView, viewPage } from "./page-view.ts";

/** A PDF opened for editing: its objects, and its original pages. */
export interface Editable {
  readonly pdf: PDF;
  /** The file without encryption, from which its objects were read. */
  readonly plain: Uint8Array;
  /** In the order of the original document. Pages that are deleted later stay in this list. */
  readonly views: readonly PageView[];
  /** How the file was encrypted and will be encrypted again; null if it was not. */
  readonly encryption: Encryption | null;
  readonly warnings: readonly Warning[];
}

/** The permissions of an encrypted file. */
export interface Encryption {
  readonly password: string;
  readonly permissions: Permissions;
  /** It was opened with the owner's password. */
  readonly isOwner: boolean;
}

/**
 * Opens a PDF for editing. PDFium decides whether it can be opened, removes its encryption, and repairs files that the editing library cannot read.
 *
 * @throws {@link EngineError} `damaged_document`, `unsupported_document`, `password_required`, `password_wrong`
 */
export async function openEditable(bytes: Uint8Array, password: string | null): Promise<Editable> {
  const pageCount = await countPages(bytes, password);
  const first = await load(bytes, password, pageCount);
  if (first !== null && !first.isEncrypted) return toEditable(first, bytes, null);
  const plain = await rewriteWithPdfium(bytes, password);
  const pdf = await load(plain, null, pageCount);
  if (pdf === null || pdf.isEncrypted) {
    throw new EngineError("damaged_document", "This PDF is too damaged to be edited; repair or re-export it.");
  }
  const isEncrypted = first?.isEncrypted === true || hasEncryption(bytes);
  return toEditable(pdf, plain, isEncrypted ? readEncryption(first, password) : null);
}

function toEditable(pdf: PDF, plain: Uint8Array, encryption: Encryption | null): Editable {
  const warnings: Warning[] = hasSignature(pdf)
    ? [{ code: "signature_ended", message: "The document was signed; the edit ends what the signature vouches for." }]
    : [];
  return {
    pdf,
    plain,
    encryption,
    warnings,
    views: pdf.getPages().map((page, index) => viewPage(page, index + 1, (ref) => pdf.getObject(ref))),
  };
}

async function countPages(bytes: Uint8Array, password: string | null): Promise<number> {
  using document = await openPdf(bytes, { password });
  if (document.pageCount === 0) throw new EngineError("damaged_document", "This PDF has no pages.");
  return document.pageCount;
}

async function load(bytes: Uint8Array, password: string | null, pageCount: number): Promise<PDF | null> {
  try {
    const pdf = await PDF.load(bytes, password === null ? {} : { credentials: password });
    if (pdf.isEncrypted && !pdf.isAuthenticated) return null;
    const pages: PDFPage[] = pdf.getPages();
    // Must precede all uses of the form, because it is read only once.
    adoptFields(pdf);
    return pages.length === pageCount ? pdf : null;
  } catch {
    // The library's error names objects of the file. PDFium's copy is tried next, and then the file counts as damaged.
    return null;
  }
}

/** Looks for the encryption in the trailer of a file that the library could not read. */
function hasEncryption(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("/Encrypt");
}

function readEncryption(pdf: PDF | null, password: string | null): Encryption {
  const permissions = (pdf ?? PDF.create()).getPermissions();
  return { password: password ?? "", permissions, isOwner: pdf?.hasOwnerAccess() ?? false };
}

function hasSignature(pdf: PDF): boolean {
  try {
    return (
      pdf
        .getForm()
        ?.getSignatureFields()
        .some((field) => field.isSigned()) ?? false
    );
  } catch {
    return false;
  }
}
