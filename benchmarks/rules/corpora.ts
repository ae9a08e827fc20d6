import { readFile, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { countTables, teds } from "../scoring/teds.ts";
import type { CorpusPage } from "../tables/make-corpus.ts";
import { mean } from "../measure/statistics.ts";
import { textSimilarity } from "../scoring/text-similarity.ts";
import { headingScore } from "./heading-score.ts";
import type { Decided } from "./read-again.ts";

/** A document of one family of a corpus. */
export interface RuledDocument {
  readonly corpus: string;
  readonly family: string;
  readonly name: string;
  readonly file: string;
  /** 0..1; null if the truth is unknown. */
  readonly score: ((decided: Decided) => number) | null;
}

/** Pages that `training/make-pages.ts` made: one folder per family, scored by their headings. */
export async function trainingPages(folder: string): Promise<RuledDocument[]> {
  const documents: RuledDocument[] = [];
  for (const family of (await readdir(folder)).sort()) {
    for (const file of await pdfsIn(join(folder, family, "pdfs"))) {
      const name = basename(file, ".pdf");
      const truth = await readFile(join(folder, family, "gt", `${name}.md`), "utf8");
      const score = headingScore(truth);
      documents.push({ corpus: "pages", family, name, file, score: ({ clean }) => score(clean) });
    }
  }
  return documents;
}

/** Pages of {@link makeCorpus}: a family is a kind of table, or of something that is not a table. */
export function tablePages(corpus: string, pages: readonly CorpusPage[]): RuledDocument[] {
  return pages.map(({ name, kind, file, truth }) => ({
    corpus,
    family: kind,
    name,
    file,
    score: ({ clean }) => (truth === "" ? Number(countTables(clean) === 0) : teds(truth, clean)!),
  }));
}

/** A folder with `pdfs/NAME.pdf`, hand-made truth as `gt/NAME.md`, and `groups.json`, which lists the documents of each source. */
export async function judgedDocuments(folder: string): Promise<RuledDocument[]> {
  const groups = JSON.parse(await readFile(join(folder, "groups.json"), "utf8")) as string[][];
  const documents: RuledDocument[] = [];
  for (const [at, group] of groups.entries()) {
    for (const name of group) {
      const truth = await readFile(join(folder, "gt", `${name}.md`), "utf8");
      const file = join(folder, "pdfs", `${name}.pdf`);
      const score = ({ whole }: Decided): number => wholeScore(truth, whole);
      documents.push({ corpus: "judged", family: `source ${at + 1}`, name, file, score });
    }
  }
  return documents;
}

/** The mean of the metrics that apply: text, tables, headings. */
function wholeScore(truth: string, markdown: string): number {
  const scores = [textSimilarity(withoutTags(truth), withoutTags(markdown))];
  if (countTables(truth) > 0) scores.push(teds(truth, markdown)!);
  if (/^#/m.test(truth)) scores.push(headingScore(truth)(markdown));
  return mean(scores);
}

function withoutTags(markdown: string): string {
  return markdown.replaceAll(/<[^>]*>|[|#*]|-{3,}/g, " ");
}

/** Documents for which only changes are counted. */
export async function otherDocuments(corpus: string, folder: string): Promise<RuledDocument[]> {
  return (await pdfsIn(folder)).map((file) => ({
    corpus,
    family: basename(dirname(file)),
    name: basename(file, ".pdf"),
    file,
    score: null,
  }));
}

async function pdfsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(".pdf"))
    .sort()
    .map((name) => join(folder, name));
}
