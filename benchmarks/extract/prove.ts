/** The proof table of extraction: kinds of papers, and issuers, that were left out of the learning. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deserializeTranscript, type Transcript, readTranscript, serializeTranscript } from "@docsvc/engine";
import {
  type Answer,
  answerHeldOut,
  FOLDS_OF_ISSUERS,
  FOLDS_OF_KINDS,
  isShared,
} from "../training/extract/papers/prove-kinds.ts";
import { printSureness } from "../training/extract/papers/print-sureness.ts";
import { questionsOf, subjectOf } from "../training/extract/papers/questions.ts";
import { readPapers, type ReadPaper } from "../training/extract/papers/read-papers.ts";
import type { KindLine, KindsResult } from "../results/extract-kinds-result.ts";
import { areSame, comparedLeaves, isBlank } from "../scoring/extract-score.ts";

interface ProofOptions {
  /** Folder that stores the papers and their text. */
  readonly folder: string;
  readonly seeds: readonly number[];
  /** A folder with `manifest.jsonl`, whose sets are added as kinds. */
  readonly corpus?: string | undefined;
  /** Source file for the weights learned from all papers; the engine's is `sureness/sureness-learned.ts`. */
  readonly weights?: string | undefined;
  /** Prints the totals with other thresholds below which values and arrays are left out. */
  readonly tried: boolean;
  /** Prints the errors of kinds whose name contains this. */
  readonly show?: string | undefined;
}

/** Reads generated papers, and extracts each with weights learned from the others: first from other kinds, then from other issuers. */
export async function proveKinds({ folder, seeds, corpus, weights, tried, show }: ProofOptions): Promise<KindsResult> {
  const papers: ReadPaper[] = [];
  for (const seed of seeds) papers.push(...(await readPapers(seed, folder)));
  if (corpus !== undefined) papers.push(...(await papersOfSets(corpus, folder)));
  const questions = questionsOf(papers);
  const byKind = answerHeldOut(questions, ({ paper }) => subjectOf(paper), areSame, FOLDS_OF_KINDS);
  const byIssuer = answerHeldOut(questions, ({ paper }) => paper.issuer, areSame, FOLDS_OF_ISSUERS);
  for (const { least, answers } of tried ? byKind.tried() : []) {
    const { f1, blanksLeft, foreign, foreignGiven, absent, absentGiven, high, highRight } = toLine("", answers);
    process.stdout.write(`given from ${JSON.stringify(least)}: F1 ${f1}, blanks left blank ${blanksLeft}, of something else ${foreignGiven} of ${foreign}, near misses ${absentGiven} of ${absent}, high ${highRight} of ${high}\n`); // prettier-ignore
  }
  if (show !== undefined) for (const answer of byKind.answers) printAnswer(answer, show);
  if (weights !== undefined) {
    const kinds = new Set(papers.map(({ kind }) => kind)).size;
    await writeFile(weights, printSureness(byKind.taught, `${papers.length} papers of ${kinds} kinds`));
  }
  const kinds = Map.groupBy(byKind.answers, ({ question }) => question.paper.kind);
  const lines = [...kinds].map(([name, answers]) => toLine(name, answers));
  return {
    papers: papers.length,
    questions: questions.filter(({ isForeign }) => !isForeign).length,
    lines: lines.toSorted((a, b) => a.f1 - b.f1),
    inView: toLine("all, in view", byKind.inView),
    kindsLeftOut: toLine("all, kinds left out", byKind.answers),
    issuersLeftOut: toLine("all, issuers left out", byIssuer.answers),
  };
}

/** Hundreds of pages with thousands of figures only repeat themselves. */
const MAX_PAGES = 40;

/** Documents with truth as papers: their set is their kind, and each has its own issuer. */
async function papersOfSets(corpus: string, folder: string): Promise<ReadPaper[]> {
  const manifest = (await readFile(join(corpus, "manifest.jsonl"), "utf8")).trim().split("\n");
  const papers: ReadPaper[] = [];
  for (const line of manifest.map((one) => JSON.parse(one) as { id: string; set: string; file: string; gold: string; schema: string; ignore?: readonly string[] })) {
    const transcript = await readKept(join(folder, "sets", `${line.id}.json`), () => readFile(join(corpus, line.file)));
    if (transcript.pages.length > MAX_PAGES) continue;
    const [schema, truth] = await Promise.all([line.schema, line.gold].map(async (file) => JSON.parse(await readFile(join(corpus, file), "utf8")) as unknown));
    papers.push({ id: line.id, kind: line.set, issuer: line.id, body: "", schema: schema as object, truth: truth as Record<string, unknown>, transcript, ignored: (line.ignore ?? []).map((pointer) => namesOf(pointer).join(".")) });
  }
  return papers;
} // prettier-ignore

async function readKept(path: string, file: () => Promise<Uint8Array>): Promise<Transcript> {
  if (existsSync(path)) return deserializeTranscript(await readFile(path, "utf8"));
  const transcript = await readTranscript(await file());
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, serializeTranscript(transcript));
  return transcript;
}

function toLine(name: string, answers: readonly Answer[]): KindLine {
  const counts = { values: 0, given: 0, right: 0, blank: 0, leftBlank: 0, high: 0, highRight: 0, foreign: 0, foreignGiven: 0, foreignHigh: 0, absent: 0, absentGiven: 0, absentHigh: 0 };
  for (const answer of answers) count(answer, counts);
  const { values, given, right, blank, leftBlank, ...rest } = counts;
  return {
    name,
    papers: new Set(answers.map(({ question }) => question.paper.id)).size,
    values,
    given,
    right,
    f1: round((200 * right) / Math.max(1, values + given)),
    blanksLeft: blank === 0 ? null : round((100 * leftBlank) / blank),
    ...rest,
  };
} // prettier-ignore

type Counts = {
  [
    Name in
      | "values"
      | "given"
      | "right"
      | "blank"
      | "leftBlank"
      | "high"
      | "highRight"
      | "foreign"
      | "foreignGiven"
      | "foreignHigh"
      | "absent"
      | "absentGiven"
      | "absentHigh"
  ]: number;
};

function count({ question, data, high }: Answer, counts: Counts): void {
  for (const leaf of comparedLeaves(question.truth, data)) {
    const isGiven = !isBlank(leaf.data);
    if (isShared(namesOf(leaf.pointer), question.shared)) continue;
    if (question.isOfLists === true && !question.absent!.has(namesOf(leaf.pointer)[0]!)) continue;
    const isHigh = isGiven && high.has(leaf.pointer);
    if (isHigh) counts.high++;
    if (isHigh && leaf.isRight) counts.highRight++;
    if (question.isForeign) {
      counts.foreign++;
      if (isGiven) counts.foreignGiven++;
      if (isHigh) counts.foreignHigh++;
      continue;
    }
    if (question.absent?.has(namesOf(leaf.pointer)[0]!) === true) {
      counts.absent++;
      if (isGiven) counts.absentGiven++;
      if (isHigh) counts.absentHigh++;
    }
    if (isBlank(leaf.truth)) counts.blank++;
    else counts.values++;
    if (isGiven) counts.given++;
    else if (isBlank(leaf.truth)) counts.leftBlank++;
    if (leaf.isRight) counts.right++;
  }
} // prettier-ignore

/** The names in a JSON Pointer, without row indexes. */
function namesOf(pointer: string): string[] {
  return pointer.split("/").filter((part) => part !== "" && !/^(?:\d+|[-*])$/u.test(part));
}

function printAnswer({ question, data, high }: Answer, show: string): void {
  if (!question.paper.kind.includes(show)) return;
  for (const leaf of comparedLeaves(question.truth, data)) {
    if (leaf.isRight || (isBlank(leaf.truth) && isBlank(leaf.data))) continue;
    if (isShared(namesOf(leaf.pointer), question.shared)) continue;
    const sure = high.has(leaf.pointer) ? "HIGH" : "";
    const asked = question.isForeign ? "foreign" : question.paper.issuer;
    process.stdout.write(
      `${question.paper.id} ${asked} ${leaf.pointer} ${JSON.stringify([leaf.truth, leaf.data])} ${sure}\n`,
    );
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
