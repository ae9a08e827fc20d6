import { count } from "../count.ts";

/** Counts of a run over several documents. */
export interface Tally {
  written: number;
  skipped: number;
  /** Labels of the documents that failed, by code. */
  readonly failed: Map<string, string[]>;
}

/** Number of failed documents that a line of the table names. */
const SHOWN = 3;

/** The last lines of a run: the totals, and a table of failures by kind. */
export function summarise(
  { written, skipped, failed }: Tally,
  { out, seconds }: { readonly out: string; readonly seconds: number },
): readonly string[] {
  const failures = [...failed.values()].reduce((sum, labels) => sum + labels.length, 0);
  const documents = written + skipped + failures;
  const parts = [
    `${written} written to ${out}`,
    ...(skipped > 0 ? [`${skipped} there already`] : []),
    `${failures} failed`,
  ];
  const sum = `${count(documents, "document")} in ${seconds.toFixed(1)} s: ${parts.join(", ")}.`;
  const width = Math.max(...[...failed.keys()].map((code) => code.length), 0);
  const table = [...failed]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([code, labels]) => {
      const more = labels.length > SHOWN ? `, … and ${labels.length - SHOWN} more` : "";
      return `  ${code.padEnd(width)}  ${String(labels.length).padStart(4)}  ${labels.slice(0, SHOWN).join(", ")}${more}`;
    });
  return [sum, ...table];
}
