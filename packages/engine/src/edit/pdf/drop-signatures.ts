import { PdfNumber, type PDF } from "@libpdf/core";

/**
 * Takes the values of signature fields out: a file that is written again is no more what was signed, and viewers would call the signature forged.
 */
export function dropSignatures(pdf: PDF): void {
  try {
    const form = pdf.getForm();
    for (const field of form?.getSignatureFields() ?? []) {
      if (!field.isSigned()) continue;
      for (const key of ["V", "AP"]) field.getDict().delete(key);
      for (const widget of field.getWidgets()) widget.dict.delete("AP");
    }
    form?.acroForm().getDict().set("SigFlags", PdfNumber.of(0));
    pdf.getCatalog().delete("Perms");
  } catch {
    // A form too damaged to be read carries no signature that a viewer could show.
  }
}
