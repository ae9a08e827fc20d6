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
  /** Kinds that the format cannot express, or that are not read from it, with the reason. */
  readonly without?: Partial<Record<Kind, string>>;
  /** Whether its blocks have paragraphs around them. */
  readonly isAmid?: true;
}

const withoutAll = (kinds: readonly Kind[], reason: string): Partial<Record<Kind, string>> =>
  Object.fromEntries(kinds.map((kind) => [kind, reason]));

const NO_BLOCKS = withoutAll(
  KINDS.filter((kind) => !isInline(kind) && kind !== "line break"),
  "A sheet has cells, and no blocks of text.",
);
export const FORMATS: Readonly<Record<string, KindFormat>> = {
  HTML: { write: htmlOf },
  EPUB: { write: epubOf },
  mail: { write: mailOf, head: "# Lease\n\nFrom: a@example.org\n\nTo: b@example.org\n\n" },
  Markdown: { write: markdownOf, fileName: "lease.md", head: "# Lease\n\n" },
  DOCX: { write: docxOf },
  ODT: { write: odtOf },
  RTF: { write: rtfOf, without: { formula: "Programs write formulas of RTF as pictures or as objects of Word." } },
  PPTX: {
    write: pptxOf,
    without: {
      ...withoutAll(["quotation", "code block", "definition list"], "Paragraphs of slides have no named styles."),
      footnote: "Slides have no footnotes.",
    },
  },
  ODP: {
    write: odpOf,
    without: { "definition list": "Impress has no style for one.", footnote: "Slides have no footnotes." },
  },
  XLSX: { write: xlsxOf, without: { ...NO_BLOCKS, highlight: "A cell has no marker after its words, only a fill." } },
  ODS: { write: odsOf, without: NO_BLOCKS },
  PDF: {
    write: pdfOf,
    without: { "definition list": "A page draws terms and descriptions as paragraphs, which they stay." },
    isAmid: true,
  },
};
