import { PdfArray, PdfDict, PdfRef, type PDF } from "@libpdf/core";

/**
 * Adds fields that are on a page but not in the form's list of fields, as viewers do: hyperref lists only the first button of a group (ISO 32000-1,
 * 12.7.2).
 */
export function adoptFields(pdf: PDF): void {
  try {
    const resolve = (ref: PdfRef) => pdf.getObject(ref);
    const listed = pdf.getCatalog().getDict("AcroForm", resolve)?.getArray("Fields", resolve);
    if (listed === undefined || listed === null) return;
    const known = new Set(refsIn(listed).map(({ objectNumber }) => objectNumber));
    for (const { dict } of pdf.getPages()) {
      for (const ref of refsIn(dict.getArray("Annots", resolve) ?? new PdfArray())) {
        const widget = resolve(ref);
        if (known.has(ref.objectNumber) || !(widget instanceof PdfDict)) continue;
        const isField = widget.getName("Subtype")?.value === "Widget" && widget.has("T") && widget.has("FT");
        if (!isField || widget.has("Parent")) continue;
        known.add(ref.objectNumber);
        listed.push(ref);
      }
    }
  } catch {
    // If the form is too damaged to be read, only the fields in its own list are filled.
  }
}

function refsIn(list: PdfArray): PdfRef[] {
  return list.toArray().filter((item) => item instanceof PdfRef);
}
