/** The formats that the tests of kinds write, and what they cannot express. */
import { isInline, type Kind, KINDS, type KindWriter } from "./kinds.ts";
import { docxOf, pptxOf, xlsxOf } from "./office.ts";
import { odpOf, odsOf, odtOf } from "./opendocument.ts";
import { pdfOf } from "./pdf.ts";
import { rtfOf } from "./rtf.ts";
import { epubOf, htmlOf, mailOf, markdownOf } from "./web.ts";

export interface KindFormat {
  readonly write: KindWriter;
  readonly fileName?: string;
  /** Text before the part under test. */
  readonly head?: string;
  /** Kinds that the format cannot express. */
  readonly without?: readonly Kind[];
  /** Whether its blocks have paragraphs around them. */
  readonly isAmid?: true;
}

const NO_BLOCKS = KINDS.filter((kind) => !isInline(kind) && kind !== "line break");
export const FORMATS: Readonly<Record<string, KindFormat>> = {
  HTML: { write: htmlOf },
  EPUB: { write: epubOf },
  mail: { write: mailOf, head: "# Lease\n\nFrom: a@example.org\n\nTo: b@example.org\n\n" },
  Markdown: { write: markdownOf, fileName: "lease.md", head: "# Lease\n\n" },
  DOCX: { write: docxOf, without: ["definition list"] },
  ODT: { write: odtOf, without: ["definition list"] },
  RTF: { write: rtfOf, without: ["definition list", "formula"] },
  // Its paragraphs have no named styles.
  PPTX: { write: pptxOf, without: ["quotation", "code block", "definition list", "footnote"] },
  ODP: { write: odpOf, without: ["definition list", "footnote"] },
  // A cell has no marker after its words.
  XLSX: { write: xlsxOf, without: [...NO_BLOCKS, "highlight"] },
  ODS: { write: odsOf, without: NO_BLOCKS },
  // Drawn pages end each line alike, and show a block by the paragraphs around it.
  PDF: { write: pdfOf, without: ["definition list", "footnote", "line break"], isAmid: true },
};
