/**
 * Reads a page of its own, so that the first document of a process does not pay for PDFium, for the modules that a page needs and for the
 * first compilation of both.
 */
import { parse } from "./parse.ts";

/** A heading, a paragraph, a list, and a table with rulings: what most pages have. */
const CONTENT = `BT /F2 16 Tf 72 760 Td (Readings of the weir) Tj ET
BT /F1 10 Tf 72 730 Td (The level was read each morning at the gauge below the bridge,) Tj 0 -13 Td (and written down with the weather of the day before.) Tj ET
BT /F1 10 Tf 72 690 Td (1. The gauge is cleaned in May.) Tj 0 -13 Td (2. It is painted every third year.) Tj ET
BT /F2 10 Tf 75 640 Td (Month) Tj 150 0 Td (Level) Tj ET
BT /F1 10 Tf 75 625 Td (May) Tj 150 0 Td (1.42) Tj ET
BT /F1 10 Tf 75 610 Td (June) Tj 150 0 Td (1.38) Tj ET
.5 w 72 650 m 372 650 l S 72 635 m 372 635 l S 72 620 m 372 620 l S 72 605 m 372 605 l S
72 605 m 72 650 l S 222 605 m 222 650 l S 372 605 m 372 650 l S`;

/** Parses a small document; its result is dropped. For a process that waits for its first document: that one then takes less than half the time. */
export async function warmUp(): Promise<void> {
  await parse(smallPdf(), {}, { ocr: "off" });
}

export function smallPdf(): Uint8Array {
  const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${CONTENT.length} >>\nstream\n${CONTENT}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let pdf = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return new TextEncoder().encode(pdf + table + trailer);
}
