import type { Warning } from "../../document/document.ts";
import { attachmentNames } from "./read-attachments.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** `FPDF_GetFormType`: the pages of the first are created by the viewer, those of the second are in the file. */
const XFA_FULL = 2;
const XFA_FOREGROUND = 3;

/** The invoice as data, with the same content as the pages; read if data is requested (Factur-X 1.07, 6.2.2). */
const INVOICE_DATA = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/iu;

/** Warns of content that the pages of a PDF do not show, and says what to do about it. */
export function warnOfUnread(pdfium: Pdfium, document: Pointer): readonly Warning[] {
  const { FPDF_GetFormType } = pdfium.exports;
  const warnings: Warning[] = [];
  const form = FPDF_GetFormType(document);
  if (form === XFA_FULL) {
    const message =
      "This PDF is a dynamic XFA form, whose pages only Adobe's reader makes; what the file shows in their place is read. " +
      "Open it there, print it to a PDF and use that.";
    warnings.push({ code: "xfa_form_dynamic", message });
  } else if (form === XFA_FOREGROUND) {
    const message =
      "This PDF is an XFA form: its pages are read, but values that are only in its XFA data are not. " +
      "If values are missing, print it to a PDF and use that.";
    warnings.push({ code: "xfa_form", message });
  }
  const attachments = attachmentNames(pdfium, document).filter((name) => !INVOICE_DATA.test(name)).length;
  if (attachments > 0) {
    const files = attachments === 1 ? "a file" : `${attachments} files`;
    const message = `This PDF has ${files} attached, which ${attachments === 1 ? "is" : "are"} not read; save and upload what you need.`;
    warnings.push({ code: "attachments_not_read", message });
  }
  return warnings;
}
