/**
 * Documents of the development half whose truth disagrees with their file, with the reason. Their scores count in the mean of their
 * set, and the mean of all is given with and without them.
 */
const FAULTS: Readonly<Record<string, readonly string[]>> = {
  "the truth leaves out title, subtitle, authors and front matter, which the document shows": [
    "pandoc/docx-metadata.docx",
    "pandoc/pptx-document-properties.pptx",
    "pandoc/pptx-document-properties-short-desc.pptx",
    "traps/md_all-0.md",
    "traps/md_all-1.md",
    "traps/md_all-2.md",
    "pandoc/epub-wasteland.epub",
  ],
  "the truth leaves out the numbers that Word shows before headings": ["pandoc/docx-enumerated_headings.docx"],
  "the truth leaves out the number that Word shows before a heading, and has a paragraph in the style Title as text": [
    "pandoc/docx-0_level_headers.docx",
  ],
  "the paragraphs have an outline level of their own, with which Word lists them as headings": [
    "pandoc/docx-lists_level_override.docx",
  ],
  "the truth has a tracked deletion and what replaces it as one word": [
    "pandoc/docx-track_changes_scrubbed_metadata.docx",
  ],
  "the truth leaves out the captions of pictures, which are texts on the slide": [
    "pandoc/pptx-images.pptx",
    "pandoc/pptx-slide-level-0_h2-with-image.pptx",
    "pandoc/pptx-content-with-caption_heading-text-image.pptx",
    "pandoc/pptx-comparison_non-text-first.pptx",
    "pandoc/pptx-comparison_extra-image.pptx",
    "pandoc/pptx-comparison_extra-text.pptx",
    "pandoc/pptx-comparison_both-columns.pptx",
    "pandoc/pptx-two-column_text-and-image.pptx",
  ],
  "the truth leaves out the alternative text of pictures, which they show where they are missing": [
    "traps/html_all-0.html",
    "traps/html_all-1.html",
    "traps/html_all-2.html",
  ],
  "the truth leaves out the alternative text of pictures, and its scorer finds no lists inside of quotations": [
    "pandoc/html-reader.html",
  ],
  "the truth has the bold text in the body of a slide as a heading": ["pandoc/pptx-code.pptx"],
  "the truth has speaker notes between the paragraphs of a slide; in the file they are behind it, without the footnote":
    ["pandoc/pptx-speaker-notes.pptx"],
  "the truth has speaker notes between the paragraphs of a slide and leaves out the caption of a picture": [
    "pandoc/pptx-speaker-notes-afterseps.pptx",
  ],
  "the truth leaves out the name of the chapter that a field refers to and shows": [
    "pandoc/odt-referenceToChapter.odt",
  ],
  "the truth lists a row and a column that the workbook hides, of which the result warns": [
    "sheetjs/comments_stress_test.xls",
  ],
  "the truth was computed again later, and its formulas ask for the time and for random numbers": [
    "sheetjs/formula_stress_test.xlsb",
    "sheetjs/formula_stress_test.xlsx",
  ],
  "the truth asks for the speaker notes and counts their words as too many": [
    "traps/pptx_table_notes-0.pptx",
    "traps/pptx_table_notes-1.pptx",
    "traps/pptx_table_notes-2.pptx",
  ],
  "the truth lists all texts of a sheet before its tables; on the sheet they are above and below them": [
    "traps/xlsx_stacked_titles-0.xlsx",
    "traps/xlsx_stacked_titles-1.xlsx",
    "traps/xlsx_stacked_titles-2.xlsx",
    "traps/xlsx_blank_group_rows-0.xlsx",
    "traps/xlsx_blank_group_rows-1.xlsx",
    "traps/xlsx_blank_group_rows-2.xlsx",
  ],
  "the truth has the caption above the table; in the file it is below": [
    "pandoc/odt-simpleTableWithCaption.odt",
    "pandoc/pptx-tables.pptx",
  ],
  "the truth was saved in a code page that lacks letters of the file": [
    "sheetjs/text_and_numbers.xlsx",
    "sheetjs/merge_cells.xlsx",
    "sheetjs/number_format.xls",
    "sheetjs/number_format.xlsm",
    "sheetjs/xlsx-stream-d-date-cell.xlsb",
  ],
  "the truth was computed again by a program set to another language than that of the stored values": [
    "sheetjs/numfmt_1_russian.xls",
    "sheetjs/number_format_russian.xlsb",
  ],
};

/** The reason, by document. */
export const TRUTH_FAULTS: ReadonlyMap<string, string> = new Map(
  Object.entries(FAULTS).flatMap(([reason, documents]) => documents.map((name) => [name, reason] as const)),
);
