import type { FuzzedKind, FuzzFormatsResult } from "../results/fuzz-formats-result.ts";
import type { FormatsResult, ReadingCost } from "../results/formats-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function formatsSection(
  { corpus, sets, mean, faults = [], workbook }: FormatsResult,
  fuzzed: FuzzFormatsResult | undefined,
): Section {
  const cost = (name: string, { cpuSeconds, peakMb }: ReadingCost): readonly string[] => [
    name,
    cpuSeconds.toFixed(1),
    `${peakMb} MB`,
    `${(cpuSeconds / workbook.library.cpuSeconds).toFixed(2)} ×`,
  ];
  return {
    charts: [],
    markdown: `## Formats

Office files, sheets, web pages, mail and books, without LibreOffice and without Chromium: ${corpus}. The score of a document is the mean of
words, their order, headings, lists, tables, cells and kept strings, as far as its truth has them.

${markdownTable(
  ["set", "documents:", "score:"],
  sets.map(({ name, documents, score }) => [name, String(documents), score.toFixed(3)]),
)}
${apart(mean, faults)}
A workbook of ${workbook.rows.toLocaleString("en-US")} rows of ten columns, from the file to the result; next to it \`@e965/xlsx\`, which reads the older formats, and
opens it only. Each in processes of its own, medians.

${markdownTable(
  ["reader", "CPU seconds:", "peak memory:", "CPU to the library:"],
  [cost("docsvc, to the result", workbook.ours), cost("`@e965/xlsx`, to its cells", workbook.library)],
)}

${fuzzed === undefined ? "" : fuzzedFormats(fuzzed)}`,
  };
}

function apart(mean: FormatsResult["mean"], faults: NonNullable<FormatsResult["faults"]>): string {
  if (mean === undefined) return "";
  const reasons = Map.groupBy(faults, ({ reason }) => reason);
  return `
Mean of all documents: ${mean.all.toFixed(3)}. Without ${faults.length} whose truth says something else than their file: ${mean.withoutFaults.toFixed(3)}. These are:

${[...reasons].map(([reason, of]) => `- ${reason}: ${of.map(({ name, score }) => `${name} (${score.toFixed(2)})`).join(", ")}`).join("\n")}
`;
}

function fuzzedFormats({ kinds }: FuzzFormatsResult): string {
  const all = Object.entries(kinds);
  const sum = (outcomes: FuzzedKind["outcomes"]): number =>
    Object.values(outcomes).reduce((one, other) => one + other, 0);
  const copies = all.reduce((count, [, { outcomes }]) => count + sum(outcomes), 0);
  const defects = all.reduce((count, [, { outcomes }]) => count + (outcomes["defect"] ?? 0), 0);
  return `### Damaged copies

${copies.toLocaleString("en-US")} copies of a document of each format, cut where its structure changes, with bits turned over or parts gone, one after another in a
process a format whose heap has 1 GB, without LibreOffice and without recognition; *hostile* are documents made to cost more than they are worth. All
but ${defects} were read or refused with an error of the engine.

${markdownTable(
  ["format", "read:", "refused:", "defects:", "slowest, CPU seconds:", "peak memory:"],
  all.map(([kind, { outcomes, slowest, peakMb }]) => {
    const { read = 0, defect = 0 } = outcomes;
    const refused = sum(outcomes) - read - defect;
    return [kind, String(read), String(refused), String(defect), slowest.seconds.toFixed(1), `${peakMb} MB`];
  }),
)}
`;
}
