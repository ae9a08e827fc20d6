/** More Office files for instructions. */
import { presentation, slide, wordFile, workbook, wordControl, wordParagraph, wordRun } from "./office-parts.ts";

/** A Word file with headings, tracked changes of two authors and content controls. */
export function wordSecrecy(): Uint8Array {
  const ins = (author: string, text: string): string => `<w:ins w:id="2" w:author="${author}">${wordRun(text)}</w:ins>`;
  const del = (author: string, text: string): string =>
    `<w:del w:id="1" w:author="${author}"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
  return wordFile([
    wordParagraph(wordRun("Non-Disclosure Agreement"), "Title"),
    wordParagraph(
      wordRun("This agreement is made between Calder Optics plc (“Discloser”) and Mirko ") +
        wordRun("Stanić (“Recipient”) on 11 August 2025."),
    ),
    wordParagraph(wordRun("1. Purpose"), "Heading1"),
    wordParagraph(wordRun("The parties discuss the supply of lenses worth EUR 75,000.")),
    wordParagraph(wordRun("2. Duties"), "Heading1"),
    wordParagraph(
      `${wordRun("Recipient keeps the information secret for 3 years. ")}${del("Ines Falk", "Copies are allowed. ")}${ins("Ines Falk", "Copies are forbidden. ")}${ins("Roy Beck", "Drawings are excluded. ")}`,
    ),
    wordParagraph(wordRun("3. Penalty"), "Heading1"),
    wordParagraph(wordRun("Recipient pays a penalty of EUR 10,000 for each breach.")),
    wordParagraph(wordRun("4. Notices"), "Heading1"),
    wordParagraph(wordRun("Write to legal@calder.example or to Mirko Stanić, mirko@stanic.example.")),
    wordControl("Signing place", "Enter place"),
    wordControl("Signing date", "Enter date"),
  ]);
}

/** A workbook of two sheets with a formula. */
export function payrollWorkbook(): Uint8Array {
  return workbook([
    {
      name: "Payroll",
      rows: [
        ["Employee", "Role", "Gross", "Bonus"],
        ["Nadia Petrov", "Clerk", 2600, 150],
        ["Owen Marsh", "Driver", 2450, 0],
        ["Lucia Ferri", "Manager", 4100, 600],
        ["Total", "", "=SUM(C2:C4)", "=SUM(D2:D4)"],
      ],
    },
    {
      name: "Contacts",
      rows: [
        ["Name", "Mail"],
        ["Nadia Petrov", "nadia@hub.example"],
        ["Owen Marsh", "owen@hub.example"],
      ],
    },
  ]);
}

/** A presentation of four slides. */
export function pitch(): Uint8Array {
  return presentation([
    slide("Solar roof plan", "Prepared by Kasimir Thal for Elbhaus eG"),
    slide("Costs", "The roof costs EUR 218,000; Elbhaus eG pays half."),
    slide("Partners", "Installer: Lumetra GmbH, office@lumetra.example"),
    slide("Next steps", "Decision on 14 November 2025 by Elbhaus eG."),
  ]);
}
