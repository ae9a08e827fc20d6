import { spreadOf } from "../measure/statistics.ts";
import type { OcrResult, OcrSeries, Recogniser } from "../results/ocr-result.ts";
import type { OcrScriptsResult } from "../results/ocr-scripts-result.ts";
import type { OcrWordsResult } from "../results/ocr-words-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

const NAMES: Readonly<Record<Recogniser, string>> = {
  program: "Tesseract, the machine's program",
  wasm: "Tesseract as WebAssembly",
  alone: "Tesseract's program alone, pictures of 200 dpi",
};

export function ocrSection(
  result: OcrResult,
  words: OcrWordsResult | undefined,
  scripts: OcrScriptsResult | undefined,
): Section {
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
${words === undefined ? "" : wordsPart(words)}${scripts === undefined ? "" : scriptsPart(scripts)}`,
  };
}

const CONDITIONS: Readonly<Record<string, string>> = {
  c200: "as it is, 200 dpi",
  c150: "150 dpi",
  c100: "100 dpi",
  r3: "turned by 3°",
  r90: "turned by 90°",
  r180: "upside down",
  noisy: "noise and blur, as JPEG",
  photo: "photographed",
};

function wordsPart({ corpus, conditions }: OcrWordsResult): string {
  const names = Object.keys(CONDITIONS);
  const inOrder = conditions.toSorted((a, b) => names.indexOf(a.condition) - names.indexOf(b.condition));
  const rows = inOrder.map(({ condition, pages, recall, precision, order, lowest, amounts }) => [
    CONDITIONS[condition] ?? condition,
    String(pages),
    ...[recall, precision, order, lowest].map((share) => share.toFixed(3)),
    amounts === undefined ? "–" : `${amounts.read} of ${amounts.all}`,
  ]);
  return `
### Words of pictures

${corpus}: words read of those that the page holds, each as often as it is there and in its case, and those read that are there; *order* is the longest
run of words in the page's own order. *Lowest* is the recall of the page of which least was read. *Amounts* are numbers with two decimals.

${markdownTable(["the page", "pages:", "recall:", "precision:", "order:", "lowest:", "amounts:"], rows)}
`;
}

function scriptsPart({ lines }: OcrScriptsResult): string {
  const rows = lines.map(({ way, script, dpi, recall, amounts, letters, warning }) => [
    script,
    way,
    `${dpi} dpi`,
    recall.toFixed(3),
    `${Math.round(100 * amounts)} %`,
    String(letters),
    warning ? "yes" : "no",
  ]);
  return `
### Other scripts

A page each, printed by Chromium and taken as a picture: five sentences, and a bill of six amounts. Recall counts words, in Chinese and Japanese
pairs of letters. Without data of its script, a page gives a warning and no letters.

${markdownTable(["script", "data", "the page", "recall:", "amounts right:", "letters read:", "warning"], rows)}
`;
}
