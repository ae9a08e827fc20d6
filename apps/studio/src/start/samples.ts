/** Sample documents, from the repository's own fixtures. */
export interface Sample {
  /** Path below `fixtures/`. */
  readonly file: string;
  readonly title: string;
  readonly shows: string;
}

export const SAMPLES: readonly Sample[] = [
  { file: "report/report.pdf", title: "Annual report", shows: "Contents, charts, boxes, running heads" },
  { file: "ruled-tables/ruled-tables.pdf", title: "Tables", shows: "Spans, shaded rows, a table over three pages" },
  { file: "two-column/two-column.pdf", title: "Conference paper", shows: "Two columns, footnotes, wide figures" },
  { file: "form/invoice.pdf", title: "Invoice", shows: "Key values and line items to extract" },
  { file: "form/form.pdf", title: "Form", shows: "Fields to fill in by instructions" },
  { file: "bundle/bundle.pdf", title: "Bundle", shows: "Papers of four kinds in one file" },
  { file: "scan/letter-scan.pdf", title: "Scanned letter", shows: "A crooked scan, recognised" },
  { file: "long-table/long-table.pdf", title: "Long table", shows: "800 rows on 20 pages" },
  { file: "office/minutes.docx", title: "Minutes", shows: "A Word document with tracked changes" },
];

/** The sample's address on the service. */
export function addressOf({ file }: Pick<Sample, "file">): string {
  return `/studio/samples/${nameOf(file)}`;
}

export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
