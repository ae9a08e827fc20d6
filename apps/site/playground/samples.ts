import { SAMPLES as OF_STUDIO, nameOf } from "@docsvc/studio/src/start/samples.ts";
import type { Sample } from "@docsvc/studio/src/start/samples.ts";

const SHOWN: ReadonlySet<string> = new Set([
  "report/report.pdf",
  "ruled-tables/ruled-tables.pdf",
  "two-column/two-column.pdf",
  "form/invoice.pdf",
]);

/** Those of the studio that need no recognition. */
export const SAMPLES: readonly Sample[] = OF_STUDIO.filter(({ file }) => SHOWN.has(file));

/** Next to the page. */
export function addressOf({ file }: Sample): string {
  return `samples/${nameOf(file)}`;
}
