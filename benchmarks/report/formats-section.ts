import type { FuzzedKind, FuzzFormatsResult } from "../results/fuzz-formats-result.ts";
import type { FormatsResult, ReadingCost } from "../results/formats-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { LegacyResult } from "../results/legacy-result.ts";
import type { Section } from "./section.ts";

export function formatsSection(
  { corpus, sets, mean, faults = [], workbook, large }: FormatsResult,
  fuzzed: FuzzFormatsResult | undefined,
  legacy: LegacyResult | undefined,
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
opens it only. Each in processes of its own, medians; docsvc as built for npm.

${markdownTable(
  ["reader", "CPU seconds:", "peak memory:", "CPU to the library:"],
  [
    cost("docsvc, to the result", workbook.ours),
    ...(workbook.command === undefined ? [] : [cost("the same with the heap of `docsvc parse`", workbook.command)]),
    cost("`@e965/xlsx`, to its cells", workbook.library),
    ...(workbook.xml === undefined ? [] : [cost("`fflate` and `saxes`, to nothing", workbook.xml)]),
  ],
)}

${large === undefined ? "" : largeFiles(large)}${legacy === undefined ? "" : legacyFormats(legacy)}${fuzzed === undefined ? "" : fuzzedFormats(fuzzed)}`,
  };
}

function largeFiles({ word, tiff, print }: NonNullable<FormatsResult["large"]>): string {
  const row = (name: string, { pages, words, cpuSeconds, peakMb }: typeof word): readonly string[] => [
    name,
    String(pages),
    words?.toLocaleString("en-US") ?? "–",
    cpuSeconds.toFixed(1),
    `${peakMb} MB`,
  ];
  return `Large files, each in a process of its own. CPU seconds include programs that recognise print, and starting; memory is docsvc's own process:

${markdownTable(
  ["file", "pages:", "words read:", "CPU seconds:", "peak memory:"],
  [
    row("DOCX of 500 headed parts", word),
    row("TIFF of 300 MB, empty sheets", tiff),
    ...(print === undefined ? [] : [row("TIFF of 300 MB, sheets full of print", print)]),
  ],
)}

`;
}

function legacyFormats({ corpus, kinds }: LegacyResult): string {
  const lowest = Object.values(kinds).flatMap((kind) => kind.lowest.filter(({ recall }) => (recall ?? 0) < 0.95));
  const entries = lowest.map(({ name, recall }) => `${name} (${recall === null ? "refused" : recall.toFixed(2)})`);
  return `### DOC and PPT without LibreOffice

${corpus}, read by this engine alone and as LibreOffice converts them: the share of the words of the second that the first has.

${markdownTable(
  ["format", "documents:", "refused:", "mean recall:", "0.95 or more:"],
  Object.entries(kinds).map(([kind, { documents, refused, mean, atLeast95 }]) => [
    kind.toUpperCase(),
    String(documents),
    String(refused),
    mean.toFixed(3),
    String(atLeast95),
  ]),
)}
${entries.length === 0 ? "" : `\nLowest: ${entries.join(", ")}.\n`}
`;
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
