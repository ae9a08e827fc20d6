import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { mean } from "../measure/statistics.ts";
import type { DocumentScores } from "./document-scores.ts";
import { mhs } from "./mhs.ts";
import { tablesToHtml } from "./tables-to-html.ts";
import { teds } from "./teds.ts";
import { textSimilarity } from "./text-similarity.ts";

/**
 * Scores a folder of predictions against a folder of truth, both `NAME.md`; a missing prediction counts as empty.
 *
 * NID is the similarity of text and reading order, including tables; overall is the mean of the metrics that apply to a document.
 */
export async function scoreFolder(truthFolder: string, predictions: string): Promise<DocumentScores> {
  const names = (await readdir(truthFolder)).filter((name) => name.endsWith(".md")).sort();
  const scored = names.map(async (name) => {
    const truth = await readFile(join(truthFolder, name), "utf8");
    const markdown = await readFile(join(predictions, name), "utf8").catch(() => "");
    return [basename(name, ".md"), scoreDocument(truth, markdown)] as const;
  });
  return Object.fromEntries(await Promise.all(scored));
}

/** Scores one document; null if a metric does not apply. */
export function scoreDocument(truth: string, markdown: string): Readonly<Record<string, number | null>> {
  const scores = {
    nid: textSimilarity(tablesToHtml(truth), tablesToHtml(markdown)),
    teds: teds(truth, markdown),
    mhs: mhs(truth, markdown),
  };
  return { overall: mean(Object.values(scores).filter((score) => score !== null)), ...scores };
}
