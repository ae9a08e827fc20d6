import type { FormatsResult, ReadingCost } from "../results/formats-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function formatsSection({ corpus, sets, workbook, damaged }: FormatsResult): Section {
  const cost = (name: string, { cpuSeconds, peakMb }: ReadingCost): readonly string[] => [
    name,
    cpuSeconds.toFixed(1),
    `${peakMb} MB`,
    `${(cpuSeconds / workbook.library.cpuSeconds).toFixed(2)} ×`,
  ];
  const count = Object.values(damaged.outcomes).reduce((sum, value) => sum + value, 0);
  return {
    charts: [],
    markdown: `## Formats

Office files, sheets, web pages, mail and books, without LibreOffice and without Chromium: ${corpus}. The score of a document is the mean of
words, their order, headings, lists, tables, cells and kept strings, as far as its truth has them.

${markdownTable(
  ["set", "documents:", "score:"],
  sets.map(({ name, documents, score }) => [name, String(documents), score.toFixed(3)]),
)}

A workbook of ${workbook.rows.toLocaleString("en-US")} rows of ten columns, from the file to the result; next to it \`@e965/xlsx\`, which reads the older formats, and
opens it only. Each in processes of its own, medians.

${markdownTable(
  ["reader", "CPU seconds:", "peak memory:", "CPU to the library:"],
  [cost("docsvc, to the result", workbook.ours), cost("`@e965/xlsx`, to its cells", workbook.library)],
)}

${count.toLocaleString("en-US")} documents that are cut where their structure changes, have bits turned over or parts gone, or are made to cost more than they are
worth, one after another in a process whose heap has 1 GB, workbooks of records in a thread with a heap of its own:
${Object.entries(damaged.outcomes)
  .map(([outcome, times]) => `${times} ${outcome === "read" ? "read" : `\`${outcome}\``}`)
  .join(", ")}; nothing else.
The slowest took ${damaged.slowest.seconds.toFixed(1)} s of CPU (${damaged.slowest.name}), the peak was ${damaged.peakMb} MB.
`,
  };
}
