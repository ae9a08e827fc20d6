import { SAMPLES as OF_STUDIO, nameOf } from "@docsvc/studio/src/start/samples.ts";
import type { Sample } from "@docsvc/studio/src/start/samples.ts";

const SHOWN: ReadonlySet<string> = new Set([
  "report/report.pdf",
  "ruled-tables/ruled-tables.pdf",
  "two-column/two-column.pdf",
  "form/invoice.pdf",
]);

/** The studio's samples that need no OCR. */
export const SAMPLES: readonly Sample[] = OF_STUDIO.filter(({ file }) => SHOWN.has(file));

/** Relative to the page. */
export function addressOf({ file }: Sample): string {
  return `samples/${nameOf(file)}`;
}
