/**
 * Measures how many of the words in images are recognised: `node benchmarks/ocr-words.ts --pictures DIR --truth DIR [--corpus-name NAME]`.
 *
 * The folder of images contains `PAGE.CONDITION.png` (or `.jpg`): pages as they are, badly scanned, or rotated; the folder of the truth contains the
 * words of each as `PAGE.txt`. Only words are compared, not the pages' structure.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse, renderMarkdown } from "@docsvc/engine";
import type { OcrWordsResult } from "./results/ocr-words-result.ts";
import { writeResult } from "./results/write-result.ts";
import { scoreWords, type WordScore, wordsIn } from "./scoring/word-score.ts";

const { values } = parseArgs({
  options: {
    pictures: { type: "string" },
    truth: { type: "string" },
    "corpus-name": { type: "string", default: "pages" },
    "dry-run": { type: "boolean", default: false },
  },
});
/** A number with two decimals, as on a receipt. */
const AMOUNT = /^\d[\d.,]*[.,]\d{2}$/;
const { pictures, truth } = values;
if (pictures === undefined || truth === undefined) throw new Error("Give the folders --pictures and --truth.");

const scores = new Map<string, WordScore[]>();
/** Amounts of the truth by condition, and how many of them were read. */
const amounts = new Map<string, { read: number; all: number }>();
for (const name of (await readdir(pictures)).toSorted()) {
  const [page, condition] = name.split(".");
  if (page === undefined || condition === undefined || !/\.(?:png|jpg)$/u.test(name)) continue;
  const known = wordsIn(await readFile(join(truth, `${page}.txt`), "utf8"));
  const { result: parsed } = await parse(await readFile(join(pictures, name)));
  const read = renderMarkdown(parsed).replaceAll(/<[^>]+>|[|*]/gu, " ");
  const words = wordsIn(read);
  const score = scoreWords(known, words);
  const figures = known.filter((word) => AMOUNT.test(word));
  const sum = amounts.get(condition) ?? { read: 0, all: 0 };
  const recall = figures.length === 0 ? 0 : scoreWords(figures, words).recall;
  amounts.set(condition, { read: sum.read + Math.round(recall * figures.length), all: sum.all + figures.length });
  console.log(
    `  ${name.padEnd(24)} ${score.recall.toFixed(3)} ${score.precision.toFixed(3)} ${score.order.toFixed(3)}`,
  );
  scores.set(condition, [...(scores.get(condition) ?? []), score]);
}
const result: OcrWordsResult = {
  corpus: values["corpus-name"],
  conditions: [...scores].map(([condition, of]) => ({
    condition,
    pages: of.length,
    recall: mean(of.map(({ recall }) => recall)),
    precision: mean(of.map(({ precision }) => precision)),
    order: mean(of.map(({ order }) => order)),
    lowest: round(Math.min(...of.map(({ recall }) => recall))),
    amounts: amounts.get(condition)!,
  })),
};
console.table(result.conditions);
if (!values["dry-run"]) await writeResult("ocr-words", result);

function mean(of: readonly number[]): number {
  return round(of.reduce((sum, value) => sum + value, 0) / of.length);
}

function round(share: number): number {
  return Number(share.toFixed(4));
}
