import { PdfNumber, type PDF } from "@libpdf/core";

/** Removes the values of signature fields: a rewritten file is no longer the one that was signed, and viewers would report a forged signature. */
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
    // If the form is too damaged to be read, no viewer can show its signatures.
  }
}
