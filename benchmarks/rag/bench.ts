/**
 * Measures answers and places against those of plain text, on questions whose answers are known:
 * `node benchmarks/rag/bench.ts --dir FOLDER --questions FILE`. The same questions are asked of docsvc's output and of the plain text of pdf.js and
 * liteparse. `--questions` is a list of questions in JSON, with the places that answer them. `--index` is where the index is kept, by default
 * `.docsvc-rag` in the folder; `--out FILE` writes what was shown and found, `--result FILE` the table, both as JSON.
 */
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { refresh } from "@docsvc/rag/src/index/refresh.ts";
import { connect } from "@docsvc/rag/src/read/connect.ts";
import { readWithLangChain } from "@docsvc/rag/src/read/with-langchain.ts";
import { goalsOf, goalsTable, writeGoals } from "./goals.ts";
import { plainPassages, readWithLiteparse, readWithPdfjs } from "./plain-text.ts";
import { readQuestions } from "./questions.ts";
import { runQuestions, type BenchRun } from "./run.ts";

const { values } = parseArgs({
  options: {
    dir: { type: "string" },
    questions: { type: "string" },
    index: { type: "string" },
    out: { type: "string" },
    result: { type: "string" },
  },
});
if (values.dir === undefined || values.questions === undefined) {
  throw new Error("Give --dir FOLDER and --questions FILE.");
}
const directory = resolve(values.dir);
const indexDirectory = resolve(values.index ?? join(directory, ".docsvc-rag"));
const questions = await readQuestions(values.questions);
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
if (values.out !== undefined) {
  await writeFile(values.out, JSON.stringify(Object.fromEntries(runs.map(([way, run]) => [way, run.map(toScored)]))));
}
const hasText = new Set(ways["pdf.js text"].map(({ file }) => file));
const scans = new Set([...pdfs.keys()].filter((file) => !hasText.has(file)));
const goals = new Map(runs.map(([way, run]) => [way, goalsOf(run, scans)]));
const table = goalsTable(goals);
if (values.result !== undefined) {
  await writeGoals(values.result, table, { documents: paths.size, questions: questions.length });
}
console.log(table);

function toScored({ question, shown, found }: BenchRun): object {
  const written = (results: BenchRun["shown"]): object[] => results.map(({ box, ...rest }) => ({ ...rest, bbox: box }));
  return { id: question.id, results: written(shown), retrieved: written(found) };
}
