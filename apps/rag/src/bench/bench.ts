/** `pnpm rag bench`: asks the same questions of docsvc's output and of the plain text of pdf.js and liteparse. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { refresh } from "../index/refresh.ts";
import { connect } from "../read/connect.ts";
import { readWithLangChain } from "../read/with-langchain.ts";
import { goalsOf, goalsTable, writeGoals } from "./goals.ts";
import { plainPassages, readWithLiteparse, readWithPdfjs } from "./plain-text.ts";
import { readQuestions } from "./questions.ts";
import { runQuestions, type BenchRun } from "./run.ts";

export interface BenchOptions {
  readonly directory: string;
  readonly indexDirectory: string;
  /** JSON file with a list of questions and the places that answer them. */
  readonly questions: string;
  /** Where to write the results shown and found, for other scorers. */
  readonly out?: string | undefined;
  /** Where to write the goals, for the benchmark report. */
  readonly result?: string | undefined;
}

/** @returns the table of goals, in Markdown */
export async function bench({
  directory,
  indexDirectory,
  questions: path,
  out,
  result,
}: BenchOptions): Promise<string> {
  const questions = await readQuestions(path);
  await using opened = new AsyncDisposableStack();
  const { passages, kept, parsed } = await refresh(directory, {
    indexDirectory: join(indexDirectory, "langchain"),
    openReader: async () => readWithLangChain(opened.use(await connect(undefined, undefined)).client),
  });
  const paths = new Map([...kept, ...parsed].map((file) => [file, join(directory, file)]));
  const pdfs = new Map([...paths].filter(([file]) => file.toLowerCase().endsWith(".pdf")));
  const ways = {
    docsvc: passages,
    "pdf.js text": await plainPassages(readWithPdfjs, pdfs),
    "liteparse text": await plainPassages(readWithLiteparse, pdfs),
  };
  const runs = Object.entries(ways).map(([way, read]) => [way, runQuestions(read, questions)] as const);
  if (out !== undefined) {
    await writeFile(out, JSON.stringify(Object.fromEntries(runs.map(([way, run]) => [way, run.map(toScored)]))));
  }
  const hasText = new Set(ways["pdf.js text"].map(({ file }) => file));
  const scans = new Set([...pdfs.keys()].filter((file) => !hasText.has(file)));
  const goals = new Map(runs.map(([way, run]) => [way, goalsOf(run, scans)]));
  const table = goalsTable(goals);
  if (result !== undefined) await writeGoals(result, table, { documents: paths.size, questions: questions.length });
  return table;
}

function toScored({ question, shown, found }: BenchRun): object {
  const written = (results: BenchRun["shown"]): object[] => results.map(({ box, ...rest }) => ({ ...rest, bbox: box }));
  return { id: question.id, results: written(shown), retrieved: written(found) };
}
