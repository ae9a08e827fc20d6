import { spreadOf } from "../measure/statistics.ts";
import type { OcrResult, OcrSeries, Recogniser } from "../results/ocr-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

const NAMES: Readonly<Record<Recogniser, string>> = {
  program: "Tesseract, the machine's program",
  wasm: "Tesseract as WebAssembly",
};

export function ocrSection(result: OcrResult): Section {
  const rows = result.series.map((series) => {
    const ofRounds = (value: (round: OcrSeries["rounds"][number]) => number): string => {
      const { median, low, high } = spreadOf(series.rounds.map(value));
      return `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
    };
    return [
      NAMES[series.recogniser],
      String(series.cores),
      ofRounds(({ wallMs }) => (result.pages * 1000) / wallMs),
      ofRounds(({ cpuMs }) => cpuMs / 1000 / result.pages),
    ];
  });
  const skipped = result.skipped.map((name) => `\nNot in this run, since the machine has none: ${NAMES[name]}.\n`);
  return {
    charts: [],
    markdown: `## Recognition

${result.pages} pages taken as pictures: a scanned letter, and pages of a paper and of a text in two columns whose embedded text is ignored. A
process each, after a first page that loads the recogniser; median of ${result.series[0]?.rounds.length ?? 0} interleaved rounds, in brackets the lowest and the highest. A machine without the program
takes the WebAssembly, whose data come with the package.
${skipped.join("")}
${markdownTable(["recogniser", "cores:", "pages/s:", "CPU seconds a page:"], rows)}
`,
  };
}
