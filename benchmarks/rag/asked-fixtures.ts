/** The documents of fixture-questions.tsv, by the names of their fixtures. */
export const ASKED_FIXTURES: readonly string[] = [
  "report/report.pdf",
  "paper/paper.pdf",
  "two-column/two-column.pdf",
  "two-column/newspaper.pdf",
  "letter/letter.pdf",
  "comments/comments.pdf",
  "ruled-tables/ruled-tables.pdf",
  "form/invoice.pdf",
  "scan/mixed.pdf",
  "office/minutes.docx",
  "statement/statement.pdf",
  "slides/slides.pdf",
];
